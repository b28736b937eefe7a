/** A subscription's request to newsletter-subscribe's handler; `from` is the caller's address. */
export function subscription(email: string, from = '192.0.2.1'): Request {
  return new Request('http://functions.test/newsletter-subscribe', {
    method: 'POST',
    headers: { apikey: 'test-key', 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email }),
  });
}
