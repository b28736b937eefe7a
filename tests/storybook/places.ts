import { readFileSync } from 'node:fs';
import { root } from '../../.scripts/checks/steps.ts';
import type { Entry } from './review.ts';

/** Where the tests' own build of Storybook is. */
export const builtStorybook = `${root}.local/storybook`;

/** All that a built Storybook shows, in its own order. */
export function readEntries(dir: string): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${dir}/index.json`, 'utf8'));
  return Object.values(index.entries);
}
