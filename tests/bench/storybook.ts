import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sirv from 'sirv';
import * as v from 'valibot';
import { root } from '../../.scripts/checks/steps.ts';
import { toolPath } from '../../.scripts/setup/tools.mjs';
import { compressAll } from '../../.scripts/site/compress.ts';
import { newPhone } from './phone.ts';
import type { Row } from './table.ts';

const dir = `${root}.local/bench/storybook`;

const PORT = 4186;

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

const indexSchema = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), type: v.string() })),
});

/** From the first request of the published Storybook to its first story on a phone, in milliseconds. */
async function timeOfFirstStory(browser: Browser): Promise<number> {
  const { entries } = v.parse(indexSchema, JSON.parse(await readFile(join(dir, 'index.json'), 'utf8')));
  const story = Object.values(entries).find(({ type }) => type === 'story');
  if (story === undefined) throw new Error('The published Storybook has no story.');
  const server = createServer(sirv(dir, { brotli: true })).listen(PORT, 'localhost');
  await once(server, 'listening');
  const { page, close } = await newPhone(browser);
  try {
    const begun = performance.now();
    await page.goto(`http://localhost:${PORT}/?path=/story/${story.id}`, { waitUntil: 'commit' });
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator('#storybook-root > *')
      .first()
      .waitFor({ timeout: 120_000 });
    return performance.now() - begun;
  } finally {
    await close();
    server.close();
  }
}

/** Builds Storybook as it is published: how long that takes, how large it is, and when a phone shows a story. */
export async function measureStorybook(browser: Browser): Promise<Row[]> {
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
  await compressAll(dir);
  const firstStory = (await timeOfFirstStory(browser)) / 1000;
  return [
    {
      of,
      what: 'first story on a phone',
      figure: `${firstStory.toFixed(1)} s`,
      limit: '',
      holds: true,
    },
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
