import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from './migrate.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Another one for another schema, or another version of PGlite. */
async function nameOfTemplate(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const migrations = inProject('supabase/migrations/');
  const files = [
    join(dirname(pglite), '..', 'package.json'),
    inProject('supabase/local/roles.sql'),
    ...(await readdir(migrations)).sort().map((file) => join(migrations, file)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return `database-${hash.digest('hex').slice(0, 16)}`;
}

/** Moves a whole folder to its place; the same that another process has put there meanwhile is as good. */
async function moveTo(place: string, folder: string): Promise<void> {
  await rename(folder, place).catch(async (error: unknown) => {
    await rm(folder, { recursive: true });
    if (!existsSync(place)) throw error;
  });
}

/**
 * Puts an empty database with our schema into a folder that does not exist yet. PGlite takes four seconds of a processor
 * to make one, so it is made once and copied from then on.
 */
export async function createEmptyDatabase(folder: string): Promise<void> {
  const cache = inProject('node_modules/.cache');
  const template = join(cache, await nameOfTemplate());
  if (!existsSync(template)) {
    await mkdir(cache, { recursive: true });
    const draft = await mkdtemp(`${template}-`);
    const database = await PGlite.create(draft);
    await migrate(async (statements) => (await database.exec(statements)).at(-1)?.rows ?? []);
    await database.close();
    await moveTo(template, draft);
  }
  await mkdir(dirname(folder), { recursive: true });
  const copy = await mkdtemp(`${folder}-`);
  // A thousand small files, for which the asynchronous one takes twice the CPU time.
  cpSync(template, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await moveTo(folder, copy);
}
