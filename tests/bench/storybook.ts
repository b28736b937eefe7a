import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../.scripts/checks/steps.ts';
import { toolPath } from '../../.scripts/setup/tools.mjs';
import type { Row } from './table.ts';

const dir = `${root}.local/bench/storybook`;

/** In bytes: of what was published before it was measured. */
const SIZE_LIMIT = 44_000_000;

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds Storybook as it is published: how long that takes, and how large it is. */
export async function measureStorybook(): Promise<Row[]> {
  const begun = performance.now();
  const build = spawn(process.execPath, [toolPath('storybook'), 'build', '--quiet', '--output-dir', dir], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('Storybook could not be built; the reason stands above.');
  const seconds = (performance.now() - begun) / 1000;
  const size = await sizeOf(dir);
  const of = 'Storybook';
  return [
    { of, what: 'time of its build', figure: `${seconds.toFixed(0)} s`, limit: '', holds: true },
    {
      of,
      what: 'published size',
      figure: `${(size / 1e6).toFixed(1)} MB`,
      limit: `${(SIZE_LIMIT / 1e6).toFixed(1)} MB`,
      holds: size <= SIZE_LIMIT,
    },
  ];
}
