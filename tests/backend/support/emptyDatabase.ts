import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../../../supabase/local/migrate.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Another one for another schema, or another version of PGlite. */
function nameOfTemplate(): string {
  const hash = createHash('sha256');
  const files = [
    join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json'),
    join(root, 'supabase', 'local', 'roles.sql'),
    ...readdirSync(join(root, 'supabase', 'migrations')).map((file) =>
      join(root, 'supabase', 'migrations', file),
    ),
  ];
  for (const file of files.sort()) hash.update(readFileSync(file));
  return `database-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Puts an empty database with our schema where a backend will look for its own. It is made once and copied from then on,
 * which takes a tenth of the time. (`database.test.ts` and `stack.test.ts` make theirs from nothing.)
 */
export async function placeEmptyDatabase(dataDir: string): Promise<void> {
  const cache = join(root, 'node_modules', '.cache', 'neon-lasso');
  const template = join(cache, nameOfTemplate());
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true });
    const draft = `${template}.${process.pid}`;
    const db = await PGlite.create(draft);
    await migrate(async (statements) => (await db.exec(statements)).at(-1)?.rows ?? []);
    await db.close();
    try {
      renameSync(draft, template);
    } catch {
      // Another worker was faster.
      rmSync(draft, { recursive: true });
    }
  }
  cpSync(template, join(dataDir, 'database'), { recursive: true });
}
