/**
 * Holds the stories against what they are stories of: every state of every chart, every named answer of every function
 * and every route with all states of its screen has one, and no story names a state or an answer that does not exist.
 * Every chart has an atlas.
 */
import { describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { notFoundRoute, routes } from '#app/routes.ts';
import { isShown } from '#content/shown.ts';
import { settledStates } from '#storybook/charts/settledStates.ts';

interface MetaInput {
  title: string;
  parameters?: {
    machine?: unknown;
    answersOf?: string;
    /** Of a screen: the paths of src/app/routes.ts that show it. */
    routes?: readonly string[];
    /** Of a screen: the arguments with the state of a part, each with the part's machine. */
    parts?: Record<string, AnyStateMachine>;
    /** Of a screen: other arguments, each with all that it can be. */
    everyOne?: Record<string, readonly string[]>;
  };
}
interface StoryInput {
  args?: Record<string, unknown>;
  parameters?: { answer?: string };
  /** Of an atlas: the file of stories whose states it shows. */
  states?: Readonly<Record<string, Recorded>>;
}
interface Recorded {
  meta: MetaInput;
  story: StoryInput;
}

/** Records the stories of all files; nothing is rendered here. */
const recorded = vi.hoisted((): Recorded[] => []);
vi.mock('#storybook/preview.tsx', () => ({
  default: {
    meta: (meta: MetaInput) => ({
      story(story: StoryInput = {}) {
        const record = { meta, story };
        recorded.push(record);
        return record;
      },
    }),
  },
}));
vi.mock('#storybook/atlas/atlasOf.tsx', () => ({ atlasOf: (states: StoryInput['states']) => ({ states }) }));

const machineFiles = import.meta.glob<Record<string, unknown>>('../../src/**/*.machine.ts', { eager: true });
const answerFiles = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../mocks/functions/*.answers.ts',
  { eager: true },
);
await Promise.all(Object.values(import.meta.glob('../../src/**/*.stories.tsx')).map((load) => load()));

const machines = Object.values(machineFiles)
  .flatMap((file) => Object.values(file))
  .filter((value) => value instanceof StateMachine);

const pathsOf = (machine: AnyStateMachine) =>
  settledStates(machine.root)
    .map((node) => node.path.join('.'))
    .sort();

describe.each(machines.map((machine) => ({ id: machine.id, machine })))('chart $id', ({ machine }) => {
  const stories = recorded.filter(({ meta }) => meta.parameters?.machine === machine);

  it('has a story for every state, and none for a state that does not exist', { tags: ['P2.states'] }, () => {
    const shown = new Set(stories.map(({ story }) => story.args?.['at']));
    expect([...shown].sort()).toEqual(pathsOf(machine));
  });

  it('has an atlas that shows all of them', () => {
    const atlases = recorded.filter(({ story: { states } }) =>
      Object.values(states ?? {}).some(({ meta }) => meta.parameters?.machine === machine),
    );
    expect(atlases.map(({ meta }) => meta.title)).toHaveLength(1);
  });
});

const answerSets = Object.entries(answerFiles).map(([path, file]) => ({
  name: path.replace(/^.*\/(.+)\.answers\.ts$/, '$1'),
  answers: Object.keys(Object.assign({}, ...Object.values(file))),
}));

describe.each(answerSets)('answers of $name', ({ name, answers }) => {
  const stories = recorded.filter(({ meta }) => meta.parameters?.answersOf === name);

  it('are each shown by a story, and no story shows an answer that does not exist', {
    tags: ['P2.answers'],
  }, () => {
    const shown = stories.flatMap(({ story }) => story.parameters?.answer ?? []);
    expect([...new Set(shown)].sort()).toEqual(answers.sort());
  });
});

const screens = [...new Set(recorded.map(({ meta }) => meta))].filter(({ parameters }) => parameters?.routes);

it('shows a screen for every route', () => {
  const shown = screens.flatMap(({ parameters }) => parameters?.routes ?? []).filter(isShown);
  expect([...new Set(shown)].sort()).toEqual([...routes, notFoundRoute].map(({ path }) => path).sort());
});

const partsOfScreens = screens.flatMap(({ title, parameters: { parts = {}, everyOne = {} } = {} }) => [
  ...Object.entries(parts).map(([part, machine]) => ({ title, part, all: pathsOf(machine) })),
  ...Object.entries(everyOne).map(([part, all]) => ({ title, part, all: [...all].sort() })),
]);

it.each(partsOfScreens)('shows $title in every state of its $part', ({ title, part, all }) => {
  const stories = recorded.filter(({ meta }) => meta.title === title);
  const shown = stories.flatMap(({ story }) => story.args?.[part] ?? []);
  expect([...new Set(shown)].sort()).toEqual(all);
});

it('finds stories', () => {
  expect(recorded.length).toBeGreaterThan(20);
});
