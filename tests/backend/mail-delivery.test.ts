/** How mail leaves: the real adapter against the mail service's stand-in, on a real PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverDue } from '../../supabase/functions/_shared/delivery.ts';
import { type MailService, resend } from '../../supabase/functions/_shared/mailService.ts';
import { enqueue, type Mail } from '../../supabase/functions/_shared/outbox.ts';
import type { Served } from '../../supabase/local/http.ts';
import { serveMailbox } from '../../supabase/local/mailbox.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { depsOfThisFile } from './support/depsOfThisFile.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const folder = temporaryFolder();
const deps = depsOfThisFile();
let mailbox: Served;
let apiUrl: string;
afterAll(() => folder.remove());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  deps().mailService.reset();
  await deps().sql`truncate mail_outbox`;
  const port = await freePort();
  apiUrl = `http://127.0.0.1:${port}`;
  mailbox = await serveMailbox(port, join(folder.path, `${randomUUID()}.jsonl`), 2);
});
afterEach(async () => {
  await mailbox.close();
  vi.restoreAllMocks();
});

function service({ from = 'Studio <studio@example.com>', apiKey = 're_test' } = {}): MailService {
  return resend({ from, apiKey, apiUrl, owner: 'owner@example.com' });
}

async function store(count: number, changes: Partial<Mail> = {}): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await enqueue(deps().sql, {
      kind: 'contact',
      recipient: `a${number}@example.com`,
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      ...changes,
    });
}

async function received(): Promise<string[]> {
  const { data }: { data: { to: string[] }[] } = await (await fetch(`${apiUrl}/emails`)).json();
  return data.flatMap(({ to }) => to).sort();
}

const makeDue = () => deps().sql`update mail_outbox set next_attempt_at = now()`;
const rows = () => deps().sql`
  select recipient, sent_at is not null as sent, given_up_at is not null as "givenUp", attempts, last_error as error
  from mail_outbox order by recipient`;

describe('a batch', () => {
  test('holds up to a hundred mails', async () => {
    await store(130);
    expect(await deliverDue(deps().sql, service(), 2)).toBe(130);
    expect(new Set(await received()).size).toBe(130);
    expect(await received()).toHaveLength(130);
  });

  test('with a wrong recipient delivers the others, and gives up that one alone', async () => {
    await store(3);
    await store(1, { recipient: 'nobody@nowhere' });
    expect(await deliverDue(deps().sql, service(), 5)).toBe(3);
    expect(await received()).toEqual(['a1@example.com', 'a2@example.com', 'a3@example.com']);
    expect((await rows()).at(-1)).toMatchObject({
      recipient: 'nobody@nowhere',
      sent: false,
      givenUp: true,
      error: expect.stringContaining('Invalid `to` field'),
    });
  });

  test('whose response was lost is sent again whole, in the same order with the same key', async () => {
    await store(5);
    const lost: MailService = {
      async send(mails, key) {
        await service().send(mails, key);
        return { type: 'unavailable', reason: 'The connection was lost.' };
      },
    };
    expect(await deliverDue(deps().sql, lost, 1)).toBe(0);
    await makeDue();
    // What has come in since is not added to it.
    await store(1, { recipient: 'later@example.com' });
    expect(await deliverDue(deps().sql, service(), 5)).toBe(6);
    expect(await received()).toHaveLength(6);
  });

  test('that is refused as a whole for its contents is sent one by one', async () => {
    await store(3);
    deps().mailService.answersToCalls.push({ type: 'refused', reason: '422', aboutContent: true });
    expect(await deliverDue(deps().sql, deps().mailService, 4)).toBe(3);
    expect(deps().mailService.calls.map(({ ids }) => ids.length)).toEqual([3, 1, 1, 1]);
    expect(new Set(deps().mailService.calls.map(({ key }) => key)).size).toBe(4);
  });
});

test('a Reply-To that the service does not take is left out, and the mail leaves', async () => {
  await store(1, { replyTo: 'visitor@nowhere' });
  expect(await deliverDue(deps().sql, service(), 2)).toBe(1);
  expect(await received()).toEqual(['a1@example.com']);
});

describe('a busy service', () => {
  test('is retried after its Retry-After, in the same sweep', async () => {
    await fetch(`${apiUrl}/emails`, { method: 'POST' });
    await fetch(`${apiUrl}/emails`, { method: 'POST' });
    await store(2);
    expect(await deliverDue(deps().sql, service(), 2)).toBe(2);
    expect(await received()).toHaveLength(2);
    expect(await rows()).toEqual([
      { recipient: 'a1@example.com', sent: true, givenUp: false, attempts: 1, error: null },
      { recipient: 'a2@example.com', sent: true, givenUp: false, attempts: 1, error: null },
    ]);
  });

  test('whose quota is used up is not called until it resets', async () => {
    await store(1);
    deps().mailService.answersToCalls.push({ type: 'refused', reason: '429 quota', retryAfterSeconds: 3600 });
    expect(await deliverDue(deps().sql, deps().mailService, 5)).toBe(0);
    expect(deps().mailService.calls).toHaveLength(1);
    const [row] = await deps().sql`
      select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from mail_outbox`;
    expect(row).toEqual({ minutes: 60 });
  });

  test('gets no more calls a second than its limit', async () => {
    await store(4);
    await deps().sql`update mail_outbox set alone = true`;
    const start = performance.now();
    expect(await deliverDue(deps().sql, service(), 10)).toBe(4);
    expect(performance.now() - start).toBeGreaterThan(1_500);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a mistake in the configuration', () => {
  test.each([
    ['a MAIL_FROM that is no address', { from: 'Studio' }],
    ['a domain that is not verified', { from: 'Studio <hello@studio.invalid>' }],
    ['a revoked key', { apiKey: 're_revoked' }],
  ])('%s never gives up a mail', async (_, mistake) => {
    await store(2);
    for (let days = 1; days <= 3; days += 1) {
      expect(await deliverDue(deps().sql, service(mistake), 3)).toBe(0);
      await deps().sql`
        update mail_outbox set
          next_attempt_at = now(), first_attempt_at = first_attempt_at - interval '1 day'`;
    }
    for (const row of await rows()) expect(row).toMatchObject({ sent: false, givenUp: false });
    expect(await deliverDue(deps().sql, service(), 5)).toBe(2);
    expect(await received()).toEqual(['a1@example.com', 'a2@example.com']);
  });
});

describe('requeue_mail()', () => {
  test('makes due again what was given up and what waits, but nothing that is being sent', async () => {
    await store(3);
    await deps().sql`
      update mail_outbox set attempts = 5, given_up_at = now(), first_attempt_at = now() - interval '2 days'
      where recipient = 'a1@example.com'`;
    await deps().sql`
      update mail_outbox set next_attempt_at = now() + interval '20 minutes' where recipient = 'a2@example.com'`;
    await deps().sql`
      update mail_outbox set batch = ${randomUUID()}, next_attempt_at = now() + interval '50 seconds'
      where recipient = 'a3@example.com'`;
    expect(await deps().sql`select requeue_mail() as count`).toEqual([{ count: 2 }]);
    expect(await deliverDue(deps().sql, service(), 5)).toBe(2);
    expect(await received()).toEqual(['a1@example.com', 'a2@example.com']);
  });

  test('takes the id of one mail', async () => {
    await store(2);
    await deps().sql`update mail_outbox set given_up_at = now()`;
    const [mail] = await deps().sql<[{ id: string }]>`
      select id from mail_outbox where recipient = 'a2@example.com'`;
    expect(await deps().sql`select requeue_mail(${mail.id}) as count`).toEqual([{ count: 1 }]);
    expect(await deliverDue(deps().sql, service(), 5)).toBe(1);
    expect(await received()).toEqual(['a2@example.com']);
  });
});

test('a reason with a NUL in it can be stored', async () => {
  await store(1);
  deps().mailService.answersToCalls.push({ type: 'unavailable', reason: 'garbage \0 from a proxy' });
  await deliverDue(deps().sql, deps().mailService, 1);
  expect((await rows())[0]).toMatchObject({ error: 'garbage  from a proxy', sent: false });
});
