import type { EventObject } from 'xstate';

/** The input of a flow's generated path test, which takes its statechart along every path. */
export interface PathInputs {
  /** The visitor's events. */
  events: readonly (EventObject & Record<string, unknown>)[];
  /** The possible outcomes of the flow's call. */
  outcomes?: readonly unknown[];
  /** The possible inputs. */
  inputs?: readonly unknown[];
}
