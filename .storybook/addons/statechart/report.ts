import type { Chart } from '../../charts/chart.ts';

/** The id of the panel. */
export const PANEL = 'neon-lasso/statechart/panel';

/** Sent by the panel: asks the preview for a report now and after each event. */
export const WATCH = 'statechart/watch';

/** Brings a {@link Report} to the panel. */
export const REPORT = 'statechart/report';

/** An event of a flow. */
export interface LoggedEvent {
  /** Counts from one within a flow. */
  id: number;
  /** Milliseconds since the flow began. */
  time: number;
  /**
   * `received`: handled by the flow; `ignored`: not handled in this state; `emitted`: sent by the flow to the page;
   * `sent`: sent by the component of a story that runs no machine.
   */
  kind: 'received' | 'ignored' | 'emitted' | 'sent';
  name: string;
  /** The event's payload as JSON. */
  details: string;
  /** The state's path before and after. */
  from: string;
  to: string;
}

export interface StateStory {
  id: string;
  name: string;
}

/** Stories by the path of the state that they show. */
export type StateStories = Record<string, StateStory[]>;

export interface FlowStories {
  /** Those that show a state by itself. */
  stories: StateStories;
  /** Of each screen that the flow is on, the story that shows it in the state, or else the screen's first. */
  screens: StateStories;
}

/** A flow in the open story. */
export interface Flow extends FlowStories {
  /** Unique among the flows of a story. */
  key: string;
  chart: Chart;
  /** Its start, in milliseconds of the preview's clock. */
  began: number;
  /** Whether it runs; else the story shows one of its states. */
  isLive: boolean;
  /** The path of the state that it is in. */
  state: string;
  /** The ids of the transitions that were taken last. */
  taken: string[];
  events: LoggedEvent[];
}

/** The flows of the open story: those that run, and the one that is only shown. */
export interface Report {
  storyId: string;
  flows: Flow[];
}
