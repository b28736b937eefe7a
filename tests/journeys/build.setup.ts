import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../.scripts/checks/steps.ts';
import { type Places, placesOf, publishedAt, worlds } from './places.ts';

const functionsAt = ({ ports }: Places) => `localhost:${ports.functions}`;

/** Builds a world's site, in a process that knows nothing of a test. */
async function build(places: Places): Promise<void> {
  const running = spawn(process.execPath, ['.scripts/build.ts', '--out-dir', places.builtSite], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: publishedAt,
      VITE_SUPABASE_URL: `http://${functionsAt(places)}`,
      VITE_SUPABASE_PUBLISHABLE_KEY: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) throw new Error('The site could not be built; the reason stands above.');
}

/** Copies a world's site for another world: a build knows where its functions are, and nothing else of a world. */
async function copy(from: Places, to: Places): Promise<void> {
  await rm(to.builtSite, { recursive: true, force: true });
  await cp(from.builtSite, to.builtSite, { recursive: true });
  const scripts = (await readdir(join(to.builtSite, 'assets'))).filter((name) => name.endsWith('.js'));
  for (const file of ['_headers', ...scripts.map((name) => join('assets', name))]) {
    const path = join(to.builtSite, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(functionsAt(from))) continue;
    await writeFile(path, text.replaceAll(functionsAt(from), functionsAt(to)));
    for (const packed of ['br', 'gz']) await rm(`${path}.${packed}`, { force: true });
  }
}

/** Builds the sites that the journeys lead through, one a world. */
export default async function buildAll(): Promise<void> {
  const first = placesOf(1);
  await build(first);
  for (let world = 2; world <= worlds; world += 1) await copy(first, placesOf(world));
}
