import { arch, platform } from 'node:os';
import type { Browser } from 'playwright';
import { hashOf } from './hashOf.ts';

/** Shows what another build of the same browser may draw differently, with the project's fonts: letters, blur, gradients. */
const specimen = `
  <body style="margin: 0; font-size: 20px; background: linear-gradient(20deg, #f08, #08f)">
    <p style="font-family: sans-serif">Hamburgefonstiv 0123456789 áñß — “quoted”</p>
    <p style="font-family: Arial; font-weight: bold">Hamburgefonstiv</p>
    <p style="font-family: serif; font-style: italic">Hamburgefonstiv</p>
    <p style="font-family: monospace; text-shadow: 2px 2px 6px #000">Hamburgefonstiv</p>
    <p style="font-family: system-ui">★ ✓ → 🎸</p>
    <p style="width: 99px; height: 33px; border-radius: 9px; rotate: 7deg; backdrop-filter: blur(3px); box-shadow: 0 0 9px #000"></p>
  </body>`;

/** What decides how a pixel looks, apart from the stories and the fonts, which are the project's own. */
export interface Environment {
  /** Name and full version. */
  browser: string;
  /** Operating system and CPU architecture. */
  machine: string;
  /** Hash of the specimen's picture. */
  drawn: string;
}

export async function describeEnvironment(browser: Browser): Promise<Environment> {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  await page.setContent(specimen);
  const drawn = hashOf(await page.screenshot());
  await page.close();
  return { browser: `Chromium ${browser.version()}`, machine: `${platform()} ${arch()}`, drawn };
}

/** How an environment differs from the one that the pictures were taken in. */
function differences(here: Environment, pinned: Environment): string[] {
  const named = (['browser', 'machine'] as const).filter((key) => here[key] !== pinned[key]);
  if (named.length > 0) return named.map((key) => `${key} is ${here[key]}, and was ${pinned[key]}`);
  return here.drawn === pinned.drawn ? [] : ["the project's fonts, or how they are drawn, are not the same"];
}

/** Why pictures cannot be compared here; undefined when they can. Accepting all of them needs no earlier environment. */
export function reasonToRefuse(
  here: Environment,
  pinned: Environment | undefined,
  acceptsAll: boolean,
): string | undefined {
  if (!here.machine.startsWith('linux '))
    return `Nothing was compared: only on Linux does Chromium draw with the project's own fonts, and this is ${here.machine}.`;
  if (pinned === undefined || acceptsAll) return undefined;
  const unlike = differences(here, pinned);
  if (unlike.length === 0) return undefined;
  return `Nothing was compared: the accepted pictures were taken in another environment (${unlike.join('; ')}). Run this there, or accept all pictures again here with "npm run visual -- --approve".`;
}
