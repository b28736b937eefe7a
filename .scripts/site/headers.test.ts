import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { patternOf } from '#app/route.ts';
import { allRoutes } from '#app/routes.ts';
import { player, thirdParties } from '#content/services.ts';
import { lookFiles } from '../looks/files.ts';
import {
  type HeaderRule,
  headersFor,
  isForPath,
  policyOf,
  readHeaders,
  siteHeaders,
  withTurnstile,
  writeHeaders,
} from './headers.ts';

const inline = { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] };
const backend = 'https://project.example.com';
const routes = await allRoutes();
const pages = routes.map((route) => route.path);
const allowed = (pixel?: { id: string }) => ({ backend, foreign: thirdParties({ pixel, player }) });
const headersWith = (pixel?: { id: string }) =>
  siteHeaders(new Map(routes.map((route) => [patternOf(route), inline])), allowed(pixel));
const policyWith = (pixel?: { id: string }) => policyOf(inline, allowed(pixel));
const rules = headersWith();

it('is the same after being written and parsed', () => {
  expect(readHeaders(writeHeaders(rules))).toEqual(rules);
});

it('allows scripts and styles from the site or by hash only', () => {
  const policy = policyWith();
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
  expect(policy).toContain("connect-src 'self' https://project.example.com;");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
});

it('allows the enabled services, and no others', { tags: ['D21'] }, () => {
  expect(policyWith()).toContain(`frame-src ${player.origin};`);
  expect(policyWith()).toContain("img-src 'self';");
  expect(policyWith()).not.toContain('facebook');
  const withPixel = policyWith({ id: '1' });
  expect(withPixel).toMatch(/script-src [^;]*'sha256-abc=' https:\/\/connect\.facebook\.net;/);
  expect(withPixel).toContain("img-src 'self' https://www.facebook.com;");
  expect(withPixel).toMatch(
    /connect-src [^;]* https:\/\/connect\.facebook\.net https:\/\/www\.facebook\.com;/,
  );
});

it('allows Turnstile only where it is enabled', () => {
  expect(policyWith()).not.toContain('cloudflare');
  const foreign = withTurnstile(thirdParties({ pixel: undefined, player: undefined }), '0x1');
  const policy = policyOf(inline, { backend, foreign });
  expect(policy).toMatch(/script-src [^;]*'sha256-abc=' https:\/\/challenges\.cloudflare\.com;/);
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
  expect(policy).toContain("img-src 'self';");
});

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const publicFiles = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => `${file.parentPath.slice(publicFolder.length)}/${file.name}`.replaceAll('\\', '/'));
const looks = [...(await lookFiles()).keys()];
/** How long a browser may keep each published file. */
const published = {
  'public, max-age=0, must-revalidate': [
    ...pages,
    ...pages.filter((path) => path !== '/').map((path) => `${path}.html`),
    '/index.html',
    '/404.html',
    '/404.html.br',
    '/robots.txt',
    '/sitemap.xml',
    ...looks.filter((path) => /^\/favicon[^/]*$/.test(path)),
  ],
  'public, max-age=604800, stale-while-revalidate=2592000': [...publicFiles, ...looks].filter((path) =>
    /^\/(?:anims|fonts)\//.test(path),
  ),
  'public, max-age=31536000, immutable': [
    '/assets/main-abc123.js',
    '/assets/main-abc123.js.br',
    '/assets/rive-abc123.wasm',
    '/pictures/home/hero.0a1b2c3d-640.avif',
    '/pictures/gallery/blue-hour.0a1b2c3d-preview.jpg',
  ],
};
const publishedFiles = Object.entries(published).flatMap(([life, paths]) =>
  paths.map((path): [string, string] => [path, life]),
);

