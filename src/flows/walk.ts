import type { EventObject } from 'xstate';

/** The input of a flow's generated tests, which walk its statechart along every path. */
export interface Walk {
  /** The visitor's events. */
  events: readonly (EventObject & Record<string, unknown>)[];
  /** The possible outcomes of the flow's call. */
  outcomes?: readonly unknown[];
  /** The possible inputs. */
  inputs?: readonly unknown[];
}
