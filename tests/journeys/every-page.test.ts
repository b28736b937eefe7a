/** What holds for every page in both themes: it fits, it holds still, and axe has nothing to say. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Route } from '#app/route.ts';
import { allRoutes } from '#app/routes.ts';
import { tip } from '#catalog';
import { galleryItems } from '#content/gallery.ts';
import { shellTexts } from '#content/navigation.ts';
import { looks } from '#looks';
import { axeViolations } from './axeViolations.ts';
import { isReady } from './visits.ts';
import { world } from './world.ts';

declare global {
  interface Window {
    /** Every layout shift that can be seen: how much, and of what. */
    shifts: string[];
  }
}

const here = world();

const pages = (await allRoutes()).filter((route) => route.redirectsTo === undefined);
/** At the first of each, a page is opened; the others are tried by resizing its window. */
const windows = [
  [360, 768],
  [1280, 1920],
] as const;

/** Pages that differ only in their content are of one kind. */
const kindOf = ({ path, pageOf }: Route) => (pageOf === undefined ? path : `${pageOf}/*`);

/** Of each kind of page the one with the longest title, which is the first to run out of room. */
const samples = Object.values(Object.groupBy(pages, kindOf)).flatMap((alike = []) =>
  alike.toSorted((one, other) => other.title.length - one.title.length).slice(0, 1),
);
const addresses = [...samples.map(({ path }) => path), '/no/such/page'];

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Within half a second of an input, or of the window's being resized, as it is here between two widths. */
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * With fallbacks that were tried out with the texts, a word in the header is a pixel wider in its own face than in the
 * one that stood in for it. Measured ones are as wide as the font on the whole, and a line may still break elsewhere.
 */
const tolerated = Object.values(looks.fonts).every(({ fallback }) => fallback) ? 0.002 : 0.05;

/** Runs in the page. */
function noteShifts(most: number): void {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries().filter(isShift)) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
      );
      if (value > most && !hadRecentInput) window.shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** By the attribute alone: the stored theme would reach the pages of the other widths, too. */
async function turnLight(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset['theme'] = 'light';
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished));
  });
}

const sidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What is wrong with a page in windows of these widths, in sentences. */
async function faultsAt([width, ...others]: (typeof windows)[number], address: string): Promise<string[]> {
  const page = await here.newPage();
  await page.addInitScript(noteShifts, tolerated);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(here.site + address);
  await page.waitForLoadState('networkidle');
  await scrollThrough(page);
  const dark = await axeViolations(page);
  await turnLight(page);
  const light = await axeViolations(page, 'color');

  const faults = [
    ...(await page.evaluate(() => window.shifts.map((shift) => `layout shift: ${shift}`))),
    ...dark.map((violation) => `axe in dark: ${violation}`),
    ...light.map((violation) => `axe in light: ${violation}`),
  ].map((fault) => `${width} px: ${fault}`);
  for (const each of [width, ...others]) {
    await page.setViewportSize({ width: each, height: 800 });
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) faults.push(`${each} px: sideways scroll: ${sideways} px`);
  }
  await page.close();
  return faults;
}

it.each(addresses)(
  '%s fits, holds still and is clean in both themes',
  { tags: ['D2', 'B10.shift'] },
  async (path) => {
    const faults = await Promise.all(windows.map((widths) => faultsAt(widths, `${path}?token=a-token`)));
    if (path === '/no/such/page') here.complaints.length = 0;
    expect(faults.flat()).toEqual([]);
  },
);

/** What is wrong with a page as a telephone opens it, in sentences. */
async function faultsOf(page: Page, { path, title }: Route): Promise<string[]> {
  // Without a token, a mail's link changes its page's title.
  const response = await page.goto(`${here.site}${path}?token=a-token`, { waitUntil: 'domcontentloaded' });
  // The first key has the app come at once.
  await page.keyboard.press('Shift');
  await isReady(page);
  const shown = await page.title();
  const sideways = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog]')].some(
      (element) => element.scrollWidth > element.clientWidth,
    ),
  );
  const jar = page.getByRole('button', { name: shellTexts.tipJar, includeHidden: true });
  return [
    ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
    ...(shown === title ? [] : [`the title "${shown}"`]),
    ...(sideways ? ['sideways scroll'] : []),
    ...((await jar.isVisible()) === (tip !== undefined) ? [] : ['the tip jar']),
  ].map((fault) => `${path}: ${fault}`);
}

it('opens every page and every artwork under its title, whole on a telephone and without a complaint', {
  tags: ['S2.header.tip-jar'],
  timeout: 180_000,
}, async () => {
  const waiting = [...pages];
  const openOneAfterTheOther = async () => {
    const page = await here.newPage();
    await page.setViewportSize({ width: 360, height: 800 });
    const faults: string[] = [];
    for (let route = waiting.shift(); route; route = waiting.shift())
      faults.push(...(await faultsOf(page, route)));
    return faults;
  };
  expect(pages.length).toBeGreaterThan(galleryItems.length);
  const faults = await Promise.all([1, 2, 3].map(openOneAfterTheOther));
  expect(faults.flat()).toEqual([]);
});
