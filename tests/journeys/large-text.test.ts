/** What holds for every page at a text size of 200 %: nothing is cut, and nothing scrolls sideways. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import { tip } from '#catalog';
import { shellTexts } from '#content/navigation.ts';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { works } from '#content/works.ts';
import { cutTexts, doubleText } from './cutTexts.ts';
import { visitReady } from './visits.ts';
import { world } from './world.ts';

const here = world();

const addresses = [
  ...routes.filter(({ redirectsTo }) => redirectsTo === undefined).map(({ path }) => path),
  '/no/such/page',
];

it('cuts nothing and scrolls nothing sideways at twice the text size', { timeout: 120_000 }, async () => {
  const page = await here.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(here.site + address);
    await doubleText(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await cutTexts(page)).map((fault) => `${address} at ${width} px: ${fault}`));
    }
  }
  here.complaints.length = 0;
  expect(faults).toEqual([]);
});

interface Opened {
  isThere?: boolean;
  at: string;
  open: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const dialogs: Record<string, Opened> = {
  menu: { at: '/store', open: press(shellTexts.openMenu) },
  waitlist: { isThere: merchandise.length > 0, at: '/store', open: press(merchandiseTexts.join) },
  tip: { isThere: tip !== undefined, at: '/store', open: press(supportTexts.button) },
  lightbox: {
    isThere: works.length > 0,
    at: '/portfolio',
    open: (page) => page.locator('main a[href^="/portfolio/"]').first().click(),
  },
};

it('cuts nothing in an open dialog either', async () => {
  const faults: string[] = [];
  for (const [name, { isThere = true, at, open }] of Object.entries(dialogs)) {
    if (!isThere) continue;
    const page = await visitReady(here, at, 320);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await doubleText(page);
    await open(page);
    await page.getByRole('dialog').waitFor();
    faults.push(...(await cutTexts(page)).map((fault) => `${name}: ${fault}`));
    await page.close();
  }
  expect(faults).toEqual([]);
});
