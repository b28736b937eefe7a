import { readdirSync, readFileSync } from 'node:fs';

const migrations = new URL('../migrations/', import.meta.url);
const roles = new URL('./roles.sql', import.meta.url);

interface Migration {
  readonly file: string;
  readonly version: string;
  readonly name: string;
}

/** The migrations of this folder, in their order. */
export function readMigrations(): Migration[] {
  return readdirSync(migrations)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      return version === undefined || name === undefined ? [] : [{ file, version, name }];
    });
}

/** Runs statements without parameters, and returns the rows of the last. */
export type Execute = (statements: string) => Promise<readonly object[]>;

/** Applies the pending migrations, and records them in hosted Supabase's table. */
export async function migrate(execute: Execute): Promise<void> {
  await execute(readFileSync(roles, 'utf8'));
  await execute(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, name text)`);
  const applied = JSON.stringify(await execute('select version from supabase_migrations.schema_migrations'));
  for (const { file, version, name } of readMigrations()) {
    if (applied.includes(`"${version}"`)) continue;
    const statements = readFileSync(new URL(file, migrations), 'utf8');
    await execute(`begin; ${statements}
      insert into supabase_migrations.schema_migrations values ('${version}', '${name}'); commit`);
  }
}
