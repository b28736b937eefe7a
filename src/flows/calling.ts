import type { DoneActorEvent, ErrorActorEvent } from 'xstate';

/** The time limit of a call, after which the flow fails (B26). In milliseconds. */
export const CALL_TIME_LIMIT = 15_000;

/** The reason reported when a call exceeds the time limit. */
export const NO_ANSWER = 'no answer within the time limit';

/** Event params: a finished call's outcome. */
export const outcome = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output;

/** Event params: an actor's error. */
export const thrownError = ({ event }: { event: ErrorActorEvent }) => event.error;