/** As Netlify decides it: a splat takes the folder itself too, and a slash at the end makes no difference. */
function isForPathOnNetlify({ path: rule }: HeaderRule, path: string): boolean {
  if (rule === '/') return path === '/';
  const pattern = rule
    .replaceAll('.', '\\.')
    .replaceAll('/*', '/?.*')
    .replaceAll(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${pattern}/?$`).test(path);
}

describe('the rules, on a host that joins matching headers', () => {
  it('are tested with every kind of published file', () => {
    expect(pages.length).toBeGreaterThan(2);
    expect(publishedFiles.map(([path]) => path)).toEqual(expect.arrayContaining([...publicFiles, ...looks]));
  });

  it('give each file one cache lifetime, by its name', () => {
    const lifetimes = publishedFiles.map(([path]) => [path, headersFor(rules, path).get('Cache-Control')]);
    expect(lifetimes).toEqual(publishedFiles);
  });

  it.each([
    ['Cloudflare Pages', isForPath],
    ['Netlify', isForPathOnNetlify],
  ])('set no header twice for any file on %s', (_, matches) => {
    const faults = publishedFiles.flatMap(([path]) => {
      const matching = rules.filter((rule) => matches(rule, path));
      const names = matching.flatMap(({ headers }) => Object.keys(headers));
      const repeated = names.filter((name, at) => names.indexOf(name) !== at);
      const isPage = pages.some((page) => path === page || path === `${page}.html`);
      const wanted = ['Cache-Control', ...(isPage ? ['Content-Security-Policy'] : [])];
      const missing = wanted.filter((name) => !names.includes(name));
      return [...repeated, ...missing].map((name) => `${path}: ${name}`);
    });
    expect(faults).toEqual([]);
  });

  it('stay within the limits of Cloudflare Pages', () => {
    const lines = writeHeaders(headersWith({ id: '1' })).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const { path } of rules) expect(path.split('*').length).toBeLessThanOrEqual(2);
  });
});

it('joins the values of several rules for one header, as Cloudflare Pages does', () => {
  const overlapping = [
    { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' } },
    { path: '/assets/*', headers: { 'cache-control': 'immutable' } },
    { path: '/:page', headers: { 'X-Page': 'yes' } },
  ];
  expect([...headersFor(overlapping, '/assets/main.js')]).toEqual([
    ['cache-control', 'no-cache, immutable'],
    ['x-frame-options', 'DENY'],
  ]);
  expect(headersFor(overlapping, '/home').has('X-Page')).toBe(true);
  expect(headersFor(overlapping, '/home/').has('X-Page')).toBe(false);
});

it('sends the security headers with every page, 404 pages included', () => {
  const security = [
    'cross-origin-opener-policy',
    'permissions-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ];
  for (const path of [...pages, '/404.html', '/no/such/page'])
    expect([...headersFor(rules, path).keys()]).toEqual(expect.arrayContaining(security));
});

it("sends a page's own hashes with it alone", () => {
  const of = (name: string) => ({ scripts: [], styles: [`'sha256-${name}='`] });
  const own = siteHeaders(
    new Map([
      ['/', of('root')],
      ['/home', of('home')],
      ['/portfolio/:slug', of('artwork')],
    ]),
    allowed(),
  );
  const hashesAt = (path: string) =>
    headersFor(own, path)
      .get('Content-Security-Policy')
      ?.match(/sha256-\w+/g)
      ?.join(' ');
  expect(
    ['/', '/index.html', '/home', '/home.html', '/portfolio/rosalie.html', '/store'].map(hashesAt),
  ).toEqual(['sha256-root', 'sha256-root', 'sha256-home', 'sha256-home', 'sha256-artwork', undefined]);
});

it('has one rule for a path: of two, Cloudflare Pages knows the last only', () => {
  const paths = rules.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

it('sends other sites only the origin as referrer', () => {
  for (const path of pages.filter((page) => !page.startsWith('/newsletter/')))
    expect(headersFor(rules, path).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])(
  'sends no referrer from %s, whose URL has a token',
  (path) => {
    expect(headersFor(rules, path).get('Referrer-Policy')).toBe('no-referrer');
  },
);
