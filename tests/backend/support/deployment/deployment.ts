import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import postgres from 'postgres';
import type { Settings } from '../../../../.scripts/doctor/settings.ts';
import { type Backend, startBackend } from '../../../../supabase/local/backend.ts';
import { freePort } from '../../../../supabase/local/ports.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { certificateFile, publishSite } from './publishedSite.ts';

const extensions = join(import.meta.dirname, '..', 'hostedExtensions', 'extension');

/** Gives an embedded database what a hosted one has: the scheduler, requests and Vault, as stubs. */
export async function addHostedExtensions(sql: postgres.Sql): Promise<void> {
  for (const file of ['pg_cron--1.6.sql', 'pg_net--0.14.0.sql', 'supabase_vault--0.3.1.sql'])
    await sql.unsafe(readFileSync(join(extensions, file), 'utf8'));
}

/** A whole deployment on this machine: a published site, its backend, and the services' stand-ins. */
export interface Deployment {
  readonly backend: Backend;
  /** The env file of this deployment. */
  readonly settings: Settings;
  readonly sql: postgres.Sql;
  stop(): Promise<void>;
}

export async function startDeployment(): Promise<Deployment> {
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificateFile, 'utf8')]);
  const folder = temporaryFolder();
  const sitePort = await freePort();
  // Another host than the backend's, as when both are published.
  const origin = `https://127.0.0.1:${sitePort}`;
  const own = {
    MAIL_FROM: 'Test Studio <hello@studio.example>',
    OWNER_EMAIL: 'owner@studio.example',
    TOKEN_SECRET: 'first-secret-of-the-links,second-secret-of-the-links',
    DELIVERY_SECRET: 'the-secret-of-the-schedule',
    STRIPE_WEBHOOK_SECRET: 'whsec_of-the-deployment',
  };
  const backend = await startBackend({
    dataDir: folder.path,
    siteUrl: origin,
    environment: own,
    deliverEveryMs: 60 * 60 * 1000,
    mailCallsPerSecond: 1_000,
  });
  const { urls, publishableKey } = backend;
  const backendUrl = new URL(urls.functions).origin;
  const site = await publishSite(sitePort, {
    folder: join(folder.path, 'site'),
    origin,
    backend: backendUrl,
    publishableKey,
  });
  const sql = postgres(urls.database, { max: 1, prepare: false, onnotice: () => {} });
  await addHostedExtensions(sql);
  await sql`select cron.schedule('deliver-mail', '* * * * *', 'select 1')`;
  await sql`
    insert into cron.job_run_details (jobid, status, start_time)
    select jobid, 'succeeded', now() from cron.job`;
  await sql`select vault.create_secret(${urls.functions}, 'functions_url')`;
  await sql`select vault.create_secret(${own.DELIVERY_SECRET}, 'delivery_secret')`;
  await sql`insert into net._http_response (status_code) values (200)`;
  return {
    backend,
    sql,
    settings: {
      ...own,
      SITE_URL: origin,
      VITE_SUPABASE_URL: backendUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      DATABASE_POOLER_URL: urls.database.replace(':postgres@', ':the-password@'),
      RESEND_API_KEY: 'local-mail-key',
      RESEND_BASE_URL: urls.mailbox,
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_BASE_URL: urls.checkout,
    },
    async stop() {
      await sql.end({ timeout: 1 });
      await site.close();
      await backend.stop();
      folder.remove();
    },
  };
}
