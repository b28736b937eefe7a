import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { filterLabel, galleryCategories, galleryItems, galleryTexts, worksIn } from '#content/gallery.ts';
import { skipUnless } from '../skipUnless.ts';
import {
  another,
  desk,
  filterButton,
  first,
  hasFilters,
  label,
  openIn,
  openWithoutApp,
  pathOf,
  phone,
  scrollOf,
  shown,
  thumbnail,
  withoutApp,
} from './galleryPage.ts';
import { isReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';
import { publishedAt } from './workerSettings.ts';

declare global {
  interface Window {
    /** The page's cumulative layout shift. */
    shifted: number;
  }
}

const env = testEnvironment();
skipUnless('three works', galleryItems.length >= 3);

describe('the filter', () => {
  skipUnless('categories to choose from', hasFilters);

  it('is pressed, keeps focus, is announced, is in the URL, and scrolls to the top', {
    tags: ['S2.portfolio.scroll-top', 'D8', 'B8'],
  }, async () => {
    const page = await openIn(env, '/portfolio');
    await page.evaluate(() => scrollTo(0, 300));
    const button = filterButton(page, label);
    await button.focus();
    await page.keyboard.press('Enter');
    await see(page.getByRole('status').first()).toHaveText(galleryTexts.count(worksIn(shown).length, shown));
    await see(button).toHaveAttribute('aria-pressed', 'true');
    await see(button).toBeFocused();
    await see(filterButton(page, filterLabel('all'))).toHaveAttribute('aria-pressed', 'false');
    expect(pathOf(page)).toBe(`/portfolio?filter=${shown}`);
    await see.poll(() => scrollOf(page)).toBe(0);
    await see(page.getByRole('list', { name: galleryTexts.gallery }).getByRole('listitem')).toHaveCount(
      worksIn(shown).length,
    );

    await filterButton(page, filterLabel(another)).click();
    await see.poll(() => pathOf(page)).toBe(`/portfolio?filter=${another}`);
    await page.goBack();
    await see(page.getByRole('status').first()).toHaveText(galleryTexts.count(worksIn(shown).length, shown));
    await filterButton(page, filterLabel('all')).press(' ');
    expect(pathOf(page)).toBe('/portfolio');
    await see(page.getByRole('status').first()).toHaveText(galleryTexts.count(galleryItems.length, 'all'));
  });

  it.each(['fine-art', 'a-category-of-old'])(
    '%s in the URL shows all works from the first paint',
    { tags: ['S2.portfolio.query', 'S2.portfolio.fine-art', 'D8'] },
    async (filter) => {
      const { page, release } = await openWithoutApp(env, `/portfolio?filter=${filter}`);
      const works = page.getByRole('list', { name: galleryTexts.gallery }).getByRole('listitem');
      await see(works).toHaveCount(galleryItems.length);
      release();
      await isReady(page);
      await see(works).toHaveCount(galleryItems.length);
      await see(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${publishedAt}/portfolio`);
    },
  );

  it.each(galleryCategories.map((filter, at) => ({ filter, ...(at % 2 === 0 ? phone : desk) })))(
    'in the address, $filter has its own first view at $width px, and holds still when the app comes',
    { tags: ['S2.portfolio.query', 'D8', 'B10'] },
    async ({ filter, ...size }) => {
      const { page, release } = await withoutApp(env, size);
      const loaded = new Set<string>();
      page.on('request', (request) => {
        const work = galleryItems.find(({ src }) => request.url().includes(`/pictures/${src}.`));
        if (work) loaded.add(work.src);
      });
      await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${env.site}/portfolio?filter=${filter}`);

      const works = worksIn(filter);
      const shownWorks = page.getByRole('list', { name: galleryTexts.gallery }).getByRole('listitem');
      await see(shownWorks).toHaveCount(works.length);
      const count = page.getByRole('status').first();
      const bar = page.getByRole('group', { name: galleryTexts.filters });
      const lookOf = (label: string) =>
        bar.getByText(label, { exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
      const looks = async () => [await lookOf(filterLabel(filter)), await lookOf(filterLabel('all'))];
      for (const work of works.slice(0, size.width < 480 ? 1 : 4)) {
        const img = thumbnail(page, work.slug).locator('img');
        await see
          .poll(() => img.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
          .toBeTruthy();
      }
      await see(count).toHaveText(galleryTexts.count(works.length, filter), { useInnerText: true });
      const looksBefore = await looks();
      expect(looksBefore[0]).not.toBe(looksBefore[1]);

      release();
      await see(filterButton(page, filterLabel(filter))).toHaveAttribute('aria-pressed', 'true');
      await see(page.locator('html')).not.toHaveAttribute('data-filter');
      await see(shownWorks).toHaveCount(works.length);
      await see(count).toHaveText(galleryTexts.count(works.length, filter));
      await see(thumbnail(page, works[0]?.slug ?? '').locator('img')).toHaveAttribute(
        'fetchpriority',
        'high',
      );
      await see.poll(looks).toEqual(looksBefore);
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.002);
      expect(loaded.size).toBeLessThanOrEqual(12);
      const own = new Set<string>([first, ...works].map(({ src }) => src));
      expect([...loaded].filter((name) => !own.has(name))).toEqual([]);
    },
  );

  it('follows a link of the footer, and scrolls to the top', async () => {
    const page = await openIn(env, '/portfolio');
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    await see(page.getByRole('status').first()).toHaveText(galleryTexts.count(worksIn(shown).length, shown));
    await see.poll(() => scrollOf(page)).toBe(0);
  });
});
