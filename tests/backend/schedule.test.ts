/** The schedule that a hosted database runs: the migrations' own branch for it, on stubs of the extensions' signatures. */
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../supabase/local/migrate.ts';
import { startRealPostgres } from './support/realPostgres.ts';

const folder = join(import.meta.dirname, 'support', 'hostedExtensions');

describe('a database with a scheduler', () => {
  let server: Awaited<ReturnType<typeof startRealPostgres>>;
  let sql: postgres.Sql;
  beforeAll(async () => {
    // Vault is there from the beginning of a hosted project; the migrations create the other two.
    server = await startRealPostgres({ extensions: { folder, created: ['supabase_vault'] } });
    sql = postgres(server.url, { max: 1, onnotice: () => {} });
  });
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });

  async function runJob(name: string): Promise<void> {
    const [job] = await sql<[{ command: string }]>`select command from cron.job where jobname = ${name}`;
    await sql.unsafe(job.command);
  }

  test('has each job once, however often the migrations run', async () => {
    await sql`delete from supabase_migrations.schema_migrations where name in ('mail_schedule', 'retention')`;
    await sql.unsafe(
      'drop index subscribers_pending, contact_messages_created_at, webhook_events_received_at',
    );
    await migrate((statements) => sql.unsafe(statements));
    expect(await sql`select jobname, schedule from cron.job order by jobname`).toEqual([
      { jobname: 'delete-old-runs', schedule: '17 3 * * *' },
      { jobname: 'deliver-mail', schedule: '* * * * *' },
    ]);
  });

  test('asks for nothing until both secrets are there, and then for mail to be delivered', async () => {
    await runJob('deliver-mail');
    await sql`select vault.create_secret('https://project.test/functions/v1', 'functions_url')`;
    await runJob('deliver-mail');
    expect(await sql`select from net.requests`).toHaveLength(0);

    await sql`select vault.create_secret('a-secret-of-the-schedule', 'delivery_secret')`;
    await runJob('deliver-mail');
    expect(await sql`select * from net.requests`).toEqual([
      {
        url: 'https://project.test/functions/v1/deliver-mail',
        body: {},
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a-secret-of-the-schedule' },
        timeout_milliseconds: 55_000,
      },
    ]);
  });

  test('deletes runs that are older than a week', async () => {
    await sql`
      insert into cron.job_run_details (jobid, end_time)
      values (1, now() - interval '8 days'), (2, now() - interval '6 days'), (3, null)`;
    await runJob('delete-old-runs');
    expect(await sql`select jobid::int from cron.job_run_details order by jobid`).toEqual([
      { jobid: 2 },
      { jobid: 3 },
    ]);
  });
});

test('a database without a scheduler takes the migrations, and has none', async () => {
  const server = await startRealPostgres();
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  try {
    expect(await sql`select nspname from pg_namespace where nspname in ('cron', 'net', 'vault')`).toEqual([]);
    expect(await sql`select to_regclass('public.mail_outbox') is not null as migrated`).toEqual([
      { migrated: true },
    ]);
  } finally {
    await sql.end();
    await server.stop();
  }
});
