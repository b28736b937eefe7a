import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story with the rules that it proves. */
export interface StoryCitation {
  /** Its address in Storybook. */
  storyId: string;
  title: string;
  name: string;
  ids: readonly string[];
}

/** As much of a story as is read here: of a real one, and of one that is only recorded. */
interface CitingStory {
  input: { parameters?: { spec?: readonly string[] } };
  meta: { input: { title: string } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isCitingStory(value: unknown): value is CitingStory {
  return isRecord(value) && isRecord(value['input']) && isRecord(value['meta']);
}

/** What the stories of these modules cite, as `parameters: { spec: [...] }`. */
export function storyCitations(modules: readonly Readonly<Record<string, unknown>>[]): StoryCitation[] {
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([exportName, story]) => {
      if (!isCitingStory(story)) return [];
      const ids = story.input.parameters?.spec ?? [];
      const { title } = story.meta.input;
      const name = storyNameFromExport(exportName);
      return ids.length === 0 ? [] : [{ storyId: toId(title, name), title, name, ids }];
    }),
  );
}
