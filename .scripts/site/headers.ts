import type { ThirdParties } from '#content/services.ts';

/** Response headers by path, in the `_headers` format that static hosts read. */
export interface HeaderRule {
  /** A path; a `*` at its end matches anything, and `:name` anything without a slash. */
  path: string;
  headers: Record<string, string>;
}

/** What is inline in the pages, as source expressions. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What Cloudflare Pages and Netlify send by themselves where no rule names another lifetime. */
export const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const contentHashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const page = { ...revalidated, 'Referrer-Policy': 'strict-origin-when-cross-origin' };
const keptForAWeek = { 'Cache-Control': 'public, max-age=604800, stale-while-revalidate=2592000' };

const turnstile = 'https://challenges.cloudflare.com';

/** Lets in Turnstile's script and the frame that it works in. */
export function withTurnstile({ scripts, frames, ...foreign }: ThirdParties): ThirdParties {
  return { ...foreign, scripts: [...scripts, turnstile], frames: [...frames, turnstile] };
}

/**
 * The headers of the published site. Hosts join the values of several rules for one header, which no
 * browser can read as a lifetime: no path may match two rules that name the same header.
 *
 * @param backend origin of the functions.
 * @param foreign what the pages load from other origins.
 */
export function siteHeaders(
  { scripts, styles }: InlineSources,
  backend: string,
  foreign: ThirdParties,
): HeaderRule[] {
  const socket = backend.replace(/^http/, 'ws');
  const policy = [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts, ...foreign.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self'", ...foreign.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", backend, socket, ...foreign.connections].join(' '),
    "manifest-src 'self'",
    ['frame-src', ...foreign.frames].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
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
  ];
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
