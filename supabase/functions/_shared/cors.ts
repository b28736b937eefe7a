/** Any origin is allowed: the functions use no cookies, and the rate limits do not depend on the origin. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, idempotency-key, x-client-info',
  'Access-Control-Expose-Headers': 'retry-after',
} as const;

/** The answer to a CORS preflight. */
export function preflight(methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: { ...headers, 'Access-Control-Allow-Methods': methods, 'Access-Control-Max-Age': '86400' },
  });
}

/** Adds CORS headers to every answer; without them a browser reports an error answer as a network failure. */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
