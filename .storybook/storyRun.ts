import type { StoryContext } from 'storybook/internal/csf';
import { areFaultsOn } from './addons/faults/faults.ts';
import { watchConsole } from './console.ts';
import { takeUnmockedRequests } from './mocks.ts';

type Context = Pick<StoryContext, 'globals' | 'id' | 'parameters' | 'viewMode'>;

/** The open story, from its first rendering on; a change of theme or of controls renders it again within the same run. */
let run: { id: string; isChecked: boolean; console: ReturnType<typeof watchConsole> } | undefined;

/**
 * Watches a story for errors, after resetting the previous story's changes. Docs pages are not watched: they show
 * many stories, and play none.
 */
export async function beginRun(
  { id, parameters, viewMode }: Context,
  reset: () => Promise<void>,
): Promise<(() => void) | undefined> {
  if (viewMode === 'docs' || run?.id === id) return undefined;
  await reset();
  takeUnmockedRequests();
  const begun = { id, isChecked: false, console: watchConsole(parameters['expectedErrors'] === true) };
  run = begun;
  return () => {
    begun.console.stop();
    if (run === begun) run = undefined;
  };
}

/**
 * Fails a story that has written an error to the console, or made an unmocked request; once, after its
 * play function. Later interactions, and stories with a fault on, are not checked.
 */
export function endRun({ id, globals }: Context): void {
  if (run?.id !== id || run.isChecked || areFaultsOn(globals)) return;
  run.isChecked = true;
  const problems = [
    ...takeUnmockedRequests().map((request) => `request without a mock: ${request}`),
    ...run.console.problems(),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
