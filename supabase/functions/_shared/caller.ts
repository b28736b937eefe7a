function isPrivate(address: string): boolean {
  return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd]..:|fe[89ab].:)/.test(address);
}

/**
 * The network that an address stands for: itself under IPv4, its /64 under IPv6, where one caller has all of it.
 * Undefined for what is no address, or one that only means something behind a proxy.
 */
export function networkOf(address: string): string | undefined {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined)
    return URL.parse(`http://${ipv4}`)?.hostname === ipv4 && !isPrivate(ipv4) ? ipv4 : undefined;
  // The parser of URLs checks an IPv6 address and writes it in one way.
  const ipv6 = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (ipv6 === undefined || isPrivate(ipv6)) return undefined;
  const [head = [], tail = []] = ipv6
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

let logged = false;

/** Logged once an instance, because the host does not document which header carries the address. */
function logOnce(header: string): void {
  if (logged) return;
  logged = true;
  console.warn(`Callers are told apart by: ${header}.`);
}

/**
 * The network of the caller, for counting tries. Cloudflare, in front of hosted Supabase, replaces its header on every
 * request; of the forwarded addresses the last public one was written by a proxy and not by the caller.
 *
 * Undefined where neither header helps: then a limit for callers would be one for everybody together.
 */
export function callerNetwork(request: Request): string | undefined {
  const direct = networkOf(request.headers.get('cf-connecting-ip')?.trim() ?? '');
  if (direct !== undefined) {
    logOnce('cf-connecting-ip');
    return direct;
  }
  const forwarded = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => networkOf(address.trim()))
    .findLast((network) => network !== undefined);
  logOnce(forwarded === undefined ? 'nothing, only the limits for all callers hold' : 'x-forwarded-for');
  return forwarded;
}

/** Where on the site a request comes from (`store`, `home` …), if it tells; only ever a note for the owner. */
export function sourceOf(request: Request, siteUrl: string): string {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (referer === null || referer.origin !== URL.parse(siteUrl)?.origin) return 'site';
  return /^\/([a-z0-9-]{1,40})(?:\/|$)/.exec(referer.pathname)?.[1] ?? 'site';
}
