import { arch, platform } from 'node:os';
import type { Browser } from 'playwright';
import { hashOf } from './baselines.ts';

/** Drawn with the machine's own fonts, in what browsers draw differently: edges of letters, blur, gradients, emoji. */
const specimen = `
  <body style="margin: 0; font-size: 20px; background: linear-gradient(20deg, #f08, #08f)">
    <p style="font-family: sans-serif">Hamburgefonstiv 0123456789 áñß — “quoted”</p>
    <p style="font-family: Arial; font-weight: bold">Hamburgefonstiv</p>
    <p style="font-family: serif; font-style: italic">Hamburgefonstiv</p>
    <p style="font-family: monospace; text-shadow: 2px 2px 6px #000">Hamburgefonstiv</p>
    <p style="font-family: system-ui">★ ✓ → 🎸</p>
    <p style="width: 99px; height: 33px; border-radius: 9px; rotate: 7deg; backdrop-filter: blur(3px); box-shadow: 0 0 9px #000"></p>
  </body>`;

/** All that decides what a pixel looks like, apart from the stories themselves. */
export async function describeEnvironment(browser: Browser): Promise<Record<string, string>> {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  await page.setContent(specimen);
  const drawn = hashOf(await page.screenshot());
  await page.close();
  return { browser: `Chromium ${browser.version()}`, machine: `${platform()} ${arch()}`, drawn };
}

/** How an environment is unlike the one that the pictures were taken in, in sentences; none when it is like it. */
export function differences(here: Record<string, string>, pinned: Record<string, string>): string[] {
  const named = Object.keys(here).filter((key) => key !== 'drawn' && here[key] !== pinned[key]);
  if (named.length > 0) return named.map((key) => `${key} is ${here[key]}, and was ${pinned[key]}`);
  return here['drawn'] === pinned['drawn'] ? [] : ['the fonts, or how they are drawn, are not the same'];
}
