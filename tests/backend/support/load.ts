import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { startBackend } from '../../../supabase/local/backend.ts';
import { eventsOf, signedRequest } from './events.ts';
import { startRealPostgres } from './realPostgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { TestBackend, tokenIn } from './testBackend.ts';

/** How a function did under load. */
export interface LoadResult {
  readonly name: string;
  readonly answers: number;
  readonly serverErrors: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** Losses and duplicates; empty where rows and answers agree. */
  readonly wrong: readonly string[];
}

interface Outgoing {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answered {
  readonly status: number;
  readonly ms: number;
}

/** Few enough that no limit for a caller is reached. */
const REQUESTS_PER_CALLER = 8;
let callers = 0;

/** A client with its own address, over one connection. */
export function newCaller(): Agent {
  callers += 1;
  const [last, middle, first] = [
    callers % 254,
    Math.floor(callers / 254) % 254,
    Math.floor(callers / 254 ** 2),
  ];
  const localAddress = `127.${10 + first}.${1 + middle}.${1 + last}`;
  return new Agent({ keepAlive: true, maxSockets: 1, localAddress });
}

export function send(url: string, agent: Agent, { body = '', headers = {} }: Outgoing): Promise<Answered> {
  const start = performance.now();
  const { port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: pathname, method: 'POST', agent, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Sends one request after the other from so many callers at once. @returns the answers, and the requests with a 200. */
async function run(
  url: string,
  { seconds, atOnce }: LoadOptions,
  next: (count: number) => Outgoing | Promise<Outgoing>,
): Promise<{ answered: Answered[]; succeeded: number[] }> {
  const until = performance.now() + seconds * 1000;
  const answered: Answered[] = [];
  const succeeded: number[] = [];
  let count = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const caller = newCaller();
      for (let sent = 0; sent < REQUESTS_PER_CALLER && performance.now() < until; sent += 1) {
        const number = count;
        count += 1;
        const answer = await send(url, caller, await next(number));
        answered.push(answer);
        if (answer.status === 200) succeeded.push(number);
      }
      caller.destroy();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { answered, succeeded };
}

export interface LoadOptions {
  readonly seconds: number;
  readonly atOnce: number;
}

/** The limits for all callers are lower than a load test needs. */
export async function liftCommonLimits(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create function lift() returns trigger language plpgsql as $$ begin new.taken := 1; return new; end $$;
    create trigger lift before update on rate_limits
      for each row when (new.key like '%-all:%') execute function lift()`);
}

/**
 * Puts every function of a fresh backend under load, and counts rows against answers: nothing may be lost or doubled.
 *
 * @param onResult is called with each function's result as soon as it is available.
 */
export async function loadFunctions(
  options: LoadOptions,
  onResult: (result: LoadResult) => void = () => {},
): Promise<LoadResult[]> {
  const folder = temporaryFolder();
  const server = await startRealPostgres();
  const backend = await startBackend({
    dataDir: folder.path,
    environment: { SUPABASE_DB_URL: server.url },
    deliverEveryMs: 60 * 60 * 1000,
    mailCallsPerSecond: 1_000,
  });
  const testBackend = new TestBackend(backend, [], server.url);
  await liftCommonLimits(testBackend.sql);
  const json = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const results: LoadResult[] = [];

  async function under(
    name: string,
    next: (count: number) => Outgoing | Promise<Outgoing>,
    check: (
      succeeded: readonly number[],
    ) => Promise<Record<string, readonly [found: number, expected: number]>>,
  ): Promise<void> {
    const { answered, succeeded } = await run(`${backend.urls.functions}/${name}`, options, next);
    const times = answered.map(({ ms }) => ms).sort((a, b) => a - b);
    const other = answered.filter(({ status }) => status !== 200 && status < 500).length;
    const counts = {
      ...(await check(succeeded)),
      'answers below 500 that are no success': [other, 0] as const,
    };
    const result = {
      name,
      answers: answered.length,
      serverErrors: answered.filter(({ status }) => status >= 500).length,
      median: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      wrong: Object.entries(counts).flatMap(([what, [found, expected]]) =>
        found === expected ? [] : [`${what}: ${found}, not ${expected}`],
      ),
    };
    results.push(result);
    onResult(result);
  }

  async function count(query: Promise<readonly { count: number }[]>): Promise<number> {
    return (await query)[0]?.count ?? 0;
  }

  const { sql } = testBackend;
  try {
    await under(
      'newsletter-subscribe',
      (number) => ({ headers: json, body: JSON.stringify({ email: `load${number}@example.com` }) }),
      async ({ length }) => ({
        subscribers: [await count(sql`select count(*)::int from subscribers`), length],
        mails: [await count(sql`select count(distinct recipient)::int from mail_outbox`), length],
        'mails in all': [await count(sql`select count(*)::int from mail_outbox`), length],
      }),
    );

    const tokens = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const email = `token${number}@example.com`;
        await testBackend.post('newsletter-subscribe', { email }, { from: `127.9.0.${number + 1}` });
        return testBackend.mailTo(email);
      }),
    );
    for (const [page, status] of [
      ['confirm', 'confirmed'],
      ['unsubscribe', 'unsubscribed'],
    ] as const) {
      const bodies = tokens.map((mail) => JSON.stringify({ token: tokenIn(mail, page) }));
      await under(
        `newsletter-${page}`,
        (number) => ({ headers: json, body: bodies[number % bodies.length] ?? '' }),
        async ({ length }) => ({
          subscribers: [
            await count(sql`select count(*)::int from subscribers where status = ${status}`),
            Math.min(length, bodies.length),
          ],
        }),
      );
    }

    await under(
      'send-contact-email',
      (number) => ({
        headers: json,
        body: JSON.stringify({
          name: 'Vera',
          email: `v${number}@example.com`,
          subject: 'Hello',
          message: 'A word.',
        }),
      }),
      async ({ length }) => ({
        messages: [await count(sql`select count(*)::int from contact_messages`), length],
        mails: [await count(sql`select count(*)::int from mail_outbox where kind = 'contact'`), length],
      }),
    );

    // Each press of the button is sent twice, as after a timeout.
    await under(
      'create-tip-payment',
      (number) => ({
        headers: { ...json, 'idempotency-key': `press${number >> 1}` },
        body: JSON.stringify({ amount: 5 }),
      }),
      async (succeeded) => ({
        payments: [
          await count(sql`select count(*)::int from payments where kind = 'tip' and session_url is not null`),
          new Set(succeeded.map((number) => number >> 1)).size,
        ],
      }),
    );
    await under(
      'create-class-payment',
      () => ({ headers: { apikey: backend.publishableKey } }),
      async ({ length }) => ({
        payments: [await count(sql`select count(*)::int from payments where kind = 'class'`), length],
      }),
    );

    const payments = (await sql<{ id: string }[]>`select id from payments where kind = 'tip'`).map(
      ({ id }) => id,
    );
    await under(
      'checkout-status',
      (number) => ({ headers: json, body: JSON.stringify({ session: payments[number % payments.length] }) }),
      async () => ({}),
    );

    // Each event comes twice.
    const sent = new Set<string>();
    await under(
      'stripe-webhook',
      async (number) => {
        const payment = payments[(number >> 1) % payments.length] ?? '';
        sent.add(payment);
        const signed = await signedRequest(eventsOf(payment, { amount: 500 }).completed, {
          secret: backend.webhookSecret,
        });
        return { headers: Object.fromEntries(signed.headers), body: await signed.text() };
      },
      async () => ({
        payments: [await count(sql`select count(*)::int from payments where status = 'paid'`), sent.size],
        receipts: [
          await count(sql`select count(*)::int from mail_outbox where kind = 'receipt-tip'`),
          sent.size,
        ],
        notes: [await count(sql`select count(*)::int from mail_outbox where kind = 'note-tip'`), sent.size],
      }),
    );

    await under(
      'deliver-mail',
      () => ({ headers: { authorization: `Bearer ${backend.deliverySecret}` } }),
      async () => {
        const unsent = () => count(sql`select count(*)::int from mail_outbox where sent_at is null`);
        while ((await unsent()) > 0) await testBackend.deliver();
        const received = readFileSync(join(folder.path, 'mailbox.jsonl'), 'utf8').trim().split('\n').length;
        return { mails: [received, await count(sql`select count(*)::int from mail_outbox`)] };
      },
    );
  } finally {
    await sql.end({ timeout: 1 });
    await backend.stop();
    await server.stop();
    folder.remove();
  }
  return results;
}
