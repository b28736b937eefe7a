import { StateMachine } from 'xstate';
import { type Chart, settledPaths } from '../../charts/chart.ts';
import { type StoriesFile, type StoryEntry, storiesOf } from '../../docs/storiesOf.ts';
import type { FlowStories, StateStories, StateStory } from './report.ts';

const storyFiles = import.meta.glob<StoriesFile>('../../../src/**/*.stories.tsx');

/** The charts on a screen (`parameters.routes`), each with the argument that sets its state; or without one (`flows`). */
function machinesOn({ parameters: { machine, routes, parts, flows } }: StoryEntry): [string, unknown][] {
  return [
    ...(routes === undefined ? [] : [['at', machine] satisfies [string, unknown]]),
    ...Object.entries(parts ?? {}),
    ...(Array.isArray(flows) ? flows.map((flow): [string, unknown] => ['', flow]) : []),
  ];
}

const isOf = (chart: Chart, machine: unknown) => machine instanceof StateMachine && machine.id === chart.id;

const add = (to: StateStories, path: string, { id, name }: StateStory) => {
  to[path] = [...(to[path] ?? []), { id, name }];
};

/** The stories that show a state of the chart by itself (`parameters.machine`, `args.at`). */
function addStates(to: StateStories, stories: StoryEntry[], chart: Chart): void {
  for (const story of stories)
    if (story.at !== undefined && isOf(chart, story.parameters['machine'])) add(to, story.at, story);
}

/** The stories of a screen with the chart on it: for each state the first that shows it, else the screen's first. */
function addScreen(to: StateStories, stories: StoryEntry[], chart: Chart): void {
  const shown = stories.flatMap((story) => {
    const [argument] = machinesOn(story).find(([, machine]) => isOf(chart, machine)) ?? [];
    return argument === undefined ? [] : [{ story, state: story.args[argument] }];
  });
  const [main] = shown;
  if (!main) return;
  for (const path of settledPaths(chart)) {
    const { story } = shown.find(({ state }) => state === path) ?? main;
    const screen = story.title.replace(/^.*\//, '');
    add(to, path, { id: story.id, name: story.name === screen ? screen : `${screen}: ${story.name}` });
  }
}

const isWhole = (stories: StateStories, chart: Chart) => settledPaths(chart).every((path) => path in stories);

/** Loads the screens' story files and those named for the flow; the others too, until each of its states has a story. */
export async function flowStoriesOf(chart: Chart): Promise<FlowStories> {
  const found: FlowStories = { stories: {}, screens: {} };
  const isNear = (path: string) =>
    path.includes('/src/screens/') || path.toLowerCase().replaceAll('-', '').includes(chart.id.toLowerCase());
  const { near = [], far = [] } = Object.groupBy(Object.entries(storyFiles), ([path]) =>
    isNear(path) ? 'near' : 'far',
  );
  for (const files of [near, far]) {
    if (isWhole(found.stories, chart)) break;
    for (const file of await Promise.all(files.map(([, load]) => load()))) {
      const stories = storiesOf(file);
      addStates(found.stories, stories, chart);
      addScreen(found.screens, stories, chart);
    }
  }
  return found;
}
