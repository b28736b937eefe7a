/** Rules for every page: each is opened once with and once without JavaScript, and checked under all conditions. */
import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { patternOf } from '#app/route.ts';
import { allRoutes } from '#app/routes.ts';
import { tip } from '#catalog';
import { headTexts } from '#content/head.ts';
import { shellTexts } from '#content/navigation.ts';
import { site } from '#content/site.ts';
import { axeViolations } from './axeViolations.ts';
import { cutTexts, doubleText } from './cutTexts.ts';
import { shiftsOf, watchShifts } from './everyPage/layoutShifts.ts';
import { changesByTheWholeSheet } from './everyPage/ownStyles.ts';
import { faultsOnPaper } from './everyPage/paper.ts';
import { withoutOutline } from './focusOutlines.ts';
import { ringsOverTexts } from './focusRings.ts';
import { isReady, setTheme } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const pages = (await allRoutes()).filter((route) => route.redirectsTo === undefined);

/** Of each kind of page the one with the longest title, which is the first to overflow. */
const samples = Object.values(Object.groupBy(pages, patternOf)).flatMap((alike = []) =>
  alike.toSorted((one, other) => other.title.length - one.title.length).slice(0, 1),
);
const missing = '/no/such/page';
const titles = new Map(pages.map(({ path, title }) => [path, title]));
const addresses = [...samples.map(({ path }) => path), missing];

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

const sidewaysScroll = async (page: Page, when: string) => {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return by > 0 ? [`${when}: scrolls sideways by ${by} px`] : [];
};

/** A page starts with the header. */
async function faultsOfTheLeftEdge(page: Page): Promise<string[]> {
  const name = page.getByRole('banner').getByRole('link', { name: site.name });
  const heading = page.getByRole('heading', { level: 1 });
  const [header, title] = await Promise.all([name.boundingBox(), heading.boundingBox()]);
  const by = Math.round((title?.x ?? Number.NaN) - (header?.x ?? Number.NaN));
  return by === 0 ? [] : [`1920 px: begins ${by} px beside the header`];
}

async function axeFaults(page: Page, when: string, rules?: 'color'): Promise<string[]> {
  return (await axeViolations(page, rules)).map((violation) => `axe ${when}: ${violation}`);
}

it.each(addresses)(
  '%s makes no third-party requests, has no layout shift or overflow, and passes axe in both themes and in print',
  { tags: ['D2', 'B10.shift', 'S2.header.tip-jar', 'S1.public', 'S1.only-functions', 'S6.public'] },
  async (path) => {
    const page = await env.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== env.site) foreign.push(request.url());
    });
    await watchShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await resize(page, 360);
    // Without a token, a mail's link changes its page's title.
    await page.goto(`${env.site}${path}?token=a-token`);
    await page.waitForLoadState('networkidle');
    await isReady(page);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await see(page).toHaveTitle(titles.get(path) ?? headTexts['/404'].title);
    const jar = page.locator('header').getByRole('button', { name: shellTexts.tipJar, includeHidden: true });
    await see(jar).toBeVisible({ visible: tip !== undefined });
    expect(foreign).toEqual([]);

    await scrollThrough(page);
    const faults = [...(await shiftsOf(page)), ...(await axeFaults(page, 'at 360 px'))];
    for (const width of [360, 768, 1280, 1920]) {
      await resize(page, width);
      faults.push(...(await sidewaysScroll(page, `${width} px`)));
      if (width === 1920 && path in headTexts) faults.push(...(await faultsOfTheLeftEdge(page)));
      if (width === 1280) faults.push(...(await axeFaults(page, 'at 1280 px')));
      if (width <= 1280) faults.push(...(await ringsOverTexts(page)));
    }
    await resize(page, 320, 256);
    faults.push(...(await sidewaysScroll(page, '320x256 px')), ...(await faultsOnPaper(page)));

    await page.emulateMedia({ forcedColors: 'active' });
    faults.push(
      ...(await withoutOutline(page)).map((control) => `no focus outline in forced colors: ${control}`),
    );
    await page.emulateMedia({ forcedColors: 'none' });

    await setTheme(page, 'light');
    faults.push(...(await axeFaults(page, 'in light', 'color')), ...(await faultsOnPaper(page)));

    await doubleText(page);
    for (const width of [320, 390, 1280]) {
      await resize(page, width);
      faults.push(...(await cutTexts(page)).map((fault) => `text of 200 % at ${width} px: ${fault}`));
    }

    expect(faults).toEqual([]);
    if (path === missing) expect(env.pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
  },
);

it.each(addresses)(
  '%s is readable without JavaScript, and has no dead controls',
  { tags: ['B32'] },
  async (path) => {
    const visitor = await env.browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    const page = await visitor.newPage();
    await page.goto(env.site + path);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await see(page.getByRole('navigation').first()).toBeAttached();

    const main = page.getByRole('main');
    const buttons = await main.getByRole('button').all();
    for (const button of buttons) await see(button).toBeDisabled();
    if (buttons.length > 0) await see(main.getByText(/needs? scripts/)).toBeVisible();
    await visitor.close();
  },
);

it.each(addresses)('%s looks the same with its own styles as with all', async (path) => {
  for (const width of [390, 1280]) {
    const visitor = await env.browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    const changes = await changesByTheWholeSheet(await visitor.newPage(), env.site + path);
    await visitor.close();
    expect(changes, `at ${width} px`).toEqual([]);
  }
});

const alike = pages.filter((route) => !samples.includes(route));

it('opens every tenth page of a kind with its own title, on a phone', async () => {
  const page = await env.newPage();
  await resize(page, 360);
  const faults: string[] = [];
  for (const { path, title } of alike.filter((_, at) => at % 10 === 0)) {
    await page.goto(env.site + path);
    await isReady(page);
    await see(page).toHaveTitle(title);
    faults.push(...(await sidewaysScroll(page, path)));
  }
  expect(faults).toEqual([]);
});
