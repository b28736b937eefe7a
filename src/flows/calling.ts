import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import type { FunctionName } from '#contract';

/** The time limit of a call, after which the flow fails (B26). In milliseconds. */
export const CALL_TIME_LIMIT = 15_000;

/** The reason reported when a call exceeds the time limit. */
export const NO_ANSWER = 'no answer within the time limit';

/** Event params: a finished call's outcome. */
export const outcome = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output;

/** Event params: an actor's error. */
export const thrownError = ({ event }: { event: ErrorActorEvent }) => event.error;

/** The server's message to the visitor, else the fallback (D5). */
export function refusalText(result: Outcome<FunctionName>, fallback: string): string {
  return (result.type === 'refused' && result.text) || fallback;
}

/** The server's success message, else the fallback. */
export function messageText(result: Outcome<'newsletter-subscribe'>, fallback: string): string {
  return (result.type === 'answered' && result.body.message) || fallback;
}

/** Whether a refusal concerns the typed address, so that the field shows it. */
export function isAboutEmail(result: Outcome<FunctionName>): boolean {
  return result.type === 'refused' && result.code === 'invalid_email';
}
