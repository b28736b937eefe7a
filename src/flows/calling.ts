import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import type { FunctionName } from '#contract';

/** Every call has a time limit; a call that never ends becomes the flow's failure (behaviour 26). In milliseconds. */
export const CALL_TIME_LIMIT = 15_000;

/** The reason that a flow gives when a call was cut off by the time limit. */
export const NO_ANSWER = 'no answer within the time limit';

/** Hands a chart's action or guard what a call has brought. */
export const outcome = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output;

/** Hands a chart's action what an actor has thrown. */
export const surprise = ({ event }: { event: ErrorActorEvent }) => event.error;

/** The server's own word to the visitor, else the error catalogue's (decision D5). */
export function refusalText(result: Outcome<FunctionName>, fallback: string): string {
  return (result.type === 'refused' && result.text) || fallback;
}

/** The server's message of success, else the page's own. */
export function messageText(result: Outcome<'newsletter-subscribe'>, fallback: string): string {
  return (result.type === 'answered' && result.body.message) || fallback;
}

/** Whether a refusal is about the address that was typed, so that it belongs to the field. */
export function isAboutEmail(result: Outcome<FunctionName>): boolean {
  return result.type === 'refused' && result.code === 'invalid_email';
}
