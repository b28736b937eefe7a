/** What holds on paper, from both themes: dark on white, no navigation, the gallery in three columns. */
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import { galleryItems, galleryTexts } from '#content/gallery.ts';
import { axeViolations } from './axeViolations.ts';
import { visitReady } from './visits.ts';
import { world } from './world.ts';

const here = world();

const addresses = routes.filter(({ redirectsTo }) => redirectsTo === undefined).map(({ path }) => path);

it.each(['dark', 'light'])(
  'prints dark on white without navigation, from the %s theme',
  {
    timeout: 120_000,
  },
  async (theme) => {
    const page = await here.newPage();
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    for (const address of addresses) {
      await page.goto(here.site + address);
      const { paper, ink } = await page.evaluate(() => ({
        paper: getComputedStyle(document.documentElement).backgroundColor,
        ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
      }));
      expect({ address, paper, ink }).toEqual({ address, paper: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' });
      for (const navigation of await page.getByRole('navigation').all()) await see(navigation).toBeHidden();
      expect(await axeViolations(page, 'color'), address).toEqual([]);
    }
  },
);

it('prints the gallery in three columns, each work with its picture', async () => {
  const page = await visitReady(here, '/portfolio');
  await page.emulateMedia({ media: 'print' });
  const grid = page.getByRole('list', { name: galleryTexts.gallery });
  const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(3);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await see(grid.locator('img')).toHaveCount(galleryItems.length);
});
