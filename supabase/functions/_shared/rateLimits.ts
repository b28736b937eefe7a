import type { Database } from './database.ts';
import { digest } from './digest.ts';
import { type Refusal, refusals } from './refusal.ts';

/** So many times within so many seconds, for whoever `of` names. */
export interface Limit {
  readonly name: string;
  readonly of: string;
  readonly times: number;
  readonly seconds: number;
}

/**
 * Counts one try against each limit, in their order, and refuses the first that is used up. Each count is one atomic
 * statement that is kept whatever becomes of the request, so that two tries at the same moment are never counted as one.
 */
export async function countTry(
  sql: Database,
  ...limits: readonly Limit[]
): Promise<Refusal<'too_many_requests'> | undefined> {
  for (const limit of limits) {
    const window = `${limit.seconds} seconds`;
    const [row] = await sql<[{ taken: number; seconds_left: number }]>`
      insert into rate_limits as r (key) values (${`${limit.name}:${await digest(`${limit.name}:${limit.of}`)}`})
      on conflict (key) do update set
        taken = case when r.started_at <= now() - ${window}::interval then 1 else r.taken + 1 end,
        started_at = case when r.started_at <= now() - ${window}::interval then now() else r.started_at end
      returning taken, ceil(extract(epoch from started_at + ${window}::interval - now()))::int as seconds_left`;
    if (row.taken > limit.times) return refusals.tooManyRequests(Math.max(1, row.seconds_left));
  }
  return undefined;
}
