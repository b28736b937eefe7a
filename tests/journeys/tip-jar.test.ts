import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { tip } from '#catalog';
import { shellTexts } from '#content/navigation.ts';
import { tipTexts } from '#content/support.ts';
import { skipUnless } from '../skipUnless.ts';
import { axeViolations } from './axeViolations.ts';
import { isReady, visit, visitReady, widths } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

skipUnless('tips', tip !== undefined);
const env = testEnvironment();

const jar = (page: Page) =>
  page.locator('header').getByRole('button', { name: shellTexts.tipJar, includeHidden: true });
const picture = (page: Page) => jar(page).locator('img');
const drawing = (page: Page) => jar(page).locator('canvas');
const isIn = (page: Page, state: string) => see(jar(page).locator(`[data-state=${state}]`)).toHaveCount(1);

/** The requests for the animation's files. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /rive|piggy_bank|piggyBank/i.test(path)),
  );

/** The page is loaded and hydrated, and the browser has been idle for a while. */
async function isQuiet(page: Page): Promise<void> {
  await isReady(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The first interaction. */
const moveThePointer = (page: Page) => page.mouse.move(200, 400);

async function seeItPlay(page: Page): Promise<void> {
  await isQuiet(page);
  await moveThePointer(page);
  await isIn(page, 'playing');
}

/** A screenshot of the animation. */
const still = (page: Page) =>
  drawing(page).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : undefined));

const isMoving = async (page: Page) => {
  const before = await still(page);
  await see.poll(() => still(page)).not.toBe(before);
};

/** The number of frames requested in half a second. */
const framesAsked = (page: Page) =>
  page.evaluate(async () => {
    const { requestAnimationFrame: ask } = window;
    let asked = 0;
    window.requestAnimationFrame = (callBack) => {
      asked += 1;
      return ask(callBack);
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    window.requestAnimationFrame = ask;
    return asked;
  });

const isResting = (page: Page) => see.poll(() => framesAsked(page)).toBe(0);

/** Caps the animation's clock at 16 ms per frame, so that a busy machine skips no frame. */
const skipNoFrames = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    let shown = 0;
    let frame = 0;
    window.requestAnimationFrame = (callBack) =>
      ask((now) => {
        if (now !== frame) shown = Math.min(now, shown + 16);
        frame = now;
        callBack(shown);
      });
  });

/** Resolves once a coin is visible, which needs a press. */
const coin = (page: Page) =>
  drawing(page).evaluate(
    (canvas) =>
      new Promise<true>((resolve) => {
        const look = () => {
          if (!(canvas instanceof HTMLCanvasElement)) return;
          const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
          for (let at = 0; at < pixels.length; at += 4) {
            if (pixels[at] === 255 && pixels[at + 1] === 197 && pixels[at + 2] === 61) return resolve(true);
          }
          requestAnimationFrame(look);
        };
        look();
      }),
  );

async function opensTheDrawer(page: Page): Promise<void> {
  await jar(page).click();
  await see(page.getByRole('dialog', { name: tipTexts.title })).toBeVisible();
}

it.each(widths)('loads nothing before the first interaction, at %i px', async (width) => {
  const page = await visit(env, '/home', width);
  await isQuiet(page);
  expect(await fetched(page)).toEqual([]);
  await see(picture(page)).toBeVisible();
});

