import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import {
  contract,
  type ErrorCode,
  errorBodySchema,
  type FunctionName,
  type RequestOf,
  type ResponseOf,
} from '#contract';

/** Request payloads; a function without one gets no body (D12). */
export type BodyOf<Name extends FunctionName> = [RequestOf<Name>] extends [never]
  ? undefined
  : RequestOf<Name>;

/** The outcome of a call: a response, a refusal or no answer. */
export type Outcome<Name extends FunctionName> =
  | { type: 'answered'; body: ResponseOf<Name> }
  /** An error response. `text` is its visitor-facing message, if any. */
  | { type: 'refused'; code: ErrorCode | 'unknown'; text?: string }
  /** Network failure or unreadable response. */
  | { type: 'unreachable'; reason: string };

export interface CallOptions {
  /** Aborts the call. It then never settles: an aborted caller must not handle a failure. */
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * Sends the page's path to the functions, since cross-origin referrers carry only the origin and a subscriber's source
 * would be lost. Without the query, which may hold a token.
 */
const fetchFromHere: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    referrer: location.origin + location.pathname,
    referrerPolicy: 'no-referrer-when-downgrade',
  });

/** The hosted backend's client (S6.client). */
const supabase = createClient(
  import.meta.env.VITE_SUPABASE_URL || 'http://localhost:54321',
  import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'local-publishable-key',
  { auth: { persistSession: true, autoRefreshToken: true }, global: { fetch: fetchFromHere } },
);

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
  const { data, error } = await supabase.functions.invoke<unknown>(name, {
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
