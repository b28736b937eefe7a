import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import {
  artworkTitle,
  filterLabel,
  type GalleryItem,
  galleryCategories,
  galleryItems,
  galleryTexts,
  lightboxTexts,
  worksIn,
} from '#content/gallery.ts';
import { headTexts } from '#content/head.ts';
import { notFoundTexts } from '#content/notFound.ts';
import { site } from '#content/site.ts';
import { skipUnless } from '../skipUnless.ts';
import { holdScripts, isReady, visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';
import { publishedAt } from './workerSettings.ts';

declare global {
  interface Window {
    /** How much the page has shifted in all. */
    shifted: number;
  }
}

const env = testEnvironment();

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const sizes = [phone, desk];

const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).getByRole('img');
const status = (page: Page) => dialog(page).getByRole('status');
const step = (page: Page, way: 'previous' | 'next') =>
  dialog(page).getByRole('button', { name: lightboxTexts[way] });
const close = (page: Page) => dialog(page).getByRole('button', { name: lightboxTexts.close });
const thumbnail = (page: Page, slug: string) => page.locator(`#work-${slug}`);
const filterButton = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const addressOf = (page: Page) => page.url().replace(env.site, '');
const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const lengthOf = (page: Page) => page.evaluate(() => history.length);

const nothing: GalleryItem = { id: '', slug: '', title: '', alt: '', category: '', src: '' };
const [first = nothing, second = nothing, third = nothing] = galleryItems;
const last = galleryItems.at(-1) ?? nothing;
skipUnless('three works', galleryItems.length >= 3);
const isLong = galleryItems.length > 44;
const hasFilters = galleryCategories.length > 1;
const another = galleryCategories.find((category) => category !== first.category) ?? 'all';
const shown = galleryCategories.at(-1) ?? 'all';
const label = filterLabel(shown);
const tenth = galleryItems[9] ?? last;
/** Well below the first view. */
const deep = galleryItems[33] ?? last;
const deepest = galleryItems[43] ?? last;

const open = (path: string, { width, height } = desk) => visitReady(env, path, width, height);

/** A page whose app does not come before `release` is called, or never. */
async function withoutApp(size = desk) {
  const page = await env.newPage();
  await page.setViewportSize(size);
  return { page, release: await holdScripts(page) };
}

async function openWithoutApp(path: string) {
  const visit = await withoutApp();
  await visit.page.goto(env.site + path);
  return visit;
}

async function isOpenOn(page: Page, slug: string): Promise<void> {
  const work = galleryItems.find((item) => item.slug === slug);
  await see(dialog(page)).toHaveAccessibleName(work?.title ?? '');
  await see(picture(page)).toHaveAttribute('alt', work?.alt ?? '');
}

const isClosed = (page: Page) => see(dialog(page)).toHaveCount(0);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It has no box.');
  return box;
}

