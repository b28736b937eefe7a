import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { artworkTitle, galleryItems, galleryTexts, lightboxTexts, worksIn } from '#content/gallery.ts';
import { headTexts } from '#content/head.ts';
import { skipUnless } from '../skipUnless.ts';
import {
  another,
  boxOf,
  close,
  deep,
  deepest,
  dialog,
  first,
  hasFilters,
  historyLengthOf,
  isClosed,
  isLong,
  isOpenOn,
  last,
  openIn,
  pathOf,
  picture,
  scrollOf,
  second,
  shown,
  sizes,
  status,
  step,
  tenth,
  third,
  thumbnail,
} from './galleryPage.ts';
import { slowDown } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();
skipUnless('three works', galleryItems.length >= 3);

describe.each(sizes)('at $width px', (size) => {
  it('closes the lightbox on Back, and reopens it on Forward on the same picture', {
    tags: ['B1'],
  }, async () => {
    const page = await openIn(env, '/portfolio', size);
    await thumbnail(page, second.slug).click();
    await isOpenOn(page, second.slug);
    expect(pathOf(page)).toBe(`/portfolio/${second.slug}`);
    await see(page).toHaveTitle(artworkTitle(second));
    await page.goBack();
    await isClosed(page);
    expect(pathOf(page)).toBe('/portfolio');
    await see(page).toHaveTitle(headTexts['/portfolio'].title);
    await page.goForward();
    await isOpenOn(page, second.slug);
  });

  it('stays open after a double click, whose second click falls on the backdrop', async () => {
    const page = await openIn(env, '/portfolio', size);
    await thumbnail(page, second.slug).dblclick({ position: { x: 4, y: 4 }, delay: 60 });
    await isOpenOn(page, second.slug);
    await page.waitForTimeout(300);
    await isOpenOn(page, second.slug);
  });

  it('returns to the gallery on one Back after ten pictures, with focus on the last one', {
    tags: ['B2', 'B5'],
  }, async () => {
    const page = await openIn(env, '/portfolio', size);
    await thumbnail(page, deep.slug).scrollIntoViewIfNeeded();
    await thumbnail(page, deep.slug).click();
    await isOpenOn(page, deep.slug);
    const length = await historyLengthOf(page);
    for (let pressed = 0; pressed < 10; pressed++) await page.keyboard.press('ArrowRight');
    await isOpenOn(page, deepest.slug);
    expect(await historyLengthOf(page)).toBe(length);
    await page.goBack();
    await isClosed(page);
    expect(pathOf(page)).toBe('/portfolio');
    await see(thumbnail(page, deepest.slug)).toBeFocused();
    await see(thumbnail(page, deepest.slug)).toBeInViewport();
  });
});

it('leaves the same history and scroll position for every way to close', {
  tags: ['S2.portfolio.lightbox-controls', 'B3'],
}, async () => {
  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    button: (page) => close(page).click(),
    escape: (page) => page.keyboard.press('Escape'),
    backdrop: (page) => page.mouse.click(6, 200),
    back: (page) => page.goBack(),
  };
  const ends: unknown[] = [];
  for (const closeIt of Object.values(ways)) {
    const page = await openIn(env, '/portfolio');
    await thumbnail(page, deep.slug).scrollIntoViewIfNeeded();
    const scrolled = await scrollOf(page);
    await thumbnail(page, deep.slug).click();
    await isOpenOn(page, deep.slug);
    await closeIt(page);
    await isClosed(page);
    await see.poll(() => pathOf(page)).toBe('/portfolio');
    await see(thumbnail(page, deep.slug)).toBeFocused();
    expect(await scrollOf(page)).toBe(scrolled);
    ends.push([await historyLengthOf(page), await scrollOf(page)]);
    await page.close();
  }
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
});

