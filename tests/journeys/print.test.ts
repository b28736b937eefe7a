import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { galleryItems, galleryTexts } from '#content/gallery.ts';
import { visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

it('prints the gallery in three columns, each work with its picture', async () => {
  const page = await visitReady(env, '/portfolio');
  await page.emulateMedia({ media: 'print' });
  const grid = page.getByRole('list', { name: galleryTexts.gallery });
  const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(3);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await see(grid.locator('img')).toHaveCount(galleryItems.length);
});
