import type { ErrorCode, FunctionName, RequestOf, ResponseOf } from '#contract';

/** What is sent; a function without a payload gets no body at all (decision D12). */
export type BodyOf<Name extends FunctionName> = [RequestOf<Name>] extends [never]
  ? undefined
  : RequestOf<Name>;

/** What came of a call: an answer, or one of the ways in which a visitor does not get one. */
export type Outcome<Name extends FunctionName> =
  | { type: 'answered'; body: ResponseOf<Name> }
  /** The server said no. `text` is its word to the visitor, where it gave one. */
  | { type: 'refused'; code: ErrorCode | 'unknown'; text?: string }
  /** There was no answer at all. */
  | { type: 'unreachable'; reason: string };

export interface CallOptions {
  /** Ends the call. It then never comes out: who has given it up no longer waits, and must not be told that it failed. */
  signal?: AbortSignal;
  headers?: Record<string, string>;
}
