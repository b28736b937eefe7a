/**
 * Whether a payment page's address may be followed: https, or the stand-in on this machine (behaviour 15).
 */
export function isPaymentUrl(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
}
