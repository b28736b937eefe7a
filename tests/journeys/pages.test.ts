import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { allRoutes, routes } from '#app/routes.ts';
import { contactPage } from '#content/contactPage.ts';
import { galleryTexts } from '#content/gallery.ts';
import { hero } from '#content/home.ts';
import { musicHero } from '#content/music.ts';
import { notFoundTexts } from '#content/notFound.ts';
import { projectsTexts } from '#content/projects.ts';
import { isShown } from '#content/shown.ts';
import { storeTexts } from '#content/store.ts';
import { sold } from '#mocks/sold.ts';
import { testEnvironment } from './testEnvironment.ts';
import { publishedAt } from './workerSettings.ts';

const env = testEnvironment();

const addresses = [...routes.map((route) => route.path), '/no/such/page'];

describe.each(addresses)('%s', (path) => {
  it('has its heading and description before any script runs', { tags: ['B31', 'B33'] }, async () => {
    const response = await fetch(env.site + path);
    const html = await response.text();
    expect(response.status).toBe(path === '/no/such/page' ? 404 : 200);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+">/);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+">/);
    expect(html).not.toMatch(/<[^>]+ style="/);
  });
});

const headings: readonly (readonly [path: string, heading: string])[] = [
  ['/home', hero.name],
  ['/portfolio', galleryTexts.heading],
  ['/projects', projectsTexts.heading],
  ['/music', musicHero.heading],
  ['/store', storeTexts.heading],
  ['/featured-class', sold.onlineClass.title],
  ['/contact', contactPage.heading],
  ['/portfolios', notFoundTexts.heading],
  ['/music/nothing', notFoundTexts.heading],
];

it.each(headings.map(([path, heading]) => [path, isShown(path) ? heading : notFoundTexts.heading]))(
  '%s shows "%s"',
  { tags: ['S2.routes', 'S2.routes.unknown'] },
  async (path, heading) => {
    const page = await env.newPage();
    await page.goto(env.site + path, { waitUntil: 'domcontentloaded' });
    await see(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (heading === notFoundTexts.heading) env.pageErrors.length = 0;
  },
);

it('gives every page a unique title, description and URL, before any script runs', {
  tags: ['B31'],
}, async () => {
  const all = await allRoutes();
  const shown = await Promise.all(
    all.map(async ({ path }) => {
      const html = await (await fetch(env.site + path)).text();
      const [, title] = /<title>([^<]+)</.exec(html) ?? [];
      const [, description] = /<meta name="description" content="([^"]+)">/.exec(html) ?? [];
      const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
      return { path, title, description, canonical };
    }),
  );
  const pages = shown.filter(({ path }) => path !== '/');
  expect(pages.map(({ canonical }) => canonical)).toEqual(pages.map(({ path }) => publishedAt + path));
  for (const part of ['title', 'description'] as const) {
    const texts = pages.map((page) => page[part]);
    expect(texts).not.toContain(undefined);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

it('has no broken internal links', async () => {
  const pages = (await allRoutes()).map(({ path }) => path);
  const named = new Set(pages);
  for (const path of pages) {
    const html = await (await fetch(env.site + path)).text();
    for (const [, attribute, value = ''] of html.matchAll(/ (src|href|srcset|imagesrcset)="([^"]+)"/gi)) {
      const addresses = /srcset/i.test(attribute ?? '') ? value.split(/,\s+/) : [value];
      for (const address of addresses) {
        const [own = ''] = address.replaceAll('&amp;', '&').split(/[ #]/);
        if (own.startsWith('/')) named.add(own);
      }
    }
  }
  expect(named.size).toBeGreaterThan(pages.length);
  const broken: string[] = [];
  for (const address of named) {
    const { status } = await fetch(env.site + address, { method: 'HEAD' });
    if (status !== 200) broken.push(`${address}: ${status}`);
  }
  expect(broken).toEqual([]);
});

it('lists exactly the indexable pages in the sitemap', async () => {
  const sitemap = await (await fetch(`${env.site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const all = await allRoutes();
  expect(listed).toEqual(all.filter((route) => route.isListed).map((route) => publishedAt + route.path));
});

it('redirects / to /home without trapping Back', {
  tags: ['S2.redirect.home', 'D11'],
}, async () => {
  const page = await env.newPage();
  await page.goto(`${env.site}/no/such/page`);
  await page.goto(`${env.site}/`);
  await page.waitForURL('**/home');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/no/such/page');
  env.pageErrors.length = 0;
});

it('logs the path that does not exist', { tags: ['S2.not-found.log', 'B33'] }, async () => {
  const page = await env.newPage();
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  await page.goto(`${env.site}/no/such/page`);
  await logged;
  env.pageErrors.length = 0;
});

it('is compressed, and cached as immutable if its name has a hash', async () => {
  const page = await fetch(`${env.site}/home`, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const script = /data-app="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const sent = await fetch(env.site + script);
  expect(sent.headers.get('cache-control')).toContain('immutable');
});
