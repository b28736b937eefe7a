import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventLabel, guardLabel } from './labels.ts';

/** A state of a chart, by its dotted path. */
export interface ChartState {
  path: string;
  name: string;
  isFinal: boolean;
  /** A transient state, left as soon as it is entered. */
  isPassing: boolean;
  /** The path of its initial state. */
  initial: string | undefined;
  states: ChartState[];
}

/** A transition; the empty path means any state. */
export interface ChartTransition {
  id: string;
  from: string;
  to: string;
  /** The event, and the guard where there is one. */
  label: string;
}

/** A flow's machine as plain data, which can be sent from the preview to the manager. */
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

/** A transition, once for each of its targets. */
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

/** A machine's chart. */
export function chartOf(machine: AnyStateMachine): Chart {
  const { initial, states } = stateOf(machine.root);
  return {
    id: machine.id,
    initial,
    states,
    transitions: transitionsOf(machine.root).flatMap(drawnTransitions),
  };
}

/** All states of a chart, parents before their children. */
export function allStates({ states }: Pick<ChartState, 'states'>): ChartState[] {
  return states.flatMap((state) => [state, ...allStates(state)]);
}

/** The paths of the states that a flow can stay in; each of them has a story. */
export function settledPaths(chart: Chart): string[] {
  return allStates(chart)
    .filter(({ states, isPassing }) => states.length === 0 && !isPassing)
    .map(({ path }) => path);
}

/** The states in which a flow can start. */
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
