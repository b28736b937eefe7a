import type { ComponentType } from 'react';
import { isStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import { textAt } from './textAt.ts';

/** A file of stories as a page imports it: `import * as States from './TipDialog.stories.tsx'`. */
export type StoriesFile = Readonly<Record<string, unknown>>;

/** A story's metadata, read without rendering it. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** The comment above the story. */
  note: string | undefined;
  /** The state that it shows, where it is a state's story. */
  at: string | undefined;
  /** The named answer that it plays, where it is an answer's story. */
  answer: string | undefined;
  /** The theme that it pins, where it does. */
  theme: string | undefined;
  /** The requirements that it proves. */
  spec: readonly string[];
  args: Record<string, unknown>;
  component: ComponentType<Record<string, unknown>>;
  parameters: Record<string, unknown>;
}

const isComponent = (value: unknown): value is StoryEntry['component'] =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** A module's own exports come sorted by name; Storybook records their order in the file. */
function exportsInOrder(file: StoriesFile): [string, unknown][] {
  const order = file['__namedExportsOrder'];
  const names = Array.isArray(order) ? order.map(String) : Object.keys(file);
  return names.map((name) => [name, file[name]]);
}

/** The stories of a file, in their order there. */
export function storiesOf(file: StoriesFile): StoryEntry[] {
  return exportsInOrder(file).flatMap(([exportName, story]) => {
    if (!isStory(story)) return [];
    const { input, meta } = story;
    const title = textAt(meta.input, 'title');
    const component: unknown = input.render ?? meta.input.component;
    if (title === undefined || !isComponent(component)) return [];
    const parameters = { ...meta.input.parameters, ...input.parameters };
    const args = { ...meta.input.args, ...input.args };
    return {
      id: toId(title, storyNameFromExport(exportName)),
      title,
      name: textAt(input, 'name') ?? storyNameFromExport(exportName),
      note: textAt(parameters, 'docs', 'description', 'story'),
      at: textAt(args, 'at'),
      answer: textAt(parameters, 'answer'),
      theme: textAt(input, 'globals', 'theme'),
      spec: Array.isArray(parameters['spec']) ? parameters['spec'].map(String) : [],
      args,
      component,
      parameters,
    };
  });
}
