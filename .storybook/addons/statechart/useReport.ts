import { useEffect, useState } from 'react';
import { PREVIEW_INITIALIZED } from 'storybook/internal/core-events';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { REPORT, type Report, type StateStories, WATCH } from './report.ts';

/** Each state's stories in the order of the sidebar: the first is the state as it is, the others are its moments. */
function inOrder(stories: StateStories, order: string[]): StateStories {
  return Object.fromEntries(
    Object.entries(stories).map(([path, list]) => [
      path,
      list.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
    ]),
  );
}

/** The report of the open story's preview; undefined until the first one. */
export function useReport(): Report | undefined {
  const { storyId, index = {} } = useStorybookState();
  const [report, setReport] = useState<Report>();
  const emit = useChannel({ [REPORT]: setReport, [PREVIEW_INITIALIZED]: () => emit(WATCH) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; the frame then reports by itself
  useEffect(() => emit(WATCH), []);
  if (report?.storyId !== storyId) return undefined;
  const order = Object.keys(index);
  const flows = report.flows.map((flow) => ({
    ...flow,
    stories: inOrder(flow.stories, order),
    screens: inOrder(flow.screens, order),
  }));
  return { storyId, flows };
}
