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

  test('migrations can be applied again and change nothing', async () => {
    const before = await tables();
    await migrate((statements) => sql.unsafe(statements));
    expect(await tables()).toEqual(before);
    expect(before).toContain('public.subscribers');
  });

  test('every table has row level security and not one policy', async () => {
    const open = await sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
    expect(open).toEqual([]);
    expect(await sql`select * from pg_policies`).toEqual([]);
  });

  test('nothing in the schema is granted to those roles', async () => {
    const grants = await sql`
      select grantee, table_name, privilege_type from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')`;
    expect(grants).toEqual([]);
  });

  test.each(roles)('%s can neither read nor write any table', async (role) => {
    for (const table of await tables()) {
      for (const statement of [
        `select * from ${table}`,
        `insert into ${table} default values`,
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

  test('an address stands on the list once, however its capitals are typed', async () => {
    await sql`insert into subscribers (email) values ('Once@example.com')`;
    await expect(sql`insert into subscribers (email) values ('once@EXAMPLE.com')`).rejects.toThrow(
      /duplicate key/,
    );
  });

  test('a mail header with a line break is refused by the table itself', async () => {
    const insert = sql`
      insert into mail_outbox (kind, recipient, subject, html, text)
      values ('test', 'a@example.com', ${'Hello\r\nBcc: b@example.com'}, '', '')`;
    await expect(insert).rejects.toThrow(/check constraint/);
  });

  test('several clients at once do not get into each other', async () => {
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

  test('a client that goes away in the middle of a transaction leaves nothing behind', async () => {
    const client = postgres(server.url, { max: 1, prepare: false, onnotice: () => {} });
    const left = client
      .begin(async (transaction) => {
        await transaction`insert into subscribers (email) values ('half@example.com')`;
        await client.end({ timeout: 0 });
      })
      .catch(() => {});
    await left;
    await expect
      .poll(async () => (await sql`select from subscribers where email = 'half@example.com'`).length)
      .toBe(0);
  });
});
