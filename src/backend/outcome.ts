import type { ErrorCode, FunctionName, RequestOf, ResponseOf } from '#contract';

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
