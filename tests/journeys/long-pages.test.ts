import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { filterLabel, galleryCategories, galleryItems, galleryTexts } from '#content/gallery.ts';
import { shellTexts } from '#content/navigation.ts';
import { skipUnless } from '../skipUnless.ts';
import { doubleText } from './cutTexts.ts';
import { thumbnail } from './galleryPage.ts';
import { visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

skipUnless(
  'a gallery that is longer than a window',
  galleryItems.length > 20 && galleryCategories.length > 1,
);
const env = testEnvironment();

const category = galleryCategories.at(-1) ?? 'all';
const [work] = galleryItems;
const filters = (page: Page) => page.getByRole('group', { name: galleryTexts.filters });
const wayUp = (page: Page) => page.getByRole('link', { name: shellTexts.toTop });
const scrollOf = (page: Page) => page.evaluate(() => scrollY);

async function leave(page: Page, windows: number): Promise<void> {
  await page.evaluate((count) => scrollTo(0, count * innerHeight), windows);
}

/** Its center is not covered. */
const isOnTop = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

describe.each([390, 1280])('far down the gallery, at %i px,', (width) => {
  it('the filters stick, and the chosen one is visible', {
    tags: ['S2.portfolio.scroll-top'],
  }, async () => {
    const page = await visitReady(env, '/portfolio', width);
    await leave(page, 4);
    const all = filters(page).getByRole('button', { name: filterLabel('all'), exact: true });
    await see(all).toBeInViewport();
    expect(await isOnTop(all)).toBe(true);
    const chosen = filters(page).getByRole('button', { name: filterLabel(category), exact: true });
    await chosen.focus();
    await page.keyboard.press('Enter');
    await see.poll(() => scrollOf(page)).toBe(0);
    await see(chosen).toBeFocused();
    await see(chosen).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(chosen)).toBe(true);
  });

  it('the filters stick at twice the text size, and nothing covers them', async () => {
    const page = await visitReady(env, '/portfolio', width);
    await doubleText(page);
    await leave(page, 4);
    const all = filters(page).getByRole('button', { name: filterLabel('all'), exact: true });
    await see(all).toBeInViewport();
    await see.poll(() => isOnTop(all)).toBe(true);
  });

  it('one press scrolls back up and focuses the heading', async () => {
    const page = await visitReady(env, '/portfolio', width);
    await see(wayUp(page)).toHaveCount(0);
    await leave(page, 4);
    await wayUp(page).click();
    await see(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollOf(page)).toBe(0);
    expect(page.url()).toBe(`${env.site}/portfolio`);
    await see(wayUp(page)).toHaveCount(0);
  });
});

it('unsticks the filters in a short window, as under a high zoom', async () => {
  const page = await visitReady(env, '/portfolio', 320, 256);
  await leave(page, 12);
  await see(filters(page)).not.toBeInViewport();
});

it('links back to the top without JavaScript', { tags: ['B32'] }, async () => {
  const visitor = await env.browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${env.site}/projects`);
  await wayUp(page).click();
  await see(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await visitor.close();
});

it('uses the width of a wide window', async () => {
  const page = await env.newPage();
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(`${env.site}/portfolio`);
  const grid = page.getByRole('list', { name: galleryTexts.gallery });
  expect((await grid.boundingBox())?.width).toBeGreaterThan(1920 * 0.75);
});

it('covers the whole page with the lightbox', async () => {
  const page = await visitReady(env, '/portfolio');
  await thumbnail(page, work?.slug ?? '').focus();
  await page.keyboard.press('Enter');
  await see(page.getByRole('dialog')).toBeFocused();
  await see(page.getByRole('dialog')).toHaveCSS('border-radius', '0px');
});
