/**
 * Holds the stories against what they are stories of: every state of every chart, and every named answer of every
 * function, has one, and no story names a state or an answer that does not exist.
 */
import { describe, expect, it, vi } from 'vitest';
import { type AnyStateNode, StateMachine } from 'xstate';

interface MetaInput {
  title: string;
  parameters?: { machine?: unknown; answersOf?: string };
}
interface StoryInput {
  args?: { at?: string };
  parameters?: { answer?: string };
}
interface Recorded {
  meta: MetaInput;
  story: StoryInput;
}

/** Records what the story files say; nothing is rendered here. */
const recorded = vi.hoisted((): Recorded[] => []);
vi.mock('#storybook/preview.tsx', () => ({
  default: {
    meta: (meta: MetaInput) => ({ story: (story: StoryInput = {}) => recorded.push({ meta, story }) }),
  },
}));

const machineFiles = import.meta.glob<Record<string, unknown>>('../../src/**/*.machine.ts', { eager: true });
const answerFiles = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../mocks/functions/*.answers.ts',
  { eager: true },
);
await Promise.all(Object.values(import.meta.glob('../../src/**/*.stories.tsx')).map((load) => load()));

/** The states in which a flow can be found: a state that is left as soon as it is entered is not among them. */
function settledStates(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap(settledStates);
  return node.always?.some((transition) => transition.guard === undefined) ? [] : [node.path.join('.')];
}

const machines = Object.values(machineFiles)
  .flatMap((file) => Object.values(file))
  .filter((value) => value instanceof StateMachine);

describe.each(machines.map((machine) => ({ id: machine.id, machine })))('chart $id', ({ machine }) => {
  const stories = recorded.filter(({ meta }) => meta.parameters?.machine === machine);

  it('has a story for every state, and none for a state that it has not', () => {
    const shown = new Set(stories.map(({ story }) => story.args?.at));
    expect([...shown].sort()).toEqual(settledStates(machine.root).sort());
  });
});

const answerSets = Object.entries(answerFiles).map(([path, file]) => ({
  name: path.replace(/^.*\/(.+)\.answers\.ts$/, '$1'),
  answers: Object.keys(Object.assign({}, ...Object.values(file))),
}));

describe.each(answerSets)('answers of $name', ({ name, answers }) => {
  const stories = recorded.filter(({ meta }) => meta.parameters?.answersOf === name);

  it('are each shown by a story, and no story shows an answer that does not exist', () => {
    const shown = stories.flatMap(({ story }) => story.parameters?.answer ?? []);
    expect([...new Set(shown)].sort()).toEqual(answers.sort());
  });
});

it('reads stories at all', () => {
  expect(recorded.length).toBeGreaterThan(20);
});
