import { digest } from './digest.ts';

/**
 * Identifies one press of a button: a hash of the Idempotency-Key and the payload, the same for every retry. Null without that header (D20).
 */
export async function idempotencyHash(request: Request, ...asked: readonly string[]): Promise<string | null> {
  const key = request.headers.get('idempotency-key')?.trim();
  return key ? digest(JSON.stringify([key, ...asked])) : null;
}
