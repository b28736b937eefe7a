/**
 * A separate process: PGlite behind a Postgres port. `database.ts <folder> <port>`; says when it is ready, and
 * ends with its parent.
 */
import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createEmptyDatabase } from './emptyDatabase.ts';
import { migrate } from './migrate.ts';
import { servePostgres } from './postgresServer.ts';

const [folder = '', port = ''] = process.argv.slice(2);

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

try {
  if (!existsSync(folder)) await createEmptyDatabase(folder);
  const db = await PGlite.create(folder);
  await migrate(async (statements) => (await db.exec(statements)).at(-1)?.rows ?? []);
  const server = await servePostgres(db, Number(port), fail);
  const close = async (): Promise<never> => {
    server.close();
    await db.close();
    process.exit(0);
  };
  process.stdin.once('end', close).resume();
  console.log('ready');
} catch (error) {
  fail(error);
}
