import type { ThirdParties } from '#content/services.ts';

/** Response headers by path, in the `_headers` format that static hosts read: one file says it, and all obey. */
export interface HeaderRule {
  /** A path; a `*` at its end stands for anything. */
  path: string;
  headers: Record<string, string>;
}

/** What is inline in the pages, as source expressions. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The headers of the published site.
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
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    { path: '/newsletter/*', headers: { 'Referrer-Policy': 'no-referrer' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/pictures/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    {
      path: '/anims/piggy-bank.svg',
      headers: { 'Cache-Control': 'public, max-age=604800, stale-while-revalidate=86400' },
    },
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

/** The headers of one path: later rules win. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}
