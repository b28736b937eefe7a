import * as v from 'valibot';
import { contract, errorBodySchema, type FunctionName } from '#contract';
import { supabase } from './client.ts';
import type { BodyOf, CallOptions, Outcome } from './outcome.ts';

export { supabase };

/** `error` is read whatever the status (D5); `code` only if the contract lists it. */
const refusalSchema = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  code: v.fallback(v.optional(errorBodySchema.entries.code), undefined),
});

function refusal<Name extends FunctionName>(body: unknown): Outcome<Name> | undefined {
  const read = v.safeParse(refusalSchema, body);
  if (!read.success) return undefined;
  return { type: 'refused', code: read.output.code ?? 'unknown', text: read.output.error };
}

/** A gateway's HTML or an empty body is not JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * The implementation of `callFunction`, in a lazy chunk.
 *
 * @returns never rejects because of a server or a network.
 */
export async function invoke<Name extends FunctionName>(
  name: Name,
  body: BodyOf<Name>,
  { signal, headers = {} }: CallOptions = {},
): Promise<Outcome<Name>> {
  const client = await supabase();
  const { data, error } = await client.functions.invoke<unknown>(name, {
    ...(body && { body }),
    headers,
    ...(signal && { signal }),
  });
  // React's strict mode stops and restarts a flow: the aborted call must not settle.
  if (signal?.aborted) return new Promise(() => {});
  if (error instanceof Error && 'context' in error && error.context instanceof Response) {
    return refusal(await jsonOf(error.context)) ?? { type: 'refused', code: 'unknown' };
  }
  if (error) return { type: 'unreachable', reason: String(error) };

  const refused = refusal<Name>(data);
  if (refused) return refused;
  const answer = v.safeParse(contract[name].response, data);
  return answer.success ? { type: 'answered', body: answer.output } : { type: 'refused', code: 'unknown' };
}