describe.each(sizes)('at $width px', (size) => {
  it('closes the lightbox on Back, and reopens it on Forward on the same picture', {
    tags: ['B1'],
  }, async () => {
    const page = await open('/portfolio', size);
    await thumbnail(page, second.slug).click();
    await isOpenOn(page, second.slug);
    expect(addressOf(page)).toBe(`/portfolio/${second.slug}`);
    await see(page).toHaveTitle(artworkTitle(second));
    await page.goBack();
    await isClosed(page);
    expect(addressOf(page)).toBe('/portfolio');
    await see(page).toHaveTitle(headTexts['/portfolio'].title);
    await page.goForward();
    await isOpenOn(page, second.slug);
  });

  it('returns to the gallery on one Back after ten pictures, with focus on the last one', {
    tags: ['B2', 'B5'],
  }, async () => {
    const page = await open('/portfolio', size);
    await thumbnail(page, deep.slug).scrollIntoViewIfNeeded();
    await thumbnail(page, deep.slug).click();
    await isOpenOn(page, deep.slug);
    const length = await lengthOf(page);
    for (let pressed = 0; pressed < 10; pressed++) await page.keyboard.press('ArrowRight');
    await isOpenOn(page, deepest.slug);
    expect(await lengthOf(page)).toBe(length);
    await page.goBack();
    await isClosed(page);
    expect(addressOf(page)).toBe('/portfolio');
    await see(thumbnail(page, deepest.slug)).toBeFocused();
    await see(thumbnail(page, deepest.slug)).toBeInViewport();
  });

  it('shows one column or four, 24 px apart, and no picture above 90 % of the window', {
    tags: ['S2.portfolio.gap', 'S2.portfolio.lightbox-size', 'S9.gallery'],
  }, async () => {
    const page = await open('/portfolio', size);
    const [one, two] = [await boxOf(thumbnail(page, first.slug)), await boxOf(thumbnail(page, second.slug))];
    if (size.width < 480) expect(two.x).toBe(one.x);
    else expect(two.x - one.x - one.width).toBeCloseTo(24, 0);
    await thumbnail(page, first.slug).click();
    const box = await boxOf(picture(page));
    expect(box.width).toBeLessThanOrEqual(size.width * 0.9 + 0.5);
    expect(box.height).toBeLessThanOrEqual(size.height * 0.9 + 0.5);
  });

  it('loads at most twelve pictures in the first view, and the others lazily', {
    tags: ['B10'],
  }, async ({ skip }) => {
    skip(!isLong, 'The gallery is no longer than the first view.');
    const page = await env.newPage();
    await page.setViewportSize(size);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') loaded.push(request.url());
    });
    await page.goto(`${env.site}/portfolio`);
    await page.waitForTimeout(2500);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.length).toBeLessThanOrEqual(12);
    expect(loaded.join()).not.toContain(deep.src);
    const img = thumbnail(page, first.slug).locator('img');
    await see(img).toHaveAttribute('loading', 'eager');
    await see(img).toHaveAttribute('fetchpriority', 'high');
    await thumbnail(page, deep.slug).scrollIntoViewIfNeeded();
    await see.poll(() => loaded.join()).toContain(deep.src);
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
    const page = await open('/portfolio');
    await thumbnail(page, deep.slug).scrollIntoViewIfNeeded();
    const scrolled = await scrollOf(page);
    await thumbnail(page, deep.slug).click();
    await isOpenOn(page, deep.slug);
    await closeIt(page);
    await isClosed(page);
    await see.poll(() => addressOf(page)).toBe('/portfolio');
    await see(thumbnail(page, deep.slug)).toBeFocused();
    expect(await scrollOf(page)).toBe(scrolled);
    ends.push([await lengthOf(page), await scrollOf(page)]);
    await page.close();
  }
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
});

it('has a grid of as many columns as fit', { tags: ['S2.portfolio.columns', 'S9.gallery'] }, async () => {
  const page = await open('/portfolio');
  const works = page.getByRole('list', { name: galleryTexts.gallery }).getByRole('listitem');
  for (const [width, columns] of [
    [390, 1],
    [500, 2],
    [800, 3],
    [1100, 4],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await works.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size, `${width} px`).toBe(Math.min(columns, galleryItems.length));
  }
});

