import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { root } from '../../../.scripts/setup/tools.mjs';
import { startBackend } from '../../../supabase/local/backend.ts';
import { type Running, run } from '../../../supabase/local/child.ts';
import { freePorts } from '../../../supabase/local/ports.ts';
import { localSettings, usualSiteUrl } from '../../../supabase/local/settings.ts';
import { writeEnvFile } from './deskOfThisFile.ts';
import { startRealPostgres } from './realPostgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface LetterResult {
  /** Addresses that got the letter. */
  readonly received: number;
  /** Mails beyond the first to an address. */
  readonly doubled: number;
  /** Until the letter was in the outbox for all. */
  readonly enqueueSeconds: number;
  /** Until the last mail had left. */
  readonly seconds: number;
  readonly outboxMegabytes: number;
  /** The command's output in its next run. */
  readonly lastRun: string;
}

export interface LetterOptions {
  readonly subscribers: number;
  /** How often mail is asked for; a hosted project does so every minute. */
  readonly sweepEveryMs: number;
  /** Ends the leases of killed parts at once, for a test that cannot wait for them. */
  readonly hurry: boolean;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await wait(10);
}

function startMailbox(port: number, file: string): Promise<Running> {
  return run({
    name: 'mail service',
    command: process.execPath,
    args: [fileURLToPath(new URL('./holdMailbox.ts', import.meta.url)), `${port}`, file],
    env: process.env,
    port,
    ready: /^ready$/,
    log: console.error,
  });
}

/** Sends a letter to so many while the command, the functions and the mail service are each killed once (SIGKILL). */
export async function sendThroughCrashes({
  subscribers,
  sweepEveryMs,
  hurry,
}: LetterOptions): Promise<LetterResult> {
  const folder = temporaryFolder();
  const database = await startRealPostgres();
  const ports = await freePorts();
  const backend = await startBackend({
    dataDir: folder.path,
    ports,
    environment: { SUPABASE_DB_URL: database.url },
    deliverEveryMs: sweepEveryMs,
  });
  const inbox = join(folder.path, 'mailbox.jsonl');
  // In a separate process it can be killed.
  await backend.mailbox.stop();
  let mailbox = await startMailbox(ports.mailbox, inbox);
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const count = async (query: postgres.PendingQuery<{ count: number }[]>) => (await query)[0]?.count ?? 0;
  const sent = () => count(sql`select count(*)::int as count from mail_outbox where sent_at is not null`);
  const isBatchOnItsWay = async () =>
    (await count(
      sql`select count(*)::int as count from mail_outbox where batch is not null and sent_at is null`,
    )) > 0;
  const endLeases = () =>
    sql`update mail_outbox set next_attempt_at = now() where batch is not null and sent_at is null`;

  const envFile = join(folder.path, '.env.production');
  writeEnvFile(
    envFile,
    database.url,
    localSettings(backend.urls, usualSiteUrl, { SUPABASE_DB_URL: database.url }),
  );
  const file = join(folder.path, 'june.md');
  writeFileSync(
    file,
    `# Letters from the road\n\n${'A paragraph of some length. '.repeat(60)}\n\n[Store](/store)\n`,
  );
  const startDesk = (): ChildProcess =>
    spawn(process.execPath, [join(root, '.scripts', 'desk.ts'), 'letter', file, '--send', '--env', envFile], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const finished = async (desk: ChildProcess): Promise<string> => {
    let output = '';
    desk.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    const [code] = await once(desk, 'close');
    if (code !== 0) throw new Error(`The desk ended with ${code}: ${output}`);
    return output;
  };

  try {
    await sql`
      insert into subscribers (email, mailbox, status, confirmed_at)
      select address, address, 'confirmed', now()
      from (select 'reader' || number || '@example.com' as address from generate_series(1, ${subscribers}::int) as number) as new`;
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;

    // The command waits for this subscriber, and is killed in the middle of its transaction.
    const [middle] = await sql<{ id: string }[]>`
      select id from subscribers order by id offset ${Math.floor(subscribers * 0.45)} limit 1`;
    const hold = await sql.reserve();
    await hold`begin`;
    await hold`select from subscribers where id = ${middle?.id ?? ''} for update`;
    const killed = startDesk();
    const ended = once(killed, 'close').then(() => Promise.reject(new Error('The desk did not wait.')));
    // Not on the other connection: a transaction sees the sessions as they were at its first look.
    const waits = () =>
      count(sql`
      select count(*)::int as count from pg_stat_activity
      where application_name = 'desk' and wait_event_type = 'Lock'`);
    await Promise.race([until(async () => (await waits()) > 0), ended]);
    killed.kill('SIGKILL');
    await ended.catch(() => {});
    await hold`rollback`;
    hold.release();
    await finished(startDesk());
    const enqueueSeconds = seconds();

    await until(async () => (await sent()) >= subscribers * 0.2 && (await isBatchOnItsWay()));
    await backend.functions.kill();
    await until(async () => backend.functions.port !== undefined);
    if (hurry) await endLeases();

    await until(async () => (await sent()) >= subscribers * 0.5 && (await isBatchOnItsWay()));
    await mailbox.kill();
    await wait(1_000);
    mailbox = await startMailbox(ports.mailbox, inbox);
    while ((await sent()) < subscribers) {
      if (hurry) await endLeases();
      await wait(200);
    }
    const total = seconds();

    const lastRun = await finished(startDesk());
    const recipients = readFileSync(inbox, 'utf8')
      .split('\n')
      .flatMap((line) => /"to":\["([^"]+)"\]/.exec(line)?.[1] ?? []);
    const [size] = await sql<[{ megabytes: number }]>`
      select (pg_total_relation_size('mail_outbox') / 1e6)::float as megabytes`;
    const received = new Set(recipients).size;
    return {
      received,
      doubled: recipients.length - received,
      enqueueSeconds,
      seconds: total,
      outboxMegabytes: size.megabytes,
      lastRun,
    };
  } finally {
    await sql.end({ timeout: 1 });
    await backend.stop();
    await mailbox.stop();
    await database.stop();
    folder.remove();
  }
}
