import { type Args, isStory, type Renderer, storyNameFromExport, toId } from 'storybook/internal/csf';
import { StateMachine } from 'xstate';
import { type Chart, settledPaths } from './chart.ts';
import type { StateStories } from './report.ts';

type StoryFile = Record<string, unknown>;

interface RendererWithArgs extends Renderer {
  args: Args;
}

const storyFiles = import.meta.glob<StoryFile>('../../../src/**/*.stories.tsx');

/** The stories in a file that show a state of the chart (`parameters.machine`, `args.at`). */
function statesIn(file: StoryFile, chart: Chart): { path: string; id: string; name: string }[] {
  return Object.entries(file).flatMap(([exportName, story]) => {
    if (!isStory<RendererWithArgs>(story)) return [];
    const machine: unknown = story.composed.parameters?.['machine'];
    const path: unknown = story.composed.args['at'];
    const { title } = story.meta.input;
    const isOfChart = machine instanceof StateMachine && machine.id === chart.id;
    if (!isOfChart || typeof path !== 'string' || title === undefined) return [];
    const name = story.input.name ?? storyNameFromExport(exportName);
    return [{ path, id: toId(title, storyNameFromExport(exportName)), name }];
  });
}

const isWhole = (stories: StateStories, chart: Chart) => settledPaths(chart).every((path) => path in stories);

/** Loads story files, those first that are named for the flow, until each of its states has a story. */
export async function stateStoriesOf(chart: Chart): Promise<StateStories> {
  const stories: StateStories = {};
  const isNamedForFlow = (path: string) =>
    path.toLowerCase().replaceAll('-', '').includes(chart.id.toLowerCase());
  const { true: near = [], false: far = [] } = Object.groupBy(Object.entries(storyFiles), ([path]) =>
    isNamedForFlow(path) ? 'true' : 'false',
  );
  for (const files of [near, far]) {
    if (isWhole(stories, chart)) break;
    const loaded = await Promise.all(files.map(([, load]) => load()));
    for (const { path, ...story } of loaded.flatMap((file) => statesIn(file, chart))) {
      stories[path] = [...(stories[path] ?? []), story];
    }
  }
  return stories;
}