it.each(widths)(
  'plays after the first interaction, without third-party requests and errors, at %i px',
  { tags: ['S2.header.piggy-file', 'S7.piggy'] },
  async (width) => {
    const page = await env.newPage();
    await page.setViewportSize({ width, height: 800 });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${env.site}/home`);
    await isQuiet(page);
    const before = await jar(page).boundingBox();

    await seeItPlay(page);
    await isMoving(page);
    expect(await fetched(page)).toContain('/anims/piggy_bank.riv');
    expect(addresses.filter((address) => !address.startsWith(env.site))).toEqual([]);
    expect(await jar(page).boundingBox()).toEqual(before);
    await see(picture(page)).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
  },
);

it("renders at the device's pixel ratio", async () => {
  const page = await env.browser.newPage({ deviceScaleFactor: 2 });
  await page.addInitScript(() => {
    document.addEventListener('app:ready', () => document.documentElement.setAttribute('data-ready', ''));
  });
  await page.goto(`${env.site}/contact`);
  await seeItPlay(page);
  await see(drawing(page)).toHaveJSProperty('width', 72);
  expect(await drawing(page).boundingBox()).toMatchObject({ width: 36, height: 36 });
  await page.close();
});

it('drops a coin on each press, and opens the drawer', {
  tags: ['S2.header.tip-jar', 'S2.header.piggy-pressed', 'D13', 'B29'],
}, async () => {
  const page = await env.newPage();
  await skipNoFrames(page);
  await page.goto(`${env.site}/contact`);
  await seeItPlay(page);
  for (const press of [1, 2]) {
    const dropped = coin(page);
    await opensTheDrawer(page);
    expect(await dropped, `press ${press}`).toBe(true);
    await page.keyboard.press('Escape');
    await see(page.getByRole('dialog')).toBeHidden();
  }
});

it('pauses out of view and in a hidden tab', async () => {
  const page = await visit(env, '/contact', 1280);
  await seeItPlay(page);
  expect(await framesAsked(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 340, height: 800 });
  await see(jar(page)).toBeHidden();
  await isResting(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await isMoving(page);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await isResting(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await isMoving(page);
});

it('stops with prefers-reduced-motion, whenever it changes', { tags: ['B28'] }, async () => {
  const page = await env.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${env.site}/home`);
  await isQuiet(page);
  await moveThePointer(page);
  await isIn(page, 'still');
  await isQuiet(page);
  await opensTheDrawer(page);
  // Chunks are fetched, and then imported from the cache.
  expect([...new Set(await fetched(page))]).toEqual([expect.stringContaining('/AnimatedPiggyBank-')]);
  await see(drawing(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await isIn(page, 'playing');
  await isMoving(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await isIn(page, 'still');
  await see(drawing(page)).toHaveCount(0);
  await see(picture(page)).toBeVisible();
});

const cut = (address: string) => (page: Page) => page.route(address, (route) => route.abort());

/** The files that may fail, and how. */
const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the animation': cut('**/anims/piggy_bank.riv'),
  'the runtime': cut('**/*.wasm'),
  'the code of the runtime': cut('**/assets/piggyBankAnimation-*.js'),
  'the code of the canvas': cut('**/assets/PiggyBankCanvas-*.js'),
  'the right to run WebAssembly': (page) =>
    page.addInitScript(() => {
      WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError('refused'));
    }),
  'a canvas': (page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
};

/** The browser's own messages about a failed request. */
const isTheBrowsers = (pageError: string) => pageError.startsWith('Failed to load resource');

it.each(Object.entries(failures))(
  'keeps its picture and its drawer without %s',
  { tags: ['B29'] },
  async (_, fail) => {
    const page = await env.newPage();
    await fail(page);
    await page.goto(`${env.site}/home`);
    await isQuiet(page);
    await moveThePointer(page);
    await isIn(page, 'unavailable');
    await see(picture(page)).toBeVisible();
    await see(drawing(page)).toHaveCount(0);
    await opensTheDrawer(page);
    expect(env.pageErrors.filter((pageError) => !isTheBrowsers(pageError))).toEqual([]);
    env.pageErrors.length = 0;
  },
);

it('keeps its picture and its drawer if its code fails to load', { tags: ['B29'] }, async () => {
  const page = await env.newPage();
  await cut('**/assets/AnimatedPiggyBank-*.js')(page);
  await page.goto(`${env.site}/home`);
  await isQuiet(page);
  const refused = page.waitForEvent('requestfailed');
  await moveThePointer(page);
  await refused;
  await see(picture(page)).toBeVisible();
  await opensTheDrawer(page);
  expect(env.pageErrors.filter((pageError) => !isTheBrowsers(pageError))).toEqual([]);
  env.pageErrors.length = 0;
});

it('moves to the menu where the header is too narrow', { tags: ['S2.header.tip-jar'] }, async () => {
  const page = await visitReady(env, '/music', 320, 256);
  await see(jar(page)).toBeHidden();
  const menuButton = page.getByRole('button', { name: shellTexts.openMenu });
  await menuButton.click();
  await page.getByRole('dialog').getByRole('button', { name: shellTexts.tipJar }).click();
  await see(page.getByRole('dialog', { name: tipTexts.title })).toBeVisible();
  await see(page.getByRole('dialog', { name: shellTexts.menu })).toBeHidden();
  await page.keyboard.press('Escape');
  await see(page.getByRole('dialog')).toHaveCount(0);
  await see(menuButton).toBeFocused();
});
