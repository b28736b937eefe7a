function isPrivate(address: string): boolean {
  return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd]..:|fe[89ab].:)/.test(address);
}

/**
 * The network of an address: itself in IPv4, its /64 in IPv6, which one caller owns whole.
 * Undefined for private and invalid addresses.
 */
export function networkOf(address: string): string | undefined {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined)
    return URL.parse(`http://${ipv4}`)?.hostname === ipv4 && !isPrivate(ipv4) ? ipv4 : undefined;
  // The URL parser validates and normalizes an IPv6 address.
  const ipv6 = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (ipv6 === undefined || isPrivate(ipv6)) return undefined;
  const [head = [], tail = []] = ipv6
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

let logged = false;

/** Logged once per instance, because the host does not document which header carries the address. */
function logOnce(header: string): void {
  if (logged) return;
  logged = true;
  console.warn(`Callers are identified by: ${header}.`);
}

/**
 * The caller's network, for rate limits: from Cloudflare's header, which it overwrites on every request, else the last
 * public forwarded address, which a proxy wrote. Undefined without both, since one limit would then hit all callers.
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

/** The page that a request comes from (`store`, `home` …), from its referrer; only a note for the owner. */
export function sourceOf(request: Request, siteUrl: string): string {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (referer === null || referer.origin !== URL.parse(siteUrl)?.origin) return 'site';
  return /^\/([a-z0-9-]{1,40})(?:\/|$)/.exec(referer.pathname)?.[1] ?? 'site';
}
