import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { galleryItems, lightboxTexts, worksIn } from '#content/gallery.ts';
import { skipUnless } from '../skipUnless.ts';
import {
  another,
  first,
  hasFilters,
  historyLengthOf,
  isClosed,
  isOpenOn,
  openWithoutApp,
  pathOf,
  second,
  step,
  thumbnail,
} from './galleryPage.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();
skipUnless('three works', galleryItems.length >= 3);

describe('before hydration', () => {
  it('replays a press on a thumbnail, with one history entry', {
    tags: ['B1', 'B3'],
  }, async () => {
    const { page, release } = await openWithoutApp(env, '/portfolio');
    const length = await historyLengthOf(page);
    await thumbnail(page, second.slug).click();
    release();
    await isOpenOn(page, second.slug);
    expect(pathOf(page)).toBe(`/portfolio/${second.slug}`);
    expect(await historyLengthOf(page)).toBe(length + 1);
    await page.goBack();
    await isClosed(page);
    await see(thumbnail(page, second.slug)).toBeFocused();
    expect(pathOf(page)).toBe('/portfolio');
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  it('follows the thumbnail as a link if hydration fails, with the gallery one step back', {
    tags: ['B3', 'B4'],
  }, async ({ skip }) => {
    skip(!hasFilters, 'The gallery has one category.');
    const page = await env.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${env.site}/portfolio?filter=${another}`);
    const work = worksIn(another)[1] ?? worksIn(another)[0] ?? second;
    const length = await historyLengthOf(page);
    await thumbnail(page, work.slug).click();
    await page.waitForURL(`**/portfolio/${work.slug}*`);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await isOpenOn(page, work.slug);
    expect(await historyLengthOf(page)).toBe(length + 1);
    await page.keyboard.press('Escape');
    await see.poll(() => pathOf(page)).toBe(`/portfolio?filter=${another}`);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    env.pageErrors.length = 0;
  });

  it('replays an arrow key and a press on an arrow', { tags: ['B2', 'B7'] }, async () => {
    const { page, release } = await openWithoutApp(env, `/portfolio/${first.slug}`);
    await see(page.getByRole('region', { name: lightboxTexts.label })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    release();
    await isOpenOn(page, second.slug);

    const other = await openWithoutApp(env, `/portfolio/${first.slug}`);
    await other.page.getByRole('link', { name: lightboxTexts.next }).click();
    other.release();
    await isOpenOn(other.page, second.slug);
    await see(step(other.page, 'next')).toBeFocused();
    await other.page.goBack();
    await isClosed(other.page);
    await see.poll(() => pathOf(other.page)).toBe('/portfolio');
  });
});
