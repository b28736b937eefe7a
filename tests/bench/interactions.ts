import type { Browser, Page } from 'playwright';
import { contactTexts } from '#content/contactForm.ts';
import { galleryItems } from '#content/gallery.ts';
import { shellTexts } from '#content/navigation.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { median } from './median.ts';
import { button, filter, type Opener, openers } from './openers.ts';
import { openPhone } from './phone.ts';
import type { Row } from './table.ts';

const RUNS = 3;

/** From a tap to the next frame, in milliseconds. */
const limits = { first: 200, later: 100, longTask: 100 };

const controls: Readonly<Record<string, Opener>> = {
  ...openers,
  theme: {
    isThere: true,
    path: '/home',
    target: (page) => button(shellTexts.switchToLight)(page).or(button(shellTexts.switchToDark)(page)),
  },
  filter: { isThere: galleryItems.length > 0, path: '/portfolio', target: filter },
  'newsletter without an address': { isThere: true, path: '/home', target: button(newsletterTexts.submit) },
  'empty contact form': { isThere: true, path: '/contact', target: button(contactTexts.submit) },
};

/** Notes the slowest interaction in the document. The browser reports those of 16 ms and more. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        root.dataset['slowest'] = String(Math.max(duration, Number(root.dataset['slowest'] ?? 0)));
    }).observe(options);
  });
}

async function slowestSince(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => delete document.documentElement.dataset['slowest']);
  await act();
  await page.waitForTimeout(1500);
  return Number((await page.locator('html').getAttribute('data-slowest')) ?? 0);
}

/** The longest task since the app was requested, in milliseconds; those under 50 ms count as none. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const app = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? '';
        const [request] = performance.getEntriesByName(new URL(app, location.href).href);
        const observer = new PerformanceObserver((list) => {
          const tasks = list.getEntries().filter(({ startTime }) => startTime >= (request?.startTime ?? 0));
          longest = Math.max(longest, ...tasks.map(({ duration }) => duration));
        });
        observer.observe({ type: 'longtask', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(longest);
        }, 100);
      }),
  );
}

interface Measured {
  first: number;
  later: number;
  longTask: number;
}

/** One tap on a page that a visitor has looked at for a while, and one more. */
async function measure(browser: Browser, url: string, target: Opener['target']): Promise<Measured> {
  const { page, close } = await openPhone(browser, url);
  try {
    const longTask = await longestTask(page);
    await watchInteractions(page);
    const element = target(page);
    await element.scrollIntoViewIfNeeded();
    const first = await slowestSince(page, () => element.tap());
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1000);
    const later = await slowestSince(page, () => element.tap());
    return { first, later, longTask };
  } finally {
    await close();
  }
}

const row = (of: string, what: string, time: number, limit: number): Row => ({
  of,
  what,
  figure: `${time.toFixed(0)} ms`,
  limit: `${limit} ms`,
  holds: time <= limit,
});

/** How long the page takes to answer a tap, on a phone, and the longest task while the app takes over. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, { isThere, path, target }] of Object.entries(controls)) {
    if (!isThere) continue;
    const found: Measured[] = [];
    for (let run = 1; run <= RUNS; run++) found.push(await measure(browser, origin + path, target));
    const of = (pick: (measured: Measured) => number) => median(found.map(pick));
    rows.push(
      row(
        path,
        `interaction to next paint, first: ${name}`,
        of(({ first }) => first),
        limits.first,
      ),
      row(
        path,
        `interaction to next paint, later: ${name}`,
        of(({ later }) => later),
        limits.later,
      ),
      row(
        path,
        `longest task as the app takes over, before: ${name}`,
        of(({ longTask }) => longTask),
        limits.longTask,
      ),
    );
  }
  return rows;
}
