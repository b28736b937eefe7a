import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { tip } from '#catalog';
import { shellTexts } from '#content/navigation.ts';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { works } from '#content/works.ts';
import { cutTexts, doubleText } from './cutTexts.ts';
import { visitReady } from './visits.ts';
import { world } from './world.ts';

const here = world();

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

it('cuts nothing in an open dialog at a text size of 200 %', async () => {
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
