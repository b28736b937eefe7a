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
import { ringsOverTexts } from './focusRings.ts';
import { publishedAt } from './places.ts';
import { isReady } from './visits.ts';
import { world } from './world.ts';

const here = world();

const addresses = [...routes.map((route) => route.path), '/no/such/page'];

describe.each(addresses)('%s', (path) => {
  it('says what it is before any script runs', { tags: ['B31', 'B33'] }, async () => {
    const response = await fetch(here.site + path);
    const html = await response.text();
    expect(response.status).toBe(path === '/no/such/page' ? 404 : 200);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+">/);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+">/);
    expect(html).not.toMatch(/<[^>]+ style="/);
  });

  it('is taken over without a complaint, asks nobody else for anything, and has no focus ring over a text', {
    tags: ['S1.public', 'S1.only-functions', 'S6.public'],
  }, async () => {
    const page = await here.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== here.site) foreign.push(request.url());
    });
    await page.goto(here.site + path);
    await isReady(page);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(foreign).toEqual([]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await ringsOverTexts(page)).toEqual([]);
    }
    if (path === '/no/such/page') {
      expect(here.complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    }
  });

  it.skipIf(path === '/')('looks by its own styles as it does by the whole sheet', async () => {
    const visitor = await here.browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    const page = await visitor.newPage();
    await page.goto(here.site + path);
    const changes = await page.evaluate(async () => {
      const looks = () =>
        [...document.querySelectorAll('body *')].flatMap((element) =>
          ['', '::before', '::after'].map((part) => {
            const style = getComputedStyle(element, part);
            const { color, background, border, boxShadow, display, font, opacity, transform } = style;
            const values = [color, background, border, boxShadow, display, font, opacity, transform];
            const { x, y, width, height } = element.getBoundingClientRect();
            values.push(style.inset, style.margin, style.padding, [x, y, width, height].join(' '));
            return `${element.tagName}.${element.className}${part} ${values.join('; ')}`;
          }),
        );
      await document.fonts.ready;
      const before = looks();
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset['sheet'] ?? '';
      const { promise: loaded, resolve } = Promise.withResolvers<Event>();
      sheet.addEventListener('load', resolve);
      document.head.append(sheet);
      // With scripts off no event comes, though the sheet does.
      while (sheet.sheet === null) await Promise.race([loaded, fetch(sheet.href, { cache: 'no-store' })]);
      document.querySelector('style[data-part]')?.remove();
      return looks().filter((look, at) => look !== before[at]);
    });
    expect(changes).toEqual([]);
    await visitor.close();
  });

  it('can be read with scripts off', { tags: ['B32'] }, async () => {
    const visitor = await here.browser.newContext({ javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto(here.site + path);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await see(page.getByRole('navigation').first()).toBeAttached();
    await visitor.close();
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
    const page = await here.newPage();
    await page.goto(here.site + path);
    await see(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (heading === notFoundTexts.heading) here.complaints.length = 0;
  },
);

it('gives every page a title, a description and an address of its own, before any script runs', {
  tags: ['B31'],
}, async () => {
  const all = await allRoutes();
  const shown = await Promise.all(
    all.map(async ({ path }) => {
      const html = await (await fetch(here.site + path)).text();
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

it('lists what may be listed in the sitemap', async () => {
  const sitemap = await (await fetch(`${here.site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const all = await allRoutes();
  expect(listed).toEqual(all.filter((route) => route.isListed).map((route) => publishedAt + route.path));
});

it('sends the visitor of / to /home, where Back does not trap them', {
  tags: ['S2.redirect.home', 'D11'],
}, async () => {
  const page = await here.newPage();
  await page.goto(`${here.site}/no/such/page`);
  await page.goto(`${here.site}/`);
  await page.waitForURL('**/home');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/no/such/page');
  here.complaints.length = 0;
});

it('logs the path that does not exist', { tags: ['S2.not-found.log', 'B33'] }, async () => {
  const page = await here.newPage();
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  await page.goto(`${here.site}/no/such/page`);
  await logged;
  here.complaints.length = 0;
});

it('is sent compressed, and kept for ever where its name says what it holds', async () => {
  const page = await fetch(`${here.site}/home`, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const script = /data-app="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const sent = await fetch(here.site + script);
  expect(sent.headers.get('cache-control')).toContain('immutable');
});
