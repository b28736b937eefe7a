import * as v from 'valibot';
import { type Served, serveHttp } from '../../../supabase/local/http.ts';

export const TURNSTILE_SECRET = '1x-a-secret-key-of-the-tests';
const requestSchema = v.object({ secret: v.string(), response: v.string() });

/** Turnstile's siteverify on this machine: a token that starts with `human` passes, once. */
export function serveSiteverify(port: number): Promise<Served> {
  const used = new Set<string>();
  const refuse = (code: string) => Response.json({ success: false, 'error-codes': [code], messages: [] });
  return serveHttp(port, async (request) => {
    const read = v.safeParse(requestSchema, await request.json());
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/turnstile/v0/siteverify')
      return new Response('Not found', { status: 404 });
    if (!read.success) return refuse('bad-request');
    const { secret, response } = read.output;
    if (secret !== TURNSTILE_SECRET) return refuse('invalid-input-secret');
    if (!response.startsWith('human')) return refuse('invalid-input-response');
    if (used.has(response)) return refuse('timeout-or-duplicate');
    used.add(response);
    return Response.json({
      success: true,
      'error-codes': [],
      challenge_ts: new Date().toISOString(),
      hostname: 'site.test',
    });
  });
}
