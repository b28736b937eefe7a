/**
 * The network address of whoever calls, for counting tries. Cloudflare, in front of hosted Supabase, sets its header
 * anew on every request; of the forwarded addresses only the last was written by somebody we know.
 */
export function callerAddress(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return request.headers.get('cf-connecting-ip')?.trim() || forwarded || 'unknown';
}

/** Where on the site a request comes from (`store`, `home` …), if it tells; only ever a note for the owner. */
export function sourceOf(request: Request, siteUrl: string): string {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (referer === null || referer.origin !== URL.parse(siteUrl)?.origin) return 'site';
  return /^\/([a-z0-9-]{1,40})(?:\/|$)/.exec(referer.pathname)?.[1] ?? 'site';
}
