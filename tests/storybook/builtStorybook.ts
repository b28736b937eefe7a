import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { root } from '../../.scripts/checks/steps.ts';
import type { Entry } from './review.ts';

/** The tests' build of Storybook. */
export const builtStorybook = `${root}.local/storybook`;

/** Builds it as `npm run storybook:build` does, in a process that knows nothing of a test. */
export function buildStorybook(): void {
  rmSync(builtStorybook, { recursive: true, force: true });
  const command = ['.scripts/storybook.ts', 'build', '--output-dir', builtStorybook, '--quiet'];
  execFileSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** All that a built Storybook shows, in its own order. */
export function readEntries(dir: string): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${dir}/index.json`, 'utf8'));
  return Object.values(index.entries);
}
