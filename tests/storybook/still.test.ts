/** What `npm run visual` relies on: a story that has not changed is the same picture each time, down to the pixel. */
import { platform } from 'node:os';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../visual/hashOf.ts';
import { openBrowser } from '../visual/run.ts';
import { type Camera, openCamera, prepareStill } from '../visual/still.ts';
import { builtStorybook, readEntries } from './builtStorybook.ts';
import { type Host, hostUnder } from './host.ts';
import { openReview, type Review } from './review.ts';

const WIDTH = 1280;
const entries = readEntries(builtStorybook);

let browser: Browser;
let host: Host;
let review: Review;
let camera: Camera;

beforeAll(async () => {
  browser = await openBrowser();
  host = await hostUnder('/review/', builtStorybook);
  review = await openReview(browser, host, prepareStill);
  camera = await openCamera(review.page);
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Shows a story, asks something of the page while it holds still, and gives the hashes of its pictures. */
async function picture(id: string, ask?: () => Promise<void>): Promise<string[]> {
  const entry = entries.find((story) => story.id === id);
  if (entry === undefined) throw new Error(`There is no story ${id}.`);
  await camera.clear(WIDTH);
  try {
    await review.show(entry, { theme: 'dark' });
    const pictures = await camera.takeBoth(WIDTH);
    await ask?.();
    return pictures.map(hashOf);
  } finally {
    await camera.release();
    expect(await review.end()).toEqual([]);
  }
}

describe('a picture of a story', { retry: 0 }, () => {
  it.each([
    ['whose first view the scroll fades', 'screens-home--home'],
    ['that waits for an answer', 'flows-newsletter-states--subscribing'],
    ['with a dialog', 'screens-store--asking-about-the-tip'],
    ['that has gone from page to page', 'journeys-not-found--finds-the-way-home'],
  ])('%s is the same each time', async (_, id) => {
    const first = await picture(id);
    await picture('flows-newsletter-states--ready');
    expect(await picture(id)).toEqual(first);
  });

  it('is not the same in both themes, nor as that of another story', async () => {
    const [dark, light] = await picture('flows-newsletter-states--ready');
    expect(dark).not.toBe(light);
    expect(await picture('flows-newsletter-states--invalid-email')).not.toContain(dark);
  });

  it('shows the home page before scrolling', async () => {
    await picture('screens-home--home', async () => {
      const name = review.page.getByRole('heading', { level: 1 });
      expect(await name.evaluate((heading) => heading.checkVisibility({ opacityProperty: true }))).toBe(true);
    });
  });
});

/** The names of the fonts that a text is drawn with, by what is asked for. */
async function fontsOf(page: Page, families: readonly string[]): Promise<Record<string, string[]>> {
  await page.setContent(
    families.map((family) => `<p style='font-family: ${family}'>Text, an arrow → and a star ★</p>`).join(''),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const drawn = nodeIds.map(async (nodeId) => {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  });
  return Object.fromEntries((await Promise.all(drawn)).map((names, index) => [families[index], names]));
}

// Elsewhere Chromium does not use fontconfig.
describe.runIf(platform() === 'linux')('the text of a picture', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage();
  });

  it('is drawn with the fonts of the project only', async () => {
    const sans = [
      'sans-serif',
      'serif',
      'system-ui',
      'Arial',
      '"Liberation Sans"',
      '"DejaVu Sans"',
      'Georgia',
    ];
    const mono = ['monospace', '"Courier New"', 'Menlo, "Liberation Mono", sans-serif'];
    expect(await fontsOf(page, [...sans, ...mono])).toEqual({
      ...Object.fromEntries(sans.map((family) => [family, ['Arimo']])),
      ...Object.fromEntries(mono.map((family) => [family, ['Cousine']])),
    });
  });

  it.each(['Arial', 'Arial Bold'])('has a local %s for the fallbacks of the web fonts', async (name) => {
    const load = (local: string) => new FontFace('Fallback', `local("${local}")`).load().then(() => true);
    expect(await page.evaluate(load, name)).toBe(true);
  });
});
