import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { artworkTitle, galleryItems, galleryTexts, lightboxTexts } from '#content/gallery.ts';
import { headTexts } from '#content/head.ts';
import { selectedWorks } from '#content/home.ts';
import { skipUnless } from '../skipUnless.ts';
import { thumbnail } from './galleryPage.ts';
import { holdScripts, visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const works = selectedWorks.slugs.flatMap((slug) => galleryItems.find((item) => item.slug === slug) ?? []);
const [first, second] = works;
const last = works.at(-1);
skipUnless('two selected works', works.length >= 2);
if (!first || !second || !last) throw new Error('There are no selected works.');

const row = (page: Page) => page.getByRole('region', { name: selectedWorks.heading });
const dialog = (page: Page) => page.getByRole('dialog');
const addressOf = (page: Page) => page.url().replace(env.site, '');
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

describe.each([390, 1280])('the works on the home page, at %i px,', (width) => {
  it('open in place, with their own URLs, and restore scroll and focus', {
    tags: ['B1', 'B2', 'B3', 'B5', 'B7'],
  }, async () => {
    const page = await visitReady(env, '/home', width);
    await see(row(page).getByRole('listitem')).toHaveCount(works.length);
    await thumbnail(page, first.slug).scrollIntoViewIfNeeded();
    const [scrolled, length] = [await scrollOf(page), await page.evaluate(() => history.length)];

    await thumbnail(page, first.slug).click();
    await see(dialog(page)).toHaveAccessibleName(first.title);
    expect(addressOf(page)).toBe(`/portfolio/${first.slug}`);
    await see(page).toHaveTitle(artworkTitle(first));
    await see(dialog(page).getByText(lightboxTexts.count(1, works.length), { exact: true })).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await see(dialog(page).getByRole('status')).toHaveText(
      lightboxTexts.announcement(second.title, 2, works.length),
    );
    expect(addressOf(page)).toBe(`/portfolio/${second.slug}`);
    for (let pressed = 0; pressed < works.length; pressed++) await page.keyboard.press('ArrowRight');
    await see(dialog(page)).toHaveAccessibleName(last.title);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);

    await page.keyboard.press('Escape');
    await see(dialog(page)).toHaveCount(0);
    await see.poll(() => addressOf(page)).toBe('/home');
    await see(page).toHaveTitle(headTexts['/home'].title);
    await see(thumbnail(page, last.slug)).toBeFocused();
    await see(thumbnail(page, last.slug)).toBeInViewport();

    await page.goForward();
    await see(dialog(page)).toHaveAccessibleName(last.title);
    await page.goBack();
    await see(dialog(page)).toHaveCount(0);

    await thumbnail(page, first.slug).scrollIntoViewIfNeeded();
    await thumbnail(page, first.slug).click();
    await see(dialog(page)).toHaveAccessibleName(first.title);
    await page.goBack();
    await see(thumbnail(page, first.slug)).toBeFocused();
    expect(Math.abs((await scrollOf(page)) - scrolled)).toBeLessThan(800);
    expect(addressOf(page)).toBe('/home');
  });
});

it('open over the gallery after a reload, as by a shared link', { tags: ['B4'] }, async () => {
  const page = await visitReady(env, '/home');
  await thumbnail(page, first.slug).click();
  await see(dialog(page)).toHaveAccessibleName(first.title);
  await page.reload();
  await see(dialog(page)).toHaveAccessibleName(first.title);
  await page.keyboard.press('Escape');
  await see(page.getByRole('heading', { level: 1 })).toHaveText(galleryTexts.heading);
  await see.poll(() => addressOf(page)).toBe('/portfolio');
});

it('open by a press from before hydration', { tags: ['B1'] }, async () => {
  const page = await env.newPage();
  const release = await holdScripts(page);
  await page.goto(`${env.site}/home`);
  await thumbnail(page, first.slug).click();
  release();
  await see(dialog(page)).toHaveAccessibleName(first.title);
  await page.keyboard.press('Escape');
  await see(thumbnail(page, first.slug)).toBeFocused();
  expect(addressOf(page)).toBe('/home');
});

it('link to their own pages without JavaScript', { tags: ['B32'] }, async () => {
  const visitor = await env.browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${env.site}/home`);
  await thumbnail(page, first.slug).click();
  await see(page).toHaveTitle(artworkTitle(first));
  await visitor.close();
});