it.each(['button', 'escape', 'back'])(
  'opens an artwork directly, and returns to the gallery on %s',
  { tags: ['B4'] },
  async (way) => {
    const page = await openIn(env, `/portfolio/${third.slug}`);
    await isOpenOn(page, third.slug);
    await see(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(galleryTexts.heading);
    if (way === 'button') await close(page).click();
    else if (way === 'escape') await page.keyboard.press('Escape');
    else await page.goBack();
    await isClosed(page);
    await see.poll(() => pathOf(page)).toBe('/portfolio');
    await see(thumbnail(page, third.slug)).toBeFocused();
    await page.goForward();
    await isOpenOn(page, third.slug);
  },
);

it('handles every key from the moment it is open', { tags: ['B2', 'B5'] }, async () => {
  const page = await openIn(env, '/portfolio');
  // The lightbox loads and mounts when the page is idle.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await slowDown(page);
  await thumbnail(page, first.slug).focus();
  await page.keyboard.press('Enter');
  for (let pressed = 0; pressed < 9; pressed++) await page.keyboard.press('ArrowRight');
  await isOpenOn(page, tenth.slug);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await isClosed(page);
  await see(thumbnail(page, tenth.slug)).toBeFocused();
});

it('keeps the filter of a shared artwork, and steps within that filter', {
  tags: ['S2.portfolio.lightbox'],
}, async ({ skip }) => {
  const works = worksIn(shown);
  skip(works.length < 2, 'Its category has one work.');
  const page = await openIn(env, `/portfolio/${works[0]?.slug}?filter=${shown}`);
  await see(dialog(page).getByText(lightboxTexts.count(1, works.length), { exact: true })).toBeVisible();
  await step(page, 'next').click();
  await isOpenOn(page, works[1]?.slug ?? '');
  expect(pathOf(page)).toBe(`/portfolio/${works[1]?.slug}?filter=${shown}`);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await see.poll(() => pathOf(page)).toBe(`/portfolio?filter=${shown}`);
  await see(page.getByText(galleryTexts.count(worksIn(shown).length, shown))).toBeVisible();
});

it('ignores a filter that would hide the artwork', async ({ skip }) => {
  skip(!hasFilters, 'The gallery has one category.');
  const page = await openIn(env, `/portfolio/${first.slug}?filter=${another}`);
  await isOpenOn(page, first.slug);
  await see(
    dialog(page).getByText(lightboxTexts.count(1, galleryItems.length), { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await see.poll(() => pathOf(page)).toBe('/portfolio');
});

it('keeps the lightbox open after a reload', async () => {
  const page = await openIn(env, '/portfolio');
  await thumbnail(page, second.slug).click();
  await isOpenOn(page, second.slug);
  const length = await historyLengthOf(page);
  await page.reload();
  await isOpenOn(page, second.slug);
  expect(await historyLengthOf(page)).toBe(length);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await see.poll(() => pathOf(page)).toBe('/portfolio');
});

it('works by keyboard, and Tab never leaves it', {
  tags: ['S2.portfolio.lightbox-controls', 'B5', 'B7'],
}, async () => {
  const page = await openIn(env, '/portfolio');
  await thumbnail(page, first.slug).focus();
  await page.keyboard.press('Enter');
  await isOpenOn(page, first.slug);
  for (let pressed = 0; pressed < 14; pressed++) {
    await page.keyboard.press(pressed % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await see(status(page)).toHaveText(lightboxTexts.announcement(first.title, 1, galleryItems.length));
  await page.keyboard.press('ArrowRight');
  await see(status(page)).toHaveText(lightboxTexts.announcement(second.title, 2, galleryItems.length));
  await page.keyboard.press('+');
  await see(dialog(page).locator('figure')).toHaveAttribute('data-zoomed');
  await page.keyboard.press('0');
  await see(dialog(page).locator('figure')).not.toHaveAttribute('data-zoomed');
  await page.keyboard.press('Escape');
  await isClosed(page);
  await see(thumbnail(page, second.slug)).toBeFocused();
});

it('does not step past either end, and keeps focus', {
  tags: ['S4.lightbox.index', 'B6'],
}, async () => {
  const page = await openIn(env, `/portfolio/${first.slug}`);
  await isOpenOn(page, first.slug);
  const previous = step(page, 'previous');
  await see(previous).toHaveAttribute('aria-disabled', 'true');
  await previous.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await see(previous).toBeFocused();
  await isOpenOn(page, first.slug);

  await page.goto(`${env.site}/portfolio/${last.slug}`);
  await isOpenOn(page, last.slug);
  await step(page, 'previous').click();
  await step(page, 'next').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await isOpenOn(page, last.slug);
  await see(step(page, 'next')).toBeFocused();
  await see(step(page, 'next')).toHaveAttribute('aria-disabled', 'true');
});

it('steps on swipe', { tags: ['B7.swipe'] }, async () => {
  const visitor = await env.browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: sizes[0] ?? null,
  });
  const page = await visitor.newPage();
  await page.goto(`${env.site}/portfolio/${second.slug}`);
  await isOpenOn(page, second.slug);
  const box = await boxOf(picture(page));
  const cdp = await visitor.newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const y = box.y + box.height / 2;
    const at = (part: number) => [{ x: box.x + box.width * part, y }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    for (let moved = 1; moved <= 5; moved++) {
      const touchPoints = at(from + ((to - from) * moved) / 5);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(0.8, 0.2);
  await isOpenOn(page, third.slug);
  await swipe(0.2, 0.8);
  await isOpenOn(page, second.slug);
  await visitor.close();
});

it('shows the title of a picture that fails to load, and steps past it', { tags: ['B9'] }, async () => {
  const page = await env.newPage();
  await page.route(`**/pictures/${second.src}.*`, (route) => route.abort());
  await page.goto(`${env.site}/portfolio/${first.slug}`);
  await isOpenOn(page, first.slug);
  await page.keyboard.press('ArrowRight');
  await see(dialog(page).getByRole('img', { name: second.title })).toBeVisible();
  await see(dialog(page).getByText(lightboxTexts.broken)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await isOpenOn(page, third.slug);
  // As a neighbor it is requested again.
  await page.close();
  const pageErrors = env.pageErrors.splice(0);
  expect(pageErrors).not.toEqual([]);
  for (const pageError of pageErrors) expect(pageError).toContain('Failed to load resource');
});

it('prefetches the neighbors', async () => {
  const page = await env.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const middle = isLong ? deep : second;
  await page.goto(`${env.site}/portfolio/${middle.slug}`);
  await isOpenOn(page, middle.slug);
  const at = galleryItems.indexOf(middle);
  await see.poll(() => loaded.join()).toContain(galleryItems[at + 1]?.src);
  await see.poll(() => loaded.join()).toContain(galleryItems[at - 1]?.src);
});
