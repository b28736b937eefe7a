/**
 * Takes every statechart along every path that a visitor, a server and the clock can cause: each state has to be reached
 * and each transition taken.
 */
import { describe, expect, it } from 'vitest';
import { type AnyStateNode, type AnyTransitionDefinition, type EventObject, StateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { PathInputs } from '#flows/pathInputs.ts';

interface FixtureFile {
  pathInputs?: PathInputs;
}

const machineFiles = import.meta.glob<Record<string, unknown>>('../../src/**/*.machine.ts', { eager: true });
const fixtureFiles = import.meta.glob<FixtureFile>('../../src/**/*.fixtures.ts', { eager: true });

const machines = Object.entries(machineFiles).flatMap(([path, file]) => {
  const fixtures = fixtureFiles[path.replace('.machine.ts', '.fixtures.ts')];
  return Object.values(file)
    .filter((value) => value instanceof StateMachine)
    .map((machine) => ({ id: machine.id, machine, pathInputs: fixtures?.pathInputs }));
});

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat();
}

const nameOf = ({ source, eventType, guard, target }: AnyTransitionDefinition) =>
  `${source.id} ${eventType} ${JSON.stringify(guard ?? '')} -> ${target?.map(({ id }) => id).join() ?? 'itself'}`;

/** The events of the clock and of invoked actors, read from the chart. */
function systemEvents(node: AnyStateNode, outcomes: readonly unknown[]): EventObject[] {
  return node.ownEvents.flatMap((type): EventObject[] => {
    if (type.startsWith('xstate.done.actor.')) return outcomes.map((output) => ({ type, output }));
    if (type.startsWith('xstate.error.actor.'))
      return [Object.assign({ type }, { error: new Error('surprise') })];
    return type.startsWith('xstate.after.') ? [{ type }] : [];
  });
}

/** A new key per try would make every try another state. */
function serialize({ value, context }: { value: unknown; context: Record<string, unknown> }): string {
  const { attempt: _, key: __, ...rest } = context;
  return JSON.stringify([value, rest]);
}

describe.each(machines)('chart $id', ({ id, machine, pathInputs }) => {
  it('is covered by the generated paths', () => {
    expect(pathInputs, `${id}.fixtures.ts has no pathInputs`).toBeDefined();
    const { events, outcomes = [], inputs = [undefined] } = pathInputs ?? { events: [] };
    const nodes = nodesOf(machine.root);
    const all = [...events, ...nodes.flatMap((node) => systemEvents(node, outcomes))];
    const reached = new Set<string>();
    const taken = new Set<string>();

    for (const input of inputs) {
      const map = getAdjacencyMap(machine, { events: all, input, serializeState: serialize });
      for (const { state } of Object.values(map)) {
        for (const node of state._nodes) reached.add(node.id);
        for (const event of all) {
          if (state.status !== 'active') continue;
          for (const transition of machine.getTransitionData(state, event)) taken.add(nameOf(transition));
        }
      }
    }

    const isPassedThrough = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined);
    const states = nodes.filter((node) => !isPassedThrough(node)).map((node) => node.id);
    const transitions = nodes.flatMap(transitionsOf).map(nameOf);
    console.info(`${id}: ${states.length} states and ${transitions.length} transitions covered`);
    expect(states.filter((state) => !reached.has(state))).toEqual([]);
    expect(transitions.filter((transition) => !taken.has(transition))).toEqual([]);
  });
});
