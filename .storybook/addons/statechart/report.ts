import type { Chart } from '../../charts/chart.ts';

/** The id of the panel. */
export const PANEL = 'neon-lasso/statechart/panel';

/** Asks the story's frame for a report, now and whenever something happens. Sent by the panel. */
export const WATCH = 'statechart/watch';

/** Brings a {@link Report} to the panel. */
export const REPORT = 'statechart/report';

/** Something that happened to a flow. */
export interface LoggedEvent {
  /** Counts up from one within a flow. */
  id: number;
  /** Milliseconds since the flow began. */
  time: number;
  /**
   * `received`: the flow has taken an event; `ignored`: its state has no use for it; `emitted`: it tells the page around
   * it; `sent`: the story's part would have sent an event, but there is no flow behind it.
   */
  kind: 'received' | 'ignored' | 'emitted' | 'sent';
  name: string;
  /** What came with the event, as JSON. */
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
  /** Its own among the flows of a story. */
  key: string;
  chart: Chart;
  /** When it began, in milliseconds of the frame's clock. */
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
