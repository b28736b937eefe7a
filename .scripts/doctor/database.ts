import { readMigrations } from '../../supabase/local/migrate.ts';
import { databaseCheckOf, ok, wrong } from './check.ts';
import { reasonOf } from './reason.ts';

export const databaseCheck = databaseCheckOf('database', [], async (sql) => {
  try {
    await sql`select 1`;
    return ok('The database answers.');
  } catch (error) {
    return wrong(
      `The database does not answer (${reasonOf(error)}).`,
      'Copy the address of the transaction pooler from the project (Connect, port 6543) to DATABASE_POOLER_URL, with the password; a paused project has to be restored first.',
    );
  }
});

export const migrationsCheck = databaseCheckOf(
  'migrations',
  [databaseCheck],
  async (sql, { deployCommand }) => {
    const [{ exists }] = await sql<[{ exists: boolean }]>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
    const rows = exists
      ? await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
      : [];
    const applied = new Set(rows.map(({ version }) => version));
    const known = readMigrations().map(({ version }) => version);
    const missing = known.filter((version) => !applied.has(version));
    if (missing.length > 0)
      return wrong(
        `${missing.length} of ${known.length} migrations are not applied, the first of them ${missing[0]}.`,
        `Apply them: ${deployCommand}`,
      );
    const foreign = [...applied].find((version) => !known.includes(version));
    if (foreign !== undefined)
      return wrong(
        `The database has a migration that this folder lacks: ${foreign}.`,
        'Get the newest code (git pull), and run the doctor again.',
      );
    return ok(`All ${known.length} migrations are applied.`);
  },
);

export const rowSecurityCheck = databaseCheckOf('row-security', [migrationsCheck], async (sql) => {
  const open = await sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') and not relrowsecurity
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by name`;
  const [first] = open;
  if (first)
    return wrong(
      `Row level security is off for ${open.map(({ name }) => name).join(', ')}.`,
      `In the SQL editor, for each: alter table ${first.name} enable row level security;`,
    );
  return ok('Row level security is on for every table.');
});

export const grantsCheck = databaseCheckOf('grants', [migrationsCheck], async (sql) => {
  const granted = await sql<{ what: string }[]>`
    with things as (
      select relname::text as name, relacl as acl, relowner as owner,
        case relkind when 'S' then 's' else 'r' end::"char" as kind, oid
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all
      select oid::regprocedure::text, proacl, proowner, 'f', oid
      from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select format('%s.%s', attrelid::regclass, attname), attacl, relowner, 'r', attrelid
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attacl is not null
      union all
      select format('what a migration makes next (%s)', defaclobjtype), defaclacl, defaclrole, defaclobjtype, oid
      from pg_default_acl
      where defaclnamespace = 'public'::regnamespace and defaclrole = current_user::regrole
    )
    select distinct format('%s on %s to %s', privilege_type, name, coalesce(rolname, 'everyone')) as what
    from things
    cross join aclexplode(coalesce(acl, acldefault(kind, owner)))
    left join pg_roles on pg_roles.oid = grantee
    where (grantee = 0 or rolname in ('anon', 'authenticated'))
      and not exists (select from pg_depend where objid = things.oid and deptype = 'e')
    order by what`;
  const [first] = granted;
  if (first)
    return wrong(
      `The publishable key opens the database: granted are ${first.what}${granted.length > 1 ? `, and ${granted.length - 1} more` : ''}.`,
      'In the SQL editor: revoke all on all tables in schema public from anon, authenticated; and the same for sequences and functions, and for functions from public.',
    );
  return ok('Nothing is granted to anon or authenticated.');
});
