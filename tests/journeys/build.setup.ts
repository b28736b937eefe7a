import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite, functionsAt } from './buildSite.ts';
import { maxWorkers, settingsOf, type WorkerSettings } from './workerSettings.ts';

/** Copies a worker's build for another worker, replacing the functions' URL, which is all that differs. */
async function copy(from: WorkerSettings, to: WorkerSettings): Promise<void> {
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

/** Builds the journeys' sites, one per worker. */
export default async function buildAll(): Promise<void> {
  const first = settingsOf(1);
  await buildSite(first);
  for (let worker = 2; worker <= maxWorkers; worker += 1) await copy(first, settingsOf(worker));
}
