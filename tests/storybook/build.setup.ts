import { execFileSync } from 'node:child_process';
import { root } from '../../.scripts/checks/steps.ts';
import { builtStorybook } from './places.ts';

/** Builds the Storybook that the walk leads through, as `npm run storybook:build` does. */
export default function build(): void {
  execFileSync('node', ['.scripts/storybook.ts', 'build', '--output-dir', builtStorybook, '--quiet'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
