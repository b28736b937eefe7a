import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { brands } from '#content/brands.ts';
import { brandsTexts } from '#content/home.ts';
import { visit } from './visits.ts';
import { world } from './world.ts';

const here = world();

const words = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..');
const picture = (page: Page) => page.locator('.hero__picture');
const strip = (page: Page) =>
  page.locator('[data-part=root]', { has: page.getByRole('list', { name: brandsTexts.heading }) });

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

it.each([
  [0, 1, 0],
  [250, 0.5, 125],
  [500, 0, 250],
])(
  'after %i px of scroll the hero is there by %f, and its picture %i px behind',
  { tags: ['S2.home.hero-fades', 'S2.home.hero-parallax', 'S9.hero'] },
  async (top, opacity, behind) => {
    const page = await visit(here, '/home');
    // A page with little on it is no longer than the window.
    await page.evaluate(() => {
      document.body.style.minHeight = '2000px';
    });
    await scrollTo(page, top);
    for (const part of [words(page), picture(page)]) {
      await see(async () => {
        const is = await part.evaluate((element) => Number(getComputedStyle(element).opacity));
        expect(is).toBeCloseTo(opacity, 2);
      }).toPass();
    }
    const moved = await picture(page).evaluate(
      (element) => new DOMMatrix(getComputedStyle(element).transform).f,
    );
    expect(moved).toBeCloseTo(behind, 0);
  },
);

it('stands still for who wants no motion', { tags: ['B28'] }, async () => {
  const page = await here.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${here.site}/home`);
  await scrollTo(page, 250);
  await see(picture(page)).toHaveCSS('transform', 'none');
  await see(words(page)).toHaveCSS('opacity', '1');
  if (brands.length === 0) return;
  const moving = await strip(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

it('lets everyone pause the logos, with scripts off too', { tags: ['B28.pause'] }, async ({ skip }) => {
  skip(brands.length === 0, 'The content has no brands.');
  const visitor = await here.browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${here.site}/home`);
  const list = page.getByRole('list', { name: brandsTexts.heading });
  await see(list).toHaveCSS('animation-play-state', 'running');
  await page.getByRole('checkbox', { name: brandsTexts.pause }).check();
  await see(list).toHaveCSS('animation-play-state', 'paused');
  await visitor.close();
});
