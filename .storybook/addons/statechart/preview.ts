import { EVENT_ID as ACTION, type ActionDisplay } from 'storybook/actions';
import {
  type ArgTypesEnhancer,
  definePreviewAddon,
  type Parameters,
  type StoryContext,
} from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { StateMachine } from 'xstate';
import { type Chart, chartOf, settledPaths } from '../../charts/chart.ts';
import { detailsOf, flowRecorder } from './flowRecorder.ts';
import { flowStoriesOf } from './flowStories.ts';
import { inspectFlows } from './inspectFlows.ts';
import { type Flow, type FlowStories, type LoggedEvent, REPORT, type Report, WATCH } from './report.ts';

interface Shown {
  storyId: string;
  /** The states that the story shows, where it shows any of a chart's. */
  states: { argument: string; chart: Chart; path: string }[];
}

/** The argument with the state of a story's flow, where the story is about that flow alone. */
const STATE = 'at';

/** The arguments that set a chart's state: `at` for `machine`, the others for the machine of that name in `parts`. */
function chartsByArgument(parameters: Parameters): { argument: string; chart: Chart }[] {
  const machines: Record<string, unknown> = { [STATE]: parameters['machine'], ...parameters['parts'] };
  return Object.entries(machines).flatMap(([argument, machine]) =>
    machine instanceof StateMachine ? { argument, chart: chartOf(machine) } : [],
  );
}

function statesShown({ parameters, args }: Pick<StoryContext, 'parameters' | 'args'>): Shown['states'] {
  return chartsByArgument(parameters).flatMap(({ argument, chart }) => {
    const path: unknown = args[argument];
    return typeof path === 'string' ? { argument, chart, path } : [];
  });
}

/** Offers the chart's states in the controls, and hides `send`, which controls cannot set. */
const flowArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const states = chartsByArgument(parameters).map(({ argument, chart }) => [
    argument,
    { name: argument, control: { type: 'select' }, options: settledPaths(chart), ...argTypes[argument] },
  ]);
  return {
    ...argTypes,
    ...Object.fromEntries(states),
    ...('send' in initialArgs && { send: { name: 'send', table: { disable: true } } }),
  };
};

function isEvent(value: unknown): value is { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The preview's half of the statechart panel: reports the open story's flows and their events. */
export default function addonStatechart() {
  let isWatched = false;
  let isDue = false;
  let shown: Shown | undefined;
  let began = 0;
  let calls: LoggedEvent[] = [];
  const found = new Map<string, FlowStories>();

  function storiesOf(chart: Chart): FlowStories {
    const known = found.get(chart.id);
    if (known) return known;
    const none = { stories: {}, screens: {} };
    found.set(chart.id, none);
    void flowStoriesOf(chart).then((stories) => {
      found.set(chart.id, stories);
      report();
    });
    return none;
  }

  function flows(): Flow[] {
    const running = recorder.flows();
    const isRunning = ({ id }: Chart) => running.some(({ chart }) => chart.id === id);
    const standing = (shown?.states ?? [])
      .filter(({ chart }) => !isRunning(chart))
      .map(({ argument, chart, path }) => ({
        key: `${shown?.storyId} ${argument}`,
        chart,
        began,
        isLive: false,
        state: path,
        taken: [],
        events: argument === STATE ? calls : [],
      }));
    return [...running, ...standing].map((flow) => ({ ...flow, ...storiesOf(flow.chart) }));
  }

  /** Batches the changes of a task into one report. */
  function report(): void {
    if (!isWatched || isDue || !shown) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (!shown) return;
      addons.getChannel().emit(REPORT, { storyId: shown.storyId, flows: flows() } satisfies Report);
    });
  }

  function watch(): void {
    isWatched = true;
    report();
  }

  /** A story of one state has no machine behind `send`; the panel logs the event that would be sent. */
  function noteCall({ data: { name, args } }: ActionDisplay): void {
    const event: unknown = [args].flat()[0];
    const state = shown?.states.find(({ argument }) => argument === STATE)?.path;
    if (name !== 'send' || !isEvent(event) || state === undefined) return;
    const call = {
      kind: 'sent',
      name: event.type,
      details: detailsOf(event),
      from: state,
      to: state,
    } as const;
    calls = [...calls, { ...call, id: calls.length + 1, time: performance.now() - began }];
    report();
  }

  const recorder = flowRecorder(report);
  inspectFlows(recorder);

  return definePreviewAddon({
    argTypesEnhancers: [flowArgTypes],
    beforeAll() {
      const channel = addons.getChannel();
      channel.on(WATCH, watch);
      channel.on(ACTION, noteCall);
      return () => {
        channel.off(WATCH, watch);
        channel.off(ACTION, noteCall);
      };
    },
    beforeEach() {
      return () => {
        recorder.clear();
        calls = [];
      };
    },
    decorators: [
      (story, { id, parameters, args }) => {
        if (shown?.storyId !== id) began = performance.now();
        shown = { storyId: id, states: statesShown({ parameters, args }) };
        report();
        return story();
      },
    ],
  });
}
