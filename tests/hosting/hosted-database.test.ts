/** What a hosted database does and the embedded one does not: TLS, and a pooler in transaction mode. */
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, describe, expect, test } from 'vitest';
import { setScheduleSecrets } from '../../.scripts/deploy/vault.ts';
import { databaseChecks } from '../../.scripts/doctor/checks.ts';
import { Context } from '../../.scripts/doctor/context.ts';
import { examine } from '../../.scripts/doctor/examine.ts';
import { readConfig } from '../../supabase/functions/_shared/config.ts';
import { openDatabase } from '../../supabase/functions/_shared/database.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { startRealPostgres } from '../backend/support/realPostgres.ts';
import { temporaryFolder } from '../backend/support/temporaryFolder.ts';
import { TestBackend } from '../backend/support/testBackend.ts';
import { startTransactionPooler } from '../backend/support/transactionPooler.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

/** The functions under Deno, on a database of another host. */
async function functionsOn(environment: Record<string, string>): Promise<TestBackend> {
  const folder = temporaryFolder();
  undo.push(() => folder.remove());
  const backend = await startBackend({
    dataDir: folder.path,
    environment,
    deliverEveryMs: 60 * 60 * 1000,
    mailCallsPerSecond: 1_000,
  });
  undo.push(() => backend.stop());
  return new TestBackend(backend, []);
}

test('the functions use a database that takes encrypted connections only', async () => {
  const server = await startRealPostgres({ tls: true });
  undo.push(() => server.stop());
  const plain = postgres(server.url, { max: 1, ssl: false });
  await expect(plain`select 1`).rejects.toThrow(/no encryption/);

  const found = await functionsOn({ SUPABASE_DB_URL: server.url });
  expect((await found.post('newsletter-subscribe', { email: 'tls@example.com' })).status).toBe(200);
  await found.mailTo('tls@example.com');
  const sql = postgres(server.url, { max: 1, ssl: 'require' });
  undo.push(() => sql.end());
  const connections = await sql`
    select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'functions'`;
  expect(connections).toEqual([{ ssl: true }]);
});

describe('a pooler in transaction mode', () => {
  test('serves the functions, from a request to a mail', async () => {
    const server = await startRealPostgres();
    undo.push(() => server.stop());
    const pooler = await startTransactionPooler(server.url);
    undo.push(() => pooler.stop());
    const found = await functionsOn({
      SUPABASE_DB_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATABASE_POOLER_URL: pooler.url,
    });
    for (let number = 1; number <= 3; number += 1) {
      const email = `pooled${number}@example.com`;
      expect((await found.post('newsletter-subscribe', { email })).status).toBe(200);
      await found.mailTo(email);
    }
    expect((await found.post('create-tip-payment', { amount: 5 })).status).toBe(200);
    await found.deliver();
  });

  test('keeps no session state, and the statement timeout still holds', async () => {
    const server = await startRealPostgres();
    undo.push(() => server.stop());
    const pooler = await startTransactionPooler(server.url);
    undo.push(() => pooler.stop());
    const sql = openDatabase(pooler.url);
    undo.push(() => sql.end());
    await sql`set application_name = 'changed'`;
    expect(await sql`show application_name`).not.toEqual([{ application_name: 'changed' }]);
    expect(await sql`show statement_timeout`).toEqual([{ statement_timeout: '15s' }]);
  });

  test('serves the doctor, before and after the schedule has its secrets', async () => {
    const folder = join(import.meta.dirname, '..', 'backend', 'support', 'hostedExtensions');
    const server = await startRealPostgres({ extensions: { folder, created: ['supabase_vault'] } });
    undo.push(() => server.stop());
    const pooler = await startTransactionPooler(server.url);
    undo.push(() => pooler.stop());
    const settings = {
      DATABASE_POOLER_URL: pooler.url,
      VITE_SUPABASE_URL: 'https://project.test',
      DELIVERY_SECRET: 'a-secret-of-the-schedule',
    };
    const context = new Context({ envFile: '.env.production', settings });
    undo.push(() => context.close());
    const found = async () => {
      const findings = await Promise.all(examine(databaseChecks, context));
      return Object.fromEntries(findings.map(({ name, verdict }) => [name, verdict.type]));
    };
    const ok = {
      database: 'ok',
      migrations: 'ok',
      'row-security': 'ok',
      grants: 'ok',
      'mail-waiting': 'ok',
      'mail-given-up': 'ok',
    };
    expect(await found()).toEqual({
      ...ok,
      schedule: 'warning',
      'schedule-secrets': 'wrong',
      'schedule-answers': 'skipped',
    });
    await setScheduleSecrets(context.sql, {
      functions_url: context.functions,
      delivery_secret: settings.DELIVERY_SECRET,
    });
    expect(await found()).toEqual({
      ...ok,
      schedule: 'warning',
      'schedule-secrets': 'ok',
      'schedule-answers': 'skipped',
    });
  });

  test('refuses a parameter that it does not know, as the hosted ones do', async () => {
    const pooler = await startTransactionPooler('postgres://postgres@127.0.0.1:1/postgres');
    undo.push(() => pooler.stop());
    const sql = postgres(pooler.url, { max: 1, connection: { statement_timeout: 10_000 } });
    await expect(sql`select 1`).rejects.toThrow('unsupported startup parameter: statement_timeout');
  });
});

test.each([
  ['postgres://pooler/db', 'postgres://pooler/db'],
  ['', 'postgres://direct/db'],
  ['  ', 'postgres://direct/db'],
  [undefined, 'postgres://direct/db'],
])('DATABASE_POOLER_URL=%j leads to %s', (pooler, url) => {
  const settings: Record<string, string | undefined> = {
    DATABASE_POOLER_URL: pooler,
    SUPABASE_DB_URL: 'postgres://direct/db',
    SITE_URL: 'https://site.test',
    SUPABASE_URL: 'https://functions.test',
    SUPABASE_PUBLISHABLE_KEY: 'key',
    TOKEN_SECRET: 'a-secret-of-the-tests-for-links',
    DELIVERY_SECRET: 'a-secret-of-the-tests-for-mail',
    RESEND_API_KEY: 're_test',
    MAIL_FROM: 'Studio <a@example.com>',
    OWNER_EMAIL: 'owner@example.com',
  };
  expect(readConfig((name) => settings[name]).databaseUrl).toBe(url);
});
