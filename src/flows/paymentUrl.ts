/** Whether a payment URL is safe to follow: https, or the local stand-in (B15). */
export function isPaymentUrl(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
}
