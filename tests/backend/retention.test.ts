/** What is deleted, and when; on a real PostgreSQL. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { deleteExpired, retention } from '../../supabase/functions/_shared/retention.ts';
import { depsOfThisFile } from './support/depsOfThisFile.ts';

const deps = depsOfThisFile();
beforeEach(async () => {
  await deps()
    .sql`truncate subscribers, contact_messages, payments, webhook_events, mail_outbox, rate_limits, letters cascade`;
});

const subscriber = (status: string, at: string) =>
  `insert into subscribers (email, mailbox, status, asked_at) values (gen_random_uuid() || '@example.com', '', '${status}', ${at})`;
const mail = (columns: string, values: string) =>
  `insert into mail_outbox (kind, recipient, subject, html, text, ${columns}) values ('contact', 'a@example.com', '', '', '', ${values})`;
const payment = (columns: string, values: string) =>
  `insert into payments (kind, amount_cents, ${columns}) values ('tip', 500, ${values})`;

/** A row of each kind that is deleted, as it is stored at a time. */
const deleted: Record<keyof typeof retention, { table: string; store: (at: string) => string }> = {
  unconfirmedAddress: { table: 'subscribers', store: (at) => subscriber('pending', at) },
  contactMessage: {
    table: 'contact_messages',
    store: (at) =>
      `insert into contact_messages (name, email, subject, message, created_at) values ('V', 'v@example.com', 'S', 'M', ${at})`,
  },
  unpaidPayment: { table: 'payments', store: (at) => payment('created_at', at) },
  webhookEvent: {
    table: 'webhook_events',
    store: (at) =>
      `insert into webhook_events (id, type, received_at) values (gen_random_uuid(), 'test', ${at})`,
  },
  sentMail: { table: 'mail_outbox', store: (at) => mail('sent_at', at) },
  waitingMail: {
    table: 'mail_outbox where given_up_at is null',
    store: (at) => mail('attempts, created_at', `1, ${at}`),
  },
  givenUpMail: { table: 'mail_outbox', store: (at) => mail('given_up_at', at) },
  letterRecipient: {
    table: 'letter_recipients',
    store: (at) =>
      `with letter as (
        insert into letters (name, digest, subject, finished_at)
        select name, name, 'S', ${at} from (select 'letter-' || count(*) as name from letters) as next
        returning name
      )
      insert into letter_recipients (letter, subscriber) select name, gen_random_uuid() from letter`,
  },
};

test.each(Object.entries(deleted))(
  '%s is deleted after its retention time',
  async (name, { table, store }) => {
    const time = Object.entries(retention).find(([key]) => key === name)?.[1];
    await deps().sql.unsafe(store(`now() - interval '${time}' + interval '1 minute'`));
    await deps().sql.unsafe(store(`now() - interval '${time}' - interval '1 minute'`));
    expect(await deps().sql.unsafe(`select from ${table}`)).toHaveLength(2);
    await deleteExpired(deps().sql);
    expect(await deps().sql.unsafe(`select from ${table}`)).toHaveLength(1);
  },
);

test.each([
  ['an address that is confirmed', 'subscribers', subscriber('confirmed', "now() - interval '9 years'")],
  ['an unsubscribed address', 'subscribers', subscriber('unsubscribed', "now() - interval '9 years'")],
  [
    'a payment that was paid',
    'payments',
    payment('created_at, paid_at', "now() - interval '9 years', now() - interval '9 years'"),
  ],
  [
    'a payment that was refunded',
    'payments',
    payment('created_at, refunded_at', "now() - interval '9 years', now() - interval '9 years'"),
  ],
])('%s stays', async (_, table, statement) => {
  await deps().sql.unsafe(statement);
  await deleteExpired(deps().sql);
  expect(await deps().sql.unsafe(`select from ${table}`)).toHaveLength(1);
});

test('a mail that no sweep has tried yet is tried, however old it is', async () => {
  await deps().sql.unsafe(mail('created_at', "now() - interval '40 days'"));
  await deleteExpired(deps().sql);
  expect(await deps().sql`select from mail_outbox where given_up_at is null`).toHaveLength(1);
});

test('the README says for each how long it is kept', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'supabase', 'README.md'), 'utf8');
  const rows: Record<keyof typeof retention, RegExp> = {
    unconfirmedAddress: /^\| Unconfirmed addresses .*\| (\d+ days) after the last try \|$/m,
    contactMessage: /^\| Contact messages .*\| (\d+ days) \|$/m,
    unpaidPayment: /^\| Payments that never were .*\| (\d+ days) \|$/m,
    webhookEvent: /^\| Payment events .*\| (\d+ days) \|$/m,
    sentMail: /^\| Mails that left .*\| (\d+ days) \|$/m,
    waitingMail: /^\| Mails that wait .*\| (\d+ days), then given up \|$/m,
    givenUpMail: /^\| Mails that were given up .*\| (\d+ days) \|$/m,
    letterRecipient: /^\| Who got which letter .*\| (\d+ days) after the letter \|$/m,
  };
  const documented = Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, row.exec(readme)?.[1]]),
  );
  expect(documented).toEqual(retention);
});
