import { toBase64url } from './base64url.ts';
import type { Deps } from './deps.ts';
import { hmac } from './hmac.ts';
import { type Refusal, refusals } from './refusal.ts';

/** So many times within so many seconds, for whoever `of` names; nobody is counted where it is undefined. */
export interface Limit {
  readonly name: string;
  readonly of: string | undefined;
  readonly times: number;
  readonly seconds: number;
}

/**
 * Counts one try against each limit, in their order, and refuses the first that is used up. Each count is one atomic
 * statement that is kept whatever becomes of the request, so that two tries at the same moment are never counted as one.
 */
export async function countTry(
  { sql, config: { tokenSecrets } }: Pick<Deps, 'sql' | 'config'>,
  limits: readonly Limit[],
): Promise<Refusal<'too_many_requests'> | undefined> {
  for (const { name, of, times, seconds } of limits) {
    if (of === undefined) continue;
    const key = `${name}:${toBase64url(await hmac(`${name}:${of}`, tokenSecrets[0]))}`;
    const end = sql`now() + ${`${seconds} seconds`}::interval`;
    const [row] = await sql<[{ taken: number; seconds_left: number }]>`
      insert into rate_limits as r (key, ends_at) values (${key}, ${end})
      on conflict (key) do update set
        taken = case when r.ends_at <= now() then 1 else r.taken + 1 end,
        ends_at = case when r.ends_at <= now() then ${end} else r.ends_at end
      returning taken, ceil(extract(epoch from ends_at - now()))::int as seconds_left`;
    if (row.taken > times) return refusals.tooManyRequests(Math.max(1, row.seconds_left));
  }
  return undefined;
}
