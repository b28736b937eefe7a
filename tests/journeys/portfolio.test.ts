import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { artworkTitle, filterLabel, galleryItems, galleryTexts, lightboxTexts } from '#content/gallery.ts';
import { notFoundTexts } from '#content/notFound.ts';
import { site } from '#content/site.ts';
import { skipUnless } from '../skipUnless.ts';
import {
  another,
  boxOf,
  deep,
  first,
  hasFilters,
  isLong,
  openIn,
  pathOf,
  picture,
  scrollOf,
  second,
  sizes,
  thumbnail,
} from './galleryPage.ts';
import { testEnvironment } from './testEnvironment.ts';
import { publishedAt } from './workerSettings.ts';

const env = testEnvironment();
skipUnless('three works', galleryItems.length >= 3);

describe.each(sizes)('at $width px', (size) => {
  it('shows one column or four, 24 px apart, and no picture above 90 % of the window', {
    tags: ['S2.portfolio.gap', 'S2.portfolio.lightbox-size', 'S9.gallery'],
  }, async () => {
    const page = await openIn(env, '/portfolio', size);
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

it('has a grid of as many columns as fit', { tags: ['S2.portfolio.columns', 'S9.gallery'] }, async () => {
  const page = await openIn(env, '/portfolio');
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

it('is restored on Back from another page', { tags: ['B31.focus'] }, async ({ skip }) => {
  skip(!isLong, 'The gallery is too short to scroll.');
  const page = await openIn(env, '/portfolio');
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
  const page = await openIn(env, '/portfolio/nobody');
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
  expect(pathOf(page)).toBe('/portfolio');
  await visitor.close();
});
