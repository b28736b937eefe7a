import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../supabase/local/migrate.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { servePostgres } from '../../supabase/local/postgresServer.ts';
import { startRealPostgres } from './support/realPostgres.ts';

interface Server {
  url: string;
  stop(): Promise<void>;
}

async function startPglite(): Promise<Server> {
  const db = await PGlite.create();
  await migrate(async (statements) => (await db.exec(statements)).at(-1)?.rows ?? []);
  const port = await freePort();
  const server = await servePostgres(db, port, (error) => {
    throw error;
  });
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.close();
      await db.close();
    },
  };
}

const servers = { PGlite: startPglite, PostgreSQL: startRealPostgres };
const roles = ['anon', 'authenticated'];

describe.each(Object.entries(servers))('%s', (_, start) => {
  let server: Server;
  let sql: postgres.Sql;
  beforeAll(async () => {
    server = await start();
    sql = postgres(server.url, { max: 3, prepare: false, onnotice: () => {} });
  });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await server.stop();
  });

  async function tables(): Promise<string[]> {
    const rows = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`;
    return rows.map(({ name }) => name);
  }

  /** All that a migration can make or change here, as text. */
  async function schema(): Promise<string[]> {
    const rows = await sql<{ line: string }[]>`
      select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
      union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
      union all select format('%s %s %s', relname, relrowsecurity, relacl) from pg_class
        where relnamespace = 'public'::regnamespace
      union all select format('%s %s %s', defaclobjtype, defaclnamespace::regnamespace, defaclacl)
        from pg_default_acl
      union all select version from supabase_migrations.schema_migrations
      order by line`;
    return rows.map(({ line }) => line);
  }

  test('migrations can be applied again and change nothing', async () => {
    const before = await schema();
    await migrate((statements) => sql.unsafe(statements));
    expect(await schema()).toEqual(before);
    expect(await tables()).toContain('public.subscribers');
  });

  test('every table has row level security and not one policy', async () => {
    const open = await sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
    expect(open).toEqual([]);
    expect(await sql`select * from pg_policies`).toEqual([]);
  });

  async function rolledBack(attempt: (transaction: postgres.ReservedSql) => Promise<void>): Promise<void> {
    const transaction = await sql.reserve();
    try {
      await transaction`begin`;
      await attempt(transaction);
    } finally {
      await transaction`rollback`;
      transaction.release();
    }
  }

  /** What those roles, or everyone, may do with anything in the schema. */
  async function grants(connection: postgres.Sql): Promise<string[]> {
    const rows = await connection<{ granted: string }[]>`
      with things as (
        select relname::text as name, relacl as acl, relowner as owner,
          case relkind when 'S' then 's' else 'r' end::"char" as kind
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        union all
        select oid::regprocedure::text, proacl, proowner, 'f'
        from pg_proc where pronamespace = 'public'::regnamespace
        union all
        select format('%s.%s', attrelid::regclass, attname), attacl, null, null
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attacl is not null
      )
      select format('%s to %s: %s', privilege_type, coalesce(rolname, 'everyone'), name) as granted
      from things
      cross join aclexplode(coalesce(acl, acldefault(kind, owner)))
      left join pg_roles on pg_roles.oid = grantee
      where grantee = 0 or rolname in ('anon', 'authenticated')
      order by granted`;
    return rows.map(({ granted }) => granted);
  }

  test('nothing in the schema is granted to those roles, or to everyone', async () => {
    expect(await grants(sql)).toEqual([]);
    const onSchema = await sql`
      select role from unnest(${roles}::text[]) role where has_schema_privilege(role, 'public', 'create')`;
    expect(onSchema).toEqual([]);
  });

  test('objects of later migrations are not granted to them by default', async () => {
    await rolledBack(async (transaction) => {
      await transaction.unsafe(`
        create table later_table (id serial primary key);
        create view later_view as select * from later_table;
        create materialized view later_rows as select * from later_table;
        create sequence later_sequence;
        create function later_function() returns int language sql as 'select 1';
        create procedure later_procedure() language sql as 'select 1'`);
      expect(await grants(transaction)).toEqual([]);
      await transaction.unsafe('set local role anon');
      await expect(transaction`select later_function()`).rejects.toThrow(/permission denied/);
    });
  });

  test('the list of grants holds those on functions, sequences and columns', async () => {
    await rolledBack(async (transaction) => {
      await transaction.unsafe(`
        create sequence open_sequence;
        create function open_function() returns int language sql as 'select 1';
        grant usage on sequence open_sequence to anon;
        grant execute on function open_function() to public;
        grant select (email) on subscribers to authenticated`);
      expect(await grants(transaction)).toEqual([
        'EXECUTE to everyone: open_function()',
        'SELECT to authenticated: subscribers.email',
        'USAGE to anon: open_sequence',
      ]);
    });
  });

  test.each(roles)('%s can neither read nor write any table', async (role) => {
    const columns = await sql<{ table: string; column: string }[]>`
      select format('%I.%I', schemaname, tablename) as table, quote_ident(attname) as column
      from pg_tables join pg_attribute on attrelid = format('%I.%I', schemaname, tablename)::regclass and attnum = 1
      where schemaname = 'public'`;
    expect(columns.map(({ table }) => table).sort()).toEqual((await tables()).sort());
    for (const { table, column } of columns) {
      for (const statement of [
        `select * from ${table}`,
        `insert into ${table} default values`,
        `update ${table} set ${column} = default`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]) {
        const asRole = sql.begin(async (transaction) => {
          await transaction.unsafe(`set local role ${role}`);
          await transaction.unsafe(statement);
        });
        await expect(asRole, `${role}: ${statement}`).rejects.toThrow(/permission denied/);
      }
    }
  });

  test('an address is on the list once, in any case', async () => {
    await sql`insert into subscribers (email, mailbox) values ('Once@example.com', '')`;
    await expect(
      sql`insert into subscribers (email, mailbox) values ('once@EXAMPLE.com', '')`,
    ).rejects.toThrow(/duplicate key/);
  });

  test('a mail header with a line break is refused by the table itself', async () => {
    const insert = sql`
      insert into mail_outbox (kind, recipient, subject, html, text)
      values ('test', 'a@example.com', ${'Hello\r\nBcc: b@example.com'}, '', '')`;
    await expect(insert).rejects.toThrow(/check constraint/);
  });

  test('concurrent clients do not interfere', async () => {
    const clients = Array.from({ length: 4 }, () => postgres(server.url, { max: 1, prepare: false }));
    const answers = await Promise.all(
      clients.flatMap((client, number) =>
        Array.from({ length: 25 }, async (_unused, round) => {
          if (round % 2 === 0)
            return (await client`select ${number}::int as number`)[0]?.['number'] === number;
          const rows = await client.begin(async (transaction) => {
            await transaction`select set_config('test.number', ${`${number}`}, true)`;
            return transaction`select current_setting('test.number') as number, ${'text'}::text as text`;
          });
          return rows[0]?.['number'] === `${number}`;
        }),
      ),
    );
    expect(answers.filter((answer) => !answer)).toEqual([]);
    await Promise.all(clients.map((client) => client.end({ timeout: 1 })));
  });

  test('a client that disconnects in a transaction leaves nothing behind', async () => {
    const client = postgres(server.url, { max: 1, prepare: false, onnotice: () => {} });
    const left = client
      .begin(async (transaction) => {
        await transaction`insert into subscribers (email, mailbox) values ('half@example.com', '')`;
        await client.end({ timeout: 0 });
      })
      .catch(() => {});
    await left;
    await expect
      .poll(async () => (await sql`select from subscribers where email = 'half@example.com'`).length)
      .toBe(0);
  });
});
