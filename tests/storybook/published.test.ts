/**
 * The published Storybook, as built, under a path like that of GitHub Pages: every page and the first story of every
 * file work, and request nothing outside that path. The project `stories` plays every story, as does the visual test.
 */
import { type Browser, chromium } from 'playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../browser.ts';
import { axeViolations } from '../journeys/axeViolations.ts';
import { builtStorybook, readEntries } from './builtStorybook.ts';
import { type Host, hostUnder } from './host.ts';
import { openReview, type PreparedStory, type Review } from './review.ts';

const CANVASES = 2;
/** In CSS pixels: a page of 1280 px at 400 % (WCAG 1.4.10). */
const NARROWEST = 320;
const all = readEntries(builtStorybook);
/** A file's stories share their title, and what the build could break. */
const entries = all.filter(
  ({ type, title }, index) =>
    type === 'docs' || index === all.findIndex((other) => other.type === 'story' && other.title === title),
);

let browser: Browser;
const hosts: Host[] = [];
const free: Review[] = [];
const waiting: ((review: Review) => void)[] = [];

function take(): Promise<Review> {
  const review = free.pop();
  return review ? Promise.resolve(review) : new Promise((resolve) => waiting.push(resolve));
}

function giveBack(review: Review): void {
  const next = waiting.shift();
  if (next) next(review);
  else free.push(review);
}

async function openHost(): Promise<Host> {
  const host = await hostUnder('/some-studio/review/', builtStorybook);
  hosts.push(host);
  return host;
}

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  free.push(
    ...(await Promise.all(
      Array.from({ length: CANVASES }, async () => openReview(browser, await openHost())),
    )),
  );
});

afterAll(async () => {
  await browser?.close();
  await Promise.all(hosts.map((host) => host.close()));
});

/** As stories have it under Vitest. */
const usualWindow = { width: 1200, height: 900 };

/** The window that a story asks for, or the usual one. */
function windowOf({ storyGlobals }: PreparedStory) {
  const asked = Object.entries(MINIMAL_VIEWPORTS).find(
    ([name]) => name === storyGlobals.viewport?.value,
  )?.[1];
  if (asked?.styles === undefined) return usualWindow;
  const { width, height } = asked.styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/**
 * What keeps a page of the docs from being read: in either theme, with assistive technology or on a phone. In the
 * second theme its stories may still be coming: they are asked where they are tested.
 */
async function hindrances({ page }: Review): Promise<string[]> {
  const found: string[] = [];
  const emit = (theme: string) =>
    page.evaluate((globals) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }), {
      theme,
    });
  const turnTo = async (theme: string) => {
    await emit(theme);
    const heading = page.locator(`[data-theme=${theme}] main h1`).first();
    // Storybook loses a change that comes while it renders a page of the docs.
    await heading.waitFor({ timeout: 5000 }).catch(() => emit(theme));
    await heading.waitFor();
  };
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  for (const [theme, rules] of [
    ['dark', 'all'],
    ['light', 'color'],
  ] as const) {
    await turnTo(theme);
    found.push(...(await axeViolations(page, rules)).map((violation) => `${theme}: ${violation}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > NARROWEST) found.push(`${theme}: ${width} px wide in a window of ${NARROWEST} px`);
  }
  await turnTo('dark');
  return found;
}

const leavesModesOut = (modes: object) => Object.values(modes).some((mode) => mode.disable === true);

describe.concurrent('the published Storybook', () => {
  it.each(entries)('$type $title: $name', async (entry) => {
    const review = await take();
    try {
      const isStory = entry.type === 'story';
      await review.page.setViewportSize(isStory ? windowOf(await review.prepare(entry.id)) : usualWindow);
      await review.show(entry);
      const found = entry.type === 'docs' ? await hindrances(review) : [];
      expect([...found, ...(await review.end())]).toEqual([]);
    } finally {
      giveBack(review);
    }
  });

  it('captures a story with a viewport in that viewport only', async () => {
    const review = await take();
    try {
      const stories = all.filter(({ type }) => type === 'story');
      const prepared = await Promise.all(stories.map(({ id }) => review.prepare(id)));
      const asking = prepared.filter(({ storyGlobals }) => storyGlobals.viewport?.value !== undefined);
      expect(asking.length).toBeGreaterThan(0);
      for (const { parameters } of asking)
        expect(parameters).toMatchObject({ chromatic: { modes: expect.toSatisfy(leavesModesOut) } });
    } finally {
      giveBack(review);
    }
  });

  it('opens in its own frame with the list of stories beside it', async () => {
    const host = await openHost();
    const page = await browser.newPage({ proxy: { server: new URL(host.url).origin } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`${host.url}?path=/story/flows-newsletter-states--ready`);
    await page.locator('#storybook-explorer-tree').getByText('Flows', { exact: true }).waitFor();
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect([...problems, ...host.takeStrays()]).toEqual([]);
    await page.close();
  });
});

it('is covered to its end', () => {
  expect(all.length).toBeGreaterThan(250);
  for (const type of ['docs', 'story'])
    expect(new Set(entries.filter((entry) => entry.type === type).map(({ title }) => title))).toEqual(
      new Set(all.filter((entry) => entry.type === type).map(({ title }) => title)),
    );
});
