import type { EventObject } from 'xstate';

/** What can happen to a flow: from it, a test walks the flow's chart along every path. */
export interface Walk {
  /** What the visitor can do. */
  events: readonly (EventObject & Record<string, unknown>)[];
  /** What the flow's call can bring. */
  outcomes?: readonly unknown[];
  /** What the flow can be started with. */
  inputs?: readonly unknown[];
}
