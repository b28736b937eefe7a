/** The mails that wait to be sent, on a real PostgreSQL. */
import { beforeEach, expect, test, vi } from 'vitest';
import { deliverDue } from '../../supabase/functions/_shared/delivery.ts';
import { enqueue, type Mail } from '../../supabase/functions/_shared/outbox.ts';
import { handler as deliverMail } from '../../supabase/functions/deliver-mail/handler.ts';
import { handler as subscribe } from '../../supabase/functions/newsletter-subscribe/handler.ts';
import { depsOfThisFile } from './support/depsOfThisFile.ts';
import { subscription } from './support/subscription.ts';
import type { TestDeps } from './support/testDeps.ts';

const depsNow = depsOfThisFile();
let deps: TestDeps;

beforeEach(async () => {
  // Failed deliveries are logged, as expected here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  deps = depsNow();
  await deps.settled();
  await deps.sql`truncate subscribers, mail_outbox, rate_limits`;
  deps.mailService.reset();
  return () => vi.restoreAllMocks();
});

const mail: Mail = {
  kind: 'test',
  recipient: 'a@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

async function runSweep(): Promise<number> {
  const request = new Request('http://functions.test/deliver-mail', {
    method: 'POST',
    headers: { authorization: `Bearer ${deps.config.deliverySecret}` },
  });
  return (await deliverMail(request, deps)).status;
}

/** Stores one sent mail and one rate limit, both old enough to be deleted. */
async function storeExpiredRows(): Promise<void> {
  await deps.sql`
    insert into mail_outbox (kind, recipient, subject, html, text, sent_at)
    values ('expired', 'old@example.com', '', '', '', now() - interval '31 days')`;
  await deps.sql`insert into rate_limits (key, ends_at) values ('expired', now() - interval '1 second')`;
}

async function countExpiredRows(): Promise<number> {
  const [row] = await deps.sql<[{ count: number }]>`
    select (
      (select count(*) from mail_outbox where kind = 'expired')
      + (select count(*) from rate_limits where key = 'expired')
    )::int as count`;
  return row.count;
}

test('a mail and its row are stored in one transaction', async () => {
  await deps.sql.unsafe(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no mail today'; end $$;
    create trigger refuse before insert on mail_outbox execute function refuse()`);
  const response = await subscribe(subscription('both@example.com'), deps);
  await deps.sql.unsafe('drop trigger refuse on mail_outbox; drop function refuse()');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('no mail today');
  expect(await deps.sql`select from subscribers`).toHaveLength(0);
});

test('a mail service that is down fails no request, and gets the mail later', async () => {
  deps.mailService.answer = () => ({ type: 'unavailable', reason: 'connection refused' });
  const response = await subscribe(subscription('patient@example.com'), deps);
  await deps.settled();
  expect(response.status).toBe(200);
  const waiting = await deps.sql`
    select attempts, last_error, sent_at, next_attempt_at > now() as later from mail_outbox`;
  expect(waiting).toEqual([{ attempts: 1, last_error: 'connection refused', sent_at: null, later: true }]);

  expect(await deliverDue(deps.sql, deps.mailService, 10)).toBe(0);
  expect(deps.mailService.given).toHaveLength(1);

  await deps.sql`update mail_outbox set next_attempt_at = now()`;
  deps.mailService.answer = deps.mailService.accept;
  expect(await deliverDue(deps.sql, deps.mailService, 10)).toBe(1);
  expect(await deliverDue(deps.sql, deps.mailService, 10)).toBe(0);
});

test('each try waits longer than the one before, up to half an hour', async () => {
  await enqueue(deps.sql, mail);
  deps.mailService.answer = () => ({ type: 'unavailable', reason: 'busy' });
  const waits: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    await deps.sql`update mail_outbox set next_attempt_at = now()`;
    await deliverDue(deps.sql, deps.mailService, 1);
    const [row] = await deps.sql<[{ wait: number }]>`
      select round(extract(epoch from next_attempt_at - now()))::int as wait from mail_outbox`;
    waits.push(row.wait);
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800]);
});

test('60 failed tries neither fail a sweep nor keep a mail from being given up', async () => {
  await enqueue(deps.sql, mail);
  await storeExpiredRows();
  deps.mailService.answer = () => ({ type: 'unavailable', reason: 'busy' });
  for (let attempt = 1; attempt <= 60; attempt += 1) {
    await deps.sql`update mail_outbox set next_attempt_at = now()`;
    expect(await runSweep(), `try ${attempt}`).toBe(200);
  }
  expect(await countExpiredRows()).toBe(0);
  expect(
    await deps.sql`
      select attempts, last_error, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
      from mail_outbox`,
  ).toEqual([{ attempts: 60, last_error: 'busy', minutes: 30 }]);

  await deps.sql`
    update mail_outbox set first_attempt_at = now() - interval '23 hours 1 minute', next_attempt_at = now()`;
  expect(await runSweep()).toBe(200);
  expect(deps.mailService.given).toHaveLength(60);
  expect(await deps.sql`select from mail_outbox where given_up_at is not null`).toHaveLength(1);
});

test('a sweep deletes expired rows even when a delivery throws', async () => {
  await enqueue(deps.sql, mail);
  await storeExpiredRows();
  deps.mailService.answer = () => Promise.reject(new Error('the mail client failed'));
  expect(await runSweep()).toBe(500);
  expect(deps.mailService.given).toHaveLength(1);
  expect(await countExpiredRows()).toBe(0);
});

test('an instance that crashes while sending leaves the mail to another, after its lease', async () => {
  await enqueue(deps.sql, mail);
  deps.mailService.answer = () => Promise.reject(new Error('the instance is gone'));
  await expect(deliverDue(deps.sql, deps.mailService, 1)).rejects.toThrow();
  deps.mailService.answer = deps.mailService.accept;
  expect(await deliverDue(deps.sql, deps.mailService, 1)).toBe(0);
  await deps.sql`update mail_outbox set next_attempt_at = next_attempt_at - interval '60 seconds'`;
  expect(await deliverDue(deps.sql, deps.mailService, 1)).toBe(1);
  const [first, second] = deps.mailService.given;
  expect(first?.id).toBe(second?.id);
});

test('mails about payments and contact messages go out before newsletter mails that have waited longer', async () => {
  const kinds = ['newsletter-confirmation', 'newsletter-already-confirmed', 'contact', 'receipt-tip'];
  for (const kind of kinds) await enqueue(deps.sql, { ...mail, kind, recipient: `${kind}@example.com` });
  // Each in its own call, so that the order shows.
  await deps.sql`update mail_outbox set alone = true`;
  expect(await deliverDue(deps.sql, deps.mailService, 2)).toBe(2);
  expect(await deliverDue(deps.sql, deps.mailService, 2)).toBe(2);
  expect(deps.mailService.given.map(({ recipient }) => recipient.replace('@example.com', ''))).toEqual([
    'contact',
    'receipt-tip',
    'newsletter-confirmation',
    'newsletter-already-confirmed',
  ]);
});

test('a mail that is always rejected does not block others', async () => {
  await enqueue(deps.sql, mail);
  await enqueue(deps.sql, mail);
  let refused = 0;
  deps.mailService.answer = ({ id }) => {
    refused += 1;
    return refused === 1
      ? { type: 'rejected', field: 'to', reason: '422 no such domain' }
      : { type: 'accepted', id };
  };
  expect(await deliverDue(deps.sql, deps.mailService, 10)).toBe(1);
  const rows = await deps.sql`
    select sent_at is not null as sent, given_up_at is not null as "givenUp" from mail_outbox order by sent`;
  expect(rows).toEqual([
    { sent: false, givenUp: true },
    { sent: true, givenUp: false },
  ]);
});

test('nothing is retried after the idempotency key may have expired', async () => {
  await enqueue(deps.sql, { ...mail, recipient: 'late@example.com' });
  await enqueue(deps.sql, { ...mail, recipient: 'in-time@example.com' });
  await deps.sql`
    update mail_outbox set first_attempt_at = now() - case recipient
      when 'late@example.com' then interval '23 hours 1 minute'
      else interval '22 hours 59 minutes'
    end`;
  deps.mailService.answer = () => ({ type: 'unavailable', reason: 'still down' });
  for (let count = 0; count < 3; count += 1) {
    await deliverDue(deps.sql, deps.mailService, 10);
    await deps.sql`update mail_outbox set next_attempt_at = now()`;
  }
  const tried = deps.mailService.given.map(({ recipient }) => recipient);
  expect(tried).toEqual(Array.from({ length: 3 }, () => 'in-time@example.com'));
  expect(
    await deps.sql`
      select recipient, attempts, given_up_at is not null as "givenUp" from mail_outbox order by recipient`,
  ).toEqual([
    { recipient: 'in-time@example.com', attempts: 3, givenUp: false },
    { recipient: 'late@example.com', attempts: 0, givenUp: true },
  ]);
});

test('a project paused for longer than the service remembers sends nothing again', async () => {
  await enqueue(deps.sql, mail);
  deps.mailService.answer = () => ({ type: 'unavailable', reason: 'timeout' });
  await runSweep();
  await deps.sql`
    update mail_outbox set
      created_at = created_at - interval '3 days',
      first_attempt_at = first_attempt_at - interval '3 days',
      next_attempt_at = next_attempt_at - interval '3 days'`;
  deps.mailService.answer = deps.mailService.accept;
  expect(await runSweep()).toBe(200);
  expect(deps.mailService.given).toHaveLength(1);
  expect(
    await deps.sql`
      select attempts, sent_at, given_up_at is not null as "givenUp" from mail_outbox where kind = 'test'`,
  ).toEqual([{ attempts: 1, sent_at: null, givenUp: true }]);
});

test('a mail that gets too late during a sweep is not sent by it', async () => {
  await enqueue(deps.sql, { ...mail, recipient: 'first@example.com' });
  await enqueue(deps.sql, { ...mail, recipient: 'second@example.com' });
  await deps.sql`update mail_outbox set alone = true`;
  deps.mailService.answer = async ({ id }) => {
    await deps.sql`
      update mail_outbox set first_attempt_at = now() - interval '23 hours 1 minute' where id <> ${id}`;
    return { type: 'accepted', id };
  };
  expect(await deliverDue(deps.sql, deps.mailService, 10)).toBe(1);
  await deliverDue(deps.sql, deps.mailService, 10);
  expect(deps.mailService.given.map(({ recipient }) => recipient)).toEqual(['first@example.com']);
  expect(await deps.sql`select recipient from mail_outbox where given_up_at is not null`).toEqual([
    { recipient: 'second@example.com' },
  ]);
});

test('a mail that another instance is sending is not given up, however late it is', async () => {
  await enqueue(deps.sql, mail);
  await deps.sql`
    update mail_outbox set
      first_attempt_at = now() - interval '23 hours 1 minute', next_attempt_at = now() + interval '30 seconds'`;
  await deliverDue(deps.sql, deps.mailService, 10);
  expect(await deps.sql`select given_up_at from mail_outbox`).toEqual([{ given_up_at: null }]);
});

test('a sent mail keeps neither its text nor its Reply-To', async () => {
  await enqueue(deps.sql, {
    ...mail,
    replyTo: 'private-visitor@example.com',
    subject: 'private subject',
    html: '<p>private text</p>',
    text: 'private text',
    headers: { 'List-Unsubscribe': '<https://example.com/?token=private>' },
  });
  expect(JSON.stringify(await deps.sql`select * from mail_outbox`).match(/private/g)).toHaveLength(5);
  await deliverDue(deps.sql, deps.mailService, 1);
  const [given] = deps.mailService.given;
  expect(JSON.stringify(given).match(/private/g)).toHaveLength(5);
  expect(await deps.sql`select * from mail_outbox`).toEqual([
    {
      id: given?.id,
      kind: 'test',
      recipient: 'a@example.com',
      reply_to: null,
      subject: '',
      html: '',
      text: '',
      headers: {},
      created_at: expect.any(Date),
      attempts: 1,
      first_attempt_at: expect.any(Date),
      next_attempt_at: expect.any(Date),
      sent_at: expect.any(Date),
      given_up_at: null,
      provider_id: given?.id,
      last_error: null,
      batch: null,
      alone: false,
    },
  ]);
});
