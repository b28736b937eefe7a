import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventLabel, guardLabel } from './labels.ts';

/** A state of a chart, by its dotted path. */
export interface ChartState {
  path: string;
  name: string;
  isFinal: boolean;
  /** A flow never stays in it: it is left as soon as it is entered. */
  isPassing: boolean;
  /** The path of the state within it that it begins in. */
  initial: string | undefined;
  states: ChartState[];
}

/** What leads from one state to another. The empty path stands for whatever state the flow is in. */
export interface ChartTransition {
  id: string;
  from: string;
  to: string;
  /** The event, and the guard where there is one. */
  label: string;
}

/** A flow's machine as plain data: it crosses over from the story's frame to Storybook's own page. */
export interface Chart {
  id: string;
  initial: string | undefined;
  states: ChartState[];
  transitions: ChartTransition[];
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

function stateOf(node: AnyStateNode): ChartState {
  const initial = node.initial.target[0];
  return {
    path: pathOf(node),
    name: node.key,
    isFinal: node.type === 'final',
    isPassing: node.always?.some(({ guard }) => guard === undefined) ?? false,
    initial: initial && pathOf(initial),
    states: Object.values(node.states).map(stateOf),
  };
}

/** A transition as it is drawn: once for each state that it leads to. */
export function drawnTransitions({
  source,
  eventType,
  guard,
  target = [source],
}: AnyTransitionDefinition): ChartTransition[] {
  const condition = guardLabel(guard);
  const label = `${eventLabel(eventType)}${condition && ` [${condition}]`}`;
  const from = pathOf(source);
  return target.map(pathOf).map((to) => ({ id: `${from} ${label} ${to}`, from, to, label }));
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const own = [...node.transitions.values()].flat().concat(node.always ?? []);
  return [...own, ...Object.values(node.states).flatMap(transitionsOf)];
}

/** What there is to draw of a machine. */
export function chartOf(machine: AnyStateMachine): Chart {
  const { initial, states } = stateOf(machine.root);
  return {
    id: machine.id,
    initial,
    states,
    transitions: transitionsOf(machine.root).flatMap(drawnTransitions),
  };
}

/** A chart's states, those within others after them. */
export function allStates({ states }: Pick<ChartState, 'states'>): ChartState[] {
  return states.flatMap((state) => [state, ...allStates(state)]);
}

/** The paths of the states in which a flow can be found; each of them has a story. */
export function settledPaths(chart: Chart): string[] {
  return allStates(chart)
    .filter(({ states, isPassing }) => states.length === 0 && !isPassing)
    .map(({ path }) => path);
}

/** Where a flow can be before anything has happened to it. */
export function beginnings(chart: Chart): string[] {
  const states = allStates(chart);
  const settle = (path: string | undefined): string[] => {
    const state = states.find((known) => known.path === path);
    if (state === undefined) return [];
    if (!state.isPassing) return state.initial === undefined ? [state.path] : settle(state.initial);
    return chart.transitions.filter(({ from }) => from === state.path).flatMap(({ to }) => settle(to));
  };
  return settle(chart.initial);
}
