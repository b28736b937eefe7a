/** Any page may ask: the functions use no cookies, and the limits do not rely on where a request comes from. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, idempotency-key, x-client-info',
  'Access-Control-Expose-Headers': 'retry-after',
} as const;

/** The answer to a browser that asks whether it may call. */
export function preflight(methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: { ...headers, 'Access-Control-Allow-Methods': methods, 'Access-Control-Max-Age': '86400' },
  });
}

/** Lets a page read the answer, whatever it is; without this a browser shows an error answer as a dead network. */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
