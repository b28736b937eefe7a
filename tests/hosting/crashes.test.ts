/** Functions, database and mail service are killed at random under load; 60 seconds of it with `FIGURES=1`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { startBackend } from '../../supabase/local/backend.ts';
import { eventsOf, signedRequest } from '../backend/support/events.ts';
import { figures } from '../backend/support/figures.ts';
import { liftCommonLimits, newCaller, send } from '../backend/support/load.ts';
import { startRealPostgres } from '../backend/support/realPostgres.ts';
import { temporaryFolder } from '../backend/support/temporaryFolder.ts';
import { TestBackend } from '../backend/support/testBackend.ts';

const seconds = figures ? 60 : 4;
const CALLERS = 12;
const REQUESTS_PER_CALLER = 8;

/** One press of a button; its repetition must change nothing. */
interface Press {
  readonly name: 'newsletter-subscribe' | 'send-contact-email' | 'stripe-webhook';
  readonly number: number;
}

const addressOf = (number: number) => `crash${number}@example.com`;
const subjectOf = (number: number) => `crash${number}.`;
const mailSchema = v.object({
  to: v.pipe(
    v.tuple([v.string()]),
    v.transform(([address]) => address),
  ),
  subject: v.string(),
  text: v.string(),
});

/** How often each mail has arrived. */
function arrivals(file: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { to, subject, text } = v.parse(mailSchema, JSON.parse(line));
    const payment = /Payment ([0-9a-f-]{36})/.exec(text)?.[1];
    const about = payment ?? (subject.startsWith('Message') ? subject : '');
    const mark = `${to} ${about}`.trim();
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return counts;
}

test(
  'acknowledged work is not lost, and no mail is sent twice',
  async () => {
    const folder = temporaryFolder();
    const server = await startRealPostgres();
    const lines: string[] = [];
    const backend = await startBackend({
      dataDir: folder.path,
      environment: { SUPABASE_DB_URL: server.url },
      deliverEveryMs: 500,
      mailCallsPerSecond: 1_000,
      log: (line) => lines.push(line),
    });
    const found = new TestBackend(backend, lines, server.url);
    await liftCommonLimits(found.sql);
    const json = { apikey: backend.publishableKey, 'content-type': 'application/json' };
    const payments = (
      await found.sql<{ id: string }[]>`
        insert into payments (kind, amount_cents)
        select 'tip', 2500 from generate_series(1, ${figures ? 2_000 : 200}) returning id`
    ).map(({ id }) => id);

    const paymentOf = (number: number) => payments[number % payments.length] ?? '';

    async function request({ name, number }: Press) {
      if (name === 'newsletter-subscribe')
        return { headers: json, body: JSON.stringify({ email: addressOf(number) }) };
      if (name === 'send-contact-email') {
        const message = {
          name: 'Vera',
          email: 'v@example.com',
          subject: subjectOf(number),
          message: 'A word.',
        };
        return { headers: { ...json, 'idempotency-key': `crash${number}` }, body: JSON.stringify(message) };
      }
      const signed = await signedRequest(eventsOf(paymentOf(number)).completed, {
        secret: backend.webhookSecret,
      });
      return { headers: Object.fromEntries(signed.headers), body: await signed.text() };
    }

    const acknowledged: Press[] = [];
    let sent = 0;
    const until = performance.now() + seconds * 1000;
    async function call(): Promise<void> {
      while (performance.now() < until) {
        const caller = newCaller();
        for (let count = 0; count < REQUESTS_PER_CALLER && performance.now() < until; count += 1) {
          const number = sent;
          sent += 1;
          const names = ['newsletter-subscribe', 'send-contact-email', 'stripe-webhook'] as const;
          const press: Press = { name: names[number % 3] ?? 'stripe-webhook', number };
          const url = `${backend.urls.functions}/${press.name}`;
          const answer = await send(url, caller, await request(press)).catch(() => undefined);
          if (answer?.status === 200) acknowledged.push(press);
          else await wait(50);
        }
        caller.destroy();
      }
    }

    const crashes = { functions: 0, database: 0, 'mail service': 0 };
    async function crash(): Promise<void> {
      const all = [
        async () => {
          crashes.functions += 1;
          await backend.functions.kill();
        },
        async () => {
          crashes.database += 1;
          await server.crash();
        },
        async () => {
          crashes['mail service'] += 1;
          await backend.mailbox.stop();
          await wait(Math.random() * 300);
          await backend.mailbox.start();
        },
      ];
      let killed: number[] = [];
      for (let turn = 0; performance.now() < until; turn += 1) {
        await wait(300 + Math.random() * 1_500);
        // One of each at first.
        const pick = turn < 3 ? turn : Math.floor(Math.random() * 3);
        if (pick === 0) {
          const now = performance.now();
          killed = [...killed.filter((at) => now - at < 32_000), now];
          // The backend gives up a part that crashes four times in half a minute.
          if (killed.length > 3) {
            killed.pop();
            continue;
          }
        }
        await all[pick]?.();
      }
    }

    try {
      await Promise.all([...Array.from({ length: CALLERS }, call), crash()]);
      await expect
        .poll(
          async () => {
            await found.sql`update mail_outbox set next_attempt_at = now() where sent_at is null and given_up_at is null`;
            await found.deliver().catch(() => {});
            const [row] = await found.sql`select count(*)::int from mail_outbox where sent_at is null`;
            return row?.['count'];
          },
          { timeout: 200_000, interval: 200 },
        )
        .toBe(0);

      const received = arrivals(join(folder.path, 'mailbox.jsonl'));
      const stored = new Set(
        (
          await found.sql<{ what: string }[]>`
            select email as what from subscribers
            union all select subject from contact_messages
            union all select id::text from payments where status = 'paid'`
        ).map(({ what }) => what),
      );
      const isKept = (what: string, ...mails: string[]) =>
        stored.has(what) && mails.every((mail) => received.has(mail));
      const lost = acknowledged.filter(({ name, number }) => {
        if (name === 'newsletter-subscribe') return !isKept(addressOf(number), addressOf(number));
        if (name === 'send-contact-email')
          return !isKept(subjectOf(number), `owner@studio.example Message from Vera: ${subjectOf(number)}`);
        const payment = paymentOf(number);
        return !isKept(payment, `payer@example.com ${payment}`, `owner@studio.example ${payment}`);
      });
      const doubled = [...received].filter(([, count]) => count > 1);
      const [mails] = await found.sql`select count(*)::int from mail_outbox`;
      if (figures)
        console.log({
          sent,
          acknowledged: acknowledged.length,
          crashes,
          mails: mails?.['count'],
          lost: lost.length,
          doubled: doubled.length,
        });
      expect(lost).toEqual([]);
      expect(doubled).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(20);
    } finally {
      await found.sql.end({ timeout: 1 });
      await backend.stop();
      await server.stop();
      folder.remove();
    }
  },
  (seconds + 260) * 1000,
);
