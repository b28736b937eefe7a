import { describe, expect, it, vi } from 'vitest';
import type * as catalog from '#catalog';
import { categories, categoryHref } from '#content/categories.ts';
import { tilesHeading } from '#content/home.ts';
import { shellTexts } from '#content/navigation.ts';
import { notFoundTexts } from '#content/notFound.ts';

const empty = vi.hoisted(() => ['/portfolio', '/projects', '/music', '/featured-class']);
vi.mock('virtual:pages', () => ({ emptyAddresses: empty }));
vi.mock('#catalog', async (load) => ({
  ...(await load<typeof catalog>()),
  onlineClass: undefined,
  tip: undefined,
}));

const { isShown, shownColumns, shownNavigation } = await import('#content/shown.ts');
const { allRoutes, notFoundRoute, routeFor } = await import('./routes.ts');
const { prerenderAt } = await import('./prerender.tsx');

describe.each(empty)('%s, which has nothing to show,', (path) => {
  it('is no page in the build, the sitemap or the router', async () => {
    expect((await allRoutes()).filter((route) => route.path.startsWith(path))).toEqual([]);
    expect(await routeFor(path)).toBe(notFoundRoute);
    expect(await routeFor(`${path}/`)).toBe(notFoundRoute);
  });

  it('shows the 404 page', async () => {
    const { route, body } = await prerenderAt(path, 'http://localhost');
    expect(route).toBe(notFoundRoute);
    expect(body).toContain(notFoundTexts.heading);
  });

  it('is linked from no page, with any query', async () => {
    for (const page of ['/home', '/store', '/contact']) {
      const { body } = await prerenderAt(page, 'http://localhost');
      const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      expect(links.filter((href) => href?.startsWith(path))).toEqual([]);
    }
  });
});

it('removes a column whose links are all gone', () => {
  expect(shownColumns.every(({ links }) => links.length > 0)).toBe(true);
  expect(shownColumns.flatMap(({ links }) => links).every(({ href }) => isShown(href))).toBe(true);
  expect(shownNavigation.every(({ href }) => isShown(href))).toBe(true);
});

it.each(categories)('shows no filter of an empty gallery: $id', ({ id }) => {
  expect(isShown(categoryHref(id))).toBe(false);
});

it('keeps the pages that have something to show', async () => {
  const { body } = await prerenderAt('/home', 'http://localhost');
  expect(body).toContain(tilesHeading);
  expect((await allRoutes()).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/home', '/store', '/contact']),
  );
});

it('has no tip jar if tips are off', async () => {
  const { body } = await prerenderAt('/home', 'http://localhost');
  expect(body).not.toContain(shellTexts.tipJar);
});
