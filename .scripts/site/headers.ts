import type { ThirdParties } from '#content/services.ts';

/** Response headers by path, in the `_headers` format that static hosts read. */
export interface HeaderRule {
  /** A path; a `*` at its end matches anything, and `:name` anything without a slash. */
  path: string;
  headers: Record<string, string>;
}

/** What is inline in a page, as source expressions. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a page may load, besides what every page may. */
export interface AllowedSources {
  /** Origin of the functions. */
  backend: string;
  /** What the pages load from other origins. */
  foreign: ThirdParties;
}

/** What Cloudflare Pages and Netlify send by themselves where no rule names another lifetime. */
export const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const contentHashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const page = { ...revalidated, 'Referrer-Policy': 'strict-origin-when-cross-origin' };
const keptForAWeek = { 'Cache-Control': 'public, max-age=604800, stale-while-revalidate=2592000' };

const turnstile = 'https://challenges.cloudflare.com';

/** Lets in Turnstile's script and the frame that it works in, where the site is built with its key. */
export function withTurnstile(
  { scripts, frames, ...foreign }: ThirdParties,
  siteKey: string | undefined,
): ThirdParties {
  const added = siteKey ? [turnstile] : [];
  return { ...foreign, scripts: [...scripts, ...added], frames: [...frames, ...added] };
}

/** A page's content security policy, as a browser reads it from a header or a `meta` element. */
export function policyOf({ scripts, styles }: InlineSources, { backend, foreign }: AllowedSources): string {
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts, ...foreign.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self'", ...foreign.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", backend, ...foreign.connections].join(' '),
    ['frame-src', ...foreign.frames].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The addresses at which hosts send a page's file. */
function addressesOf(path: string): string[] {
  // A parameter matches a file's extension as well.
  if (path.includes(':')) return [path];
  return [path, path === '/' ? '/index.html' : `${path}.html`];
}

/** One rule for each path: of two, Cloudflare Pages knows the last only. */
const merged = (rules: readonly HeaderRule[]): HeaderRule[] =>
  [...Map.groupBy(rules, ({ path }) => path)].map(([path, alike]) => ({
    path,
    headers: Object.fromEntries(alike.flatMap(({ headers }) => Object.entries(headers))),
  }));

/**
 * The headers of the published site. Hosts join the values of several rules for one header, which no
 * browser can read as a lifetime: no path may match two rules that name the same header.
 *
 * Only pages have a content security policy, each its own: with the hashes of all pages, a kilobyte in every answer, home's
 * picture and the gallery's document take a round trip more. A page at no known path has its policy in a `meta` element.
 *
 * @param pages by path, as in a rule.
 */
export function siteHeaders(
  pages: ReadonlyMap<string, InlineSources>,
  allowed: AllowedSources,
): HeaderRule[] {
  const policies = [...pages].flatMap(([path, inline]) =>
    addressesOf(path).map((address) => ({
      path: address,
      headers: { 'Content-Security-Policy': policyOf(inline, allowed) },
    })),
  );
  return merged([
    {
      path: '/*',
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
    { path: '/', headers: page },
    { path: '/:page', headers: page },
    // Not /portfolio/*, which on Netlify takes /portfolio and /portfolio.html as well.
    { path: '/portfolio/:slug', headers: page },
    { path: '/newsletter/*', headers: { ...page, 'Referrer-Policy': 'no-referrer' } },
    { path: '/assets/*', headers: contentHashed },
    { path: '/pictures/*', headers: contentHashed },
    { path: '/fonts/*', headers: keptForAWeek },
    { path: '/anims/*', headers: keptForAWeek },
    ...policies,
  ]);
}

export function writeHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** Reads what {@link writeHeaders} writes. */
export function readHeaders(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of file.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const rule = rules.at(-1);
    if (header?.[1] !== undefined && rule) rule.headers[header[1]] = header[2] ?? '';
    else if (line.trim() !== '') rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

/** Whether a rule is for a path, as Cloudflare Pages decides it. */
export function isForPath(rule: HeaderRule, path: string): boolean {
  const pattern = rule.path
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

/** The headers of one path, as Cloudflare Pages sends them: the values of several rules for one header are joined. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter((rule) => isForPath(rule, path));
  return new Headers(matching.flatMap((rule) => Object.entries(rule.headers)));
}
