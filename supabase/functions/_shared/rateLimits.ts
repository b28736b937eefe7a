import { toBase64url } from './base64url.ts';
import type { Deps } from './deps.ts';
import { hmac } from './hmac.ts';
import { type Refusal, refusals } from './refusal.ts';
import type { Secrets } from './tokens.ts';

/** At most `times` tries within `seconds` by a caller or an address (`of`); without one, nothing is counted. */
export interface Limit {
  readonly name: string;
  readonly of: string | undefined;
  readonly times: number;
  readonly seconds: number;
}

/** A limit's key: an HMAC, so that the table holds neither callers nor addresses. */
async function keyOf(name: string, of: string, [secret]: Secrets): Promise<string> {
  return `${name}:${toBase64url(await hmac(`${name}:${of}`, secret))}`;
}

/** The keys of the limits that count. */
export function keysOf(limits: readonly Limit[], secrets: Secrets): Promise<string[]> {
  return Promise.all(limits.flatMap(({ name, of }) => (of === undefined ? [] : [keyOf(name, of, secrets)])));
}

/**
 * Counts one try against each limit, in their order, and refuses the first that is used up. It is one statement that is
 * kept whatever becomes of the request, and counts atomically: two tries at the same moment are never counted as one.
 */
export async function checkRateLimit(
  { sql, config: { tokenSecrets } }: Pick<Deps, 'sql' | 'config'>,
  limits: readonly Limit[],
): Promise<Refusal<'too_many_requests'> | undefined> {
  const counted = limits.filter(({ of }) => of !== undefined);
  const keys = await keysOf(counted, tokenSecrets);
  const [row] = await sql<[{ wait: number | null }]>`
    select count_try(
      ${keys}::text[], ${counted.map(({ times }) => times)}::int[], ${counted.map(({ seconds }) => seconds)}::int[]
    ) as wait`;
  return row.wait === null ? undefined : refusals.tooManyRequests(row.wait);
}
