import type { Browser, Locator, Page } from 'playwright';
import { openPhone } from './phone.ts';

/** What a visitor waits for after a tap: an open dialog that has the focus, or the heading of another page. */
type Awaited = 'dialog' | 'page';

/** Notes in the document when what is awaited has been painted, in milliseconds since the epoch. */
async function watch(page: Page, awaited: Awaited): Promise<void> {
  await page.evaluate((what) => {
    const before = document.querySelector('main h1');
    const hasCome = () => {
      if (what === 'dialog') return document.activeElement?.closest('[role=dialog]') != null;
      const heading = document.querySelector('main h1');
      return heading !== null && heading !== before;
    };
    const note = () => {
      const { timeOrigin } = performance;
      document.documentElement.setAttribute('data-came', String(timeOrigin + performance.now()));
    };
    const look = () => {
      if (!hasCome()) {
        requestAnimationFrame(look);
        return;
      }
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = note;
        port2.postMessage(undefined);
      });
    };
    requestAnimationFrame(look);
  }, awaited);
}

async function cameAt(page: Page): Promise<number> {
  const root = page.locator('html[data-came]');
  return Number(await root.getAttribute('data-came', { timeout: 30_000 }));
}

export interface Tap {
  url: string;
  target: (page: Page) => Locator;
  width?: number;
}

async function tap(page: Page, target: Tap['target']): Promise<number> {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`There is nothing to tap on ${page.url()}.`);
  const at = Date.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return at;
}

/** From a tap to what it brings, in milliseconds, on a page that a visitor has looked at for a while. */
export async function timeOfTap(
  browser: Browser,
  { url, target, width = 390 }: Tap,
  awaited: Awaited,
  savesData = false,
): Promise<number> {
  const { page, close } = await openPhone(browser, url, { width, savesData });
  try {
    await target(page).scrollIntoViewIfNeeded();
    await watch(page, awaited);
    const at = await tap(page, target);
    return (await cameAt(page)) - at;
  } finally {
    await close();
  }
}

/** The same tap on a link with scripts off: until the next document is painted. */
export async function timeOfDocument(browser: Browser, { url, target, width = 390 }: Tap): Promise<number> {
  const { page, close } = await openPhone(browser, url, { width, hasScripts: false });
  try {
    const before = await page.evaluate(() => performance.timeOrigin);
    const at = await tap(page, target);
    for (;;) {
      const painted = await page
        .evaluate(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          return {
            origin: performance.timeOrigin,
            at: performance.timeOrigin + (paint?.startTime ?? Number.NaN),
          };
        })
        // The document is on its way out.
        .catch(() => ({ origin: before, at: Number.NaN }));
      if (painted.origin !== before && !Number.isNaN(painted.at)) return painted.at - at;
      await page.waitForTimeout(20);
    }
  } finally {
    await close();
  }
}