it.each(['button', 'escape', 'back'])(
  'opens an artwork directly, and returns to the gallery on %s',
  { tags: ['B4'] },
  async (way) => {
    const page = await open(`/portfolio/${third.slug}`);
    await isOpenOn(page, third.slug);
    await see(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(galleryTexts.heading);
    if (way === 'button') await close(page).click();
    else if (way === 'escape') await page.keyboard.press('Escape');
    else await page.goBack();
    await isClosed(page);
    await see.poll(() => addressOf(page)).toBe('/portfolio');
    await see(thumbnail(page, third.slug)).toBeFocused();
    await page.goForward();
    await isOpenOn(page, third.slug);
  },
);

describe('before hydration', () => {
  it('replays a press on a thumbnail, with one history entry', {
    tags: ['B1', 'B3'],
  }, async () => {
    const { page, release } = await openWithoutApp('/portfolio');
    const length = await lengthOf(page);
    await thumbnail(page, second.slug).click();
    release();
    await isOpenOn(page, second.slug);
    expect(addressOf(page)).toBe(`/portfolio/${second.slug}`);
    expect(await lengthOf(page)).toBe(length + 1);
    await page.goBack();
    await isClosed(page);
    await see(thumbnail(page, second.slug)).toBeFocused();
    expect(addressOf(page)).toBe('/portfolio');
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
    const length = await lengthOf(page);
    await thumbnail(page, work.slug).click();
    await page.waitForURL(`**/portfolio/${work.slug}*`);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await isOpenOn(page, work.slug);
    expect(await lengthOf(page)).toBe(length + 1);
    await page.keyboard.press('Escape');
    await see.poll(() => addressOf(page)).toBe(`/portfolio?filter=${another}`);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    env.pageErrors.length = 0;
  });

  it('replays an arrow key and a press on an arrow', { tags: ['B2', 'B7'] }, async () => {
    const { page, release } = await openWithoutApp(`/portfolio/${first.slug}`);
    await see(page.getByRole('region', { name: lightboxTexts.label })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    release();
    await isOpenOn(page, second.slug);

    const other = await openWithoutApp(`/portfolio/${first.slug}`);
    await other.page.getByRole('link', { name: lightboxTexts.next }).click();
    other.release();
    await isOpenOn(other.page, second.slug);
    await see(step(other.page, 'next')).toBeFocused();
    await other.page.goBack();
    await isClosed(other.page);
    await see.poll(() => addressOf(other.page)).toBe('/portfolio');
  });
});

it('handles every key from the moment it is open', { tags: ['B2', 'B5'] }, async () => {
  const page = await open('/portfolio');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
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
  const page = await open(`/portfolio/${works[0]?.slug}?filter=${shown}`);
  await see(dialog(page).getByText(lightboxTexts.count(1, works.length), { exact: true })).toBeVisible();
  await step(page, 'next').click();
  await isOpenOn(page, works[1]?.slug ?? '');
  expect(addressOf(page)).toBe(`/portfolio/${works[1]?.slug}?filter=${shown}`);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await see.poll(() => addressOf(page)).toBe(`/portfolio?filter=${shown}`);
  await see(page.getByText(galleryTexts.count(worksIn(shown).length, shown))).toBeVisible();
});

it('ignores a filter that would hide the artwork', async ({ skip }) => {
  skip(!hasFilters, 'The gallery has one category.');
  const page = await open(`/portfolio/${first.slug}?filter=${another}`);
  await isOpenOn(page, first.slug);
  await see(
    dialog(page).getByText(lightboxTexts.count(1, galleryItems.length), { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await see.poll(() => addressOf(page)).toBe('/portfolio');
});

it('keeps the lightbox open after a reload', async () => {
  const page = await open('/portfolio');
  await thumbnail(page, second.slug).click();
  await isOpenOn(page, second.slug);
  const length = await lengthOf(page);
  await page.reload();
  await isOpenOn(page, second.slug);
  expect(await lengthOf(page)).toBe(length);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await see.poll(() => addressOf(page)).toBe('/portfolio');
});

it('works by keyboard, and Tab never leaves it', {
  tags: ['S2.portfolio.lightbox-controls', 'B5', 'B7'],
}, async () => {
  const page = await open('/portfolio');
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
  const page = await open(`/portfolio/${first.slug}`);
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
  // As a neighbor it is asked for again, maybe only now.
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

describe('the filter', () => {
  skipUnless('categories to choose from', hasFilters);

  it('is pressed, keeps focus, is announced, is in the URL, and scrolls to the top', {
    tags: ['S2.portfolio.scroll-top', 'D8', 'B8'],
  }, async () => {
    const page = await open('/portfolio');
    await page.evaluate(() => scrollTo(0, 300));
    const button = filterButton(page, label);
    await button.focus();
    await page.keyboard.press('Enter');
    await see(page.getByRole('status').first()).toHaveText(galleryTexts.count(worksIn(shown).length, shown));
    await see(button).toHaveAttribute('aria-pressed', 'true');
    await see(button).toBeFocused();
    await see(filterButton(page, filterLabel('all'))).toHaveAttribute('aria-pressed', 'false');
    expect(addressOf(page)).toBe(`/portfolio?filter=${shown}`);
    await see.poll(() => scrollOf(page)).toBe(0);
    await see(page.getByRole('list', { name: galleryTexts.gallery }).getByRole('listitem')).toHaveCount(
      worksIn(shown).length,
    );

    await filterButton(page, filterLabel(another)).click();
    await see.poll(() => addressOf(page)).toBe(`/portfolio?filter=${another}`);
    await page.goBack();
    await see(page.getByRole('status').first()).toHaveText(galleryTexts.count(worksIn(shown).length, shown));
    await filterButton(page, filterLabel('all')).press(' ');
    expect(addressOf(page)).toBe('/portfolio');
    await see(page.getByRole('status').first()).toHaveText(galleryTexts.count(galleryItems.length, 'all'));
  });

  it.each(['fine-art', 'a-category-of-old'])(
    '%s in the URL shows all works from the first paint',
    { tags: ['S2.portfolio.query', 'S2.portfolio.fine-art', 'D8'] },
    async (filter) => {
      const { page, release } = await openWithoutApp(`/portfolio?filter=${filter}`);
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
      const { page, release } = await withoutApp(size);
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
    const page = await open('/portfolio');
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    await see(page.getByRole('status').first()).toHaveText(galleryTexts.count(worksIn(shown).length, shown));
    await see.poll(() => scrollOf(page)).toBe(0);
  });
});

it('is restored on Back from another page', { tags: ['B31.focus'] }, async ({ skip }) => {
  skip(!isLong, 'The gallery is too short to scroll.');
  const page = await open('/portfolio');
  await thumbnail(page, deep.slug).scrollIntoViewIfNeeded();
  const scrolled = await scrollOf(page);
  expect(scrolled).toBeGreaterThan(1000);
  // Not by Playwright's click, which scrolls the page to get at the link.
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.name })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL('**/home');
  await see(page.getByRole('heading', { level: 1 })).toBeFocused();
  await see.poll(() => scrollOf(page)).toBe(0);
  await page.goBack();
  await see(page.getByRole('heading', { level: 1 })).toHaveText(galleryTexts.heading);
  await see.poll(() => scrollOf(page)).toBe(scrolled);
});

it('gives every artwork a page, before any script runs', { tags: ['B31'] }, async () => {
  const titles = new Set<string>();
  for (const { slug, src, alt, title } of galleryItems) {
    const response = await fetch(`${env.site}/portfolio/${slug}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${publishedAt}/portfolio/${slug}">`);
    const [, preview = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    expect(preview).toContain(`${publishedAt}/pictures/${src}.`);
    const picture = await fetch(env.site + new URL(preview).pathname);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'VisualArtwork',
      name: title,
      description: alt,
      url: `${publishedAt}/portfolio/${slug}`,
      creator: { name: site.owner },
      image: { '@type': 'ImageObject', thumbnailUrl: preview },
    });
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(galleryItems.length);
  expect((await fetch(`${env.site}/portfolio/nobody`)).status).toBe(404);
});

it('shows the 404 page for an artwork that does not exist', async () => {
  const page = await open('/portfolio/nobody');
  await see(page.getByRole('heading', { level: 1 })).toHaveText(notFoundTexts.heading);
  env.pageErrors.length = 0;
});

it('can be browsed without JavaScript', { tags: ['B32'] }, async () => {
  const visitor = await env.browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${env.site}/portfolio`);
  await see(page.getByRole('list', { name: galleryTexts.gallery }).getByRole('img')).toHaveCount(
    galleryItems.length,
  );
  if (hasFilters) {
    const filter = page.getByRole('link', { name: filterLabel(another), exact: true }).first();
    await see(filter).toHaveAttribute('href', `/portfolio?filter=${another}`);
  }
  await thumbnail(page, first.slug).click();
  await see(page).toHaveTitle(artworkTitle(first));
  const artwork = page.getByRole('region', { name: lightboxTexts.label });
  await see(artwork.getByRole('img')).toHaveAttribute('alt', first.alt);
  await artwork.getByRole('link', { name: lightboxTexts.next }).click();
  await see(page).toHaveTitle(artworkTitle(second));
  await artwork.getByRole('link', { name: lightboxTexts.close }).click();
  expect(addressOf(page)).toBe('/portfolio');
  await visitor.close();
});
