import { digest } from './digest.ts';

/**
 * The one press of a button that a request belongs to: the same for every request that was sent for it, however often,
 * as long as it asks for the same. Null where the caller does not tell (decision D20).
 */
export async function attemptOf(request: Request, ...asked: readonly string[]): Promise<string | null> {
  const key = request.headers.get('idempotency-key')?.trim();
  return key ? digest(JSON.stringify([key, ...asked])) : null;
}
