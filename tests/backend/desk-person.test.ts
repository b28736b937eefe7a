/** Export and erasure of a person's data, on a real PostgreSQL. */
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handler as subscribe } from '../../supabase/functions/newsletter-subscribe/handler.ts';
import { deskOfThisFile, runCommand, writeEnvFile } from './support/deskOfThisFile.ts';
import type { TestDeps } from './support/testDeps.ts';

/**
 * What erasing does with each column: `deleted` with its row, `emptied`, or `kept` for the reason beside it. Add a new
 * column here, and in `erase` where it holds personal data.
 */
const decisions: Readonly<Record<string, Readonly<Record<string, 'deleted' | 'emptied' | 'kept'>>>> = {
  subscribers: {
    id: 'deleted',
    email: 'deleted',
    mailbox: 'deleted',
    status: 'deleted',
    source: 'deleted',
    generation: 'deleted',
    created_at: 'deleted',
    asked_at: 'deleted',
    confirmed_at: 'deleted',
    unsubscribed_at: 'deleted',
  },
  contact_messages: {
    id: 'deleted',
    attempt: 'deleted',
    name: 'deleted',
    email: 'deleted',
    subject: 'deleted',
    message: 'deleted',
    created_at: 'deleted',
  },
  // Of payments that were paid or may still be; the others are deleted.
  payments: {
    payer_email: 'emptied',
    payer_name: 'emptied',
    session_url: 'emptied',
    // For the books; by the service's ids a payment is found there.
    id: 'kept',
    kind: 'kept',
    amount_cents: 'kept',
    paid_cents: 'kept',
    attempt: 'kept',
    request_number: 'kept',
    session_id: 'kept',
    payment_intent: 'kept',
    created_at: 'kept',
    processing_at: 'kept',
    paid_at: 'kept',
    failed_at: 'kept',
    expired_at: 'kept',
    refunded_at: 'kept',
    disputed_at: 'kept',
    status: 'kept',
  },
  // The service's ids alone; deleted after 90 days.
  webhook_events: { id: 'kept', type: 'kept', fact: 'kept', payment_intent: 'kept', received_at: 'kept' },
  mail_outbox: {
    id: 'deleted',
    kind: 'deleted',
    recipient: 'deleted',
    reply_to: 'deleted',
    subject: 'deleted',
    html: 'deleted',
    text: 'deleted',
    headers: 'deleted',
    created_at: 'deleted',
    attempts: 'deleted',
    first_attempt_at: 'deleted',
    next_attempt_at: 'deleted',
    sent_at: 'deleted',
    given_up_at: 'deleted',
    provider_id: 'deleted',
    last_error: 'deleted',
    batch: 'deleted',
    alone: 'deleted',
  },
  // The owner's own text.
  letters: { name: 'kept', digest: 'kept', subject: 'kept', started_at: 'kept', finished_at: 'kept' },
  letter_recipients: { letter: 'deleted', subscriber: 'deleted', enqueued_at: 'deleted' },
  last_sweep: { only_row: 'kept', at: 'kept' },
  // HMACs, without which no mailbox could stay suppressed; limits end after 30 days.
  rate_limits: { key: 'kept', taken: 'kept', ends_at: 'kept' },
  suppressed_mailboxes: { fingerprint: 'kept', created_at: 'kept' },
};

const desk = deskOfThisFile();
const sql = (strings: TemplateStringsArray, ...values: (string | number | string[])[]) =>
  desk().deps.sql(strings, ...values);

/** Every row of every table that names the person, as text. */
async function rowsThatName(...names: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(decisions)) {
    const rows = await desk().deps.sql<{ row: string }[]>`
      select ${desk().deps.sql(table)}::text as row from ${desk().deps.sql(table)}`;
    for (const { row } of rows)
      if (names.some((name) => row.toLowerCase().includes(name.toLowerCase())))
        found.push(`${table}: ${row}`);
  }
  return found;
}

const paid = '11111111-1111-4111-8111-111111111111';
const subscriber = '22222222-2222-4222-8222-222222222222';

beforeEach(async () => {
  desk().deps.mailService.reset();
  await sql`
    truncate subscribers, contact_messages, payments, webhook_events, mail_outbox, rate_limits, letters,
      letter_recipients, suppressed_mailboxes`;
  await sql`
    insert into subscribers (id, email, mailbox, status, confirmed_at, unsubscribed_at) values
      (${subscriber}, 'Ann.Lee@gmail.com', 'annlee@gmail.com', 'confirmed', now(), null),
      (gen_random_uuid(), 'annlee+old@googlemail.com', 'annlee@gmail.com', 'pending', null, null),
      (gen_random_uuid(), 'joannlee@gmail.com', 'joannlee@gmail.com', 'confirmed', now(), null)`;
  await sql`insert into letters (name, digest, subject) values ('june', 'd', 'June')`;
  await sql`insert into letter_recipients (letter, subscriber) values ('june', ${subscriber})`;
  await sql`
    insert into contact_messages (name, email, subject, message) values
      ('Ann Lee', 'annlee@gmail.com', 'Hello', 'About a commission'),
      ('Bo', 'bo@example.com', 'A friend', 'Write to ann.lee@gmail.com. Not to joannlee@gmail.com')`;
  await sql`
    insert into payments (id, kind, amount_cents, payer_name, payer_email, payment_intent, session_url, paid_at) values
      (${paid}, 'tip', 500, 'Ann Lee', 'ANNLEE@gmail.com', 'pi_1', 'https://pay.example/1', now()),
      (gen_random_uuid(), 'tip', 700, 'Ann Lee', 'annlee@gmail.com', null, 'https://pay.example/2', null)`;
  await sql`insert into webhook_events (id, type, fact, payment_intent) values ('evt_1', 'paid', 'paid', 'pi_1')`;
  await sql`
    insert into mail_outbox (kind, recipient, reply_to, subject, html, text, given_up_at) values
      ('newsletter-letter', 'Ann.Lee@gmail.com', null, 'June', '', 'Leave: https://x/?token=abc.DEF-1', null),
      ('contact', 'owner@example.com', 'annlee@gmail.com', 'Message from Ann Lee', '', 'About', null),
      ('note-tip', 'owner@example.com', null, 'A tip', '', 'From Ann Lee (annlee@gmail.com).', now()),
      ('note-tip', 'owner@example.com', null, 'A tip', '', 'From Jo (joannlee@gmail.com).', now())`;
});

test('every column has a decision about what erasing does with it', async () => {
  const columns = await desk().deps.sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`;
  const decided = Object.entries(decisions).flatMap(([table, names]) =>
    Object.keys(names).map((column) => `${table}.${column}`),
  );
  expect(decided.sort()).toEqual(columns.map(({ table, column }) => `${table}.${column}`).sort());
});

const exportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    subscriptions: v.array(v.looseObject({ email: v.string() })),
    letters: v.array(v.looseObject({ name: v.string() })),
    messages: v.array(v.looseObject({ message: v.string() })),
    payments: v.array(v.looseObject({ amount_cents: v.number() })),
    payment_events: v.array(v.looseObject({ id: v.string() })),
    mails: v.array(v.looseObject({ kind: v.string(), text: v.string() })),
    limits: v.array(v.looseObject({ name: v.string() })),
    never_written_to: v.boolean(),
  }),
);

function typed(email: string): Request {
  return new Request('http://functions.test/newsletter-subscribe', {
    method: 'POST',
    headers: { apikey: 'test-key', 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ email }),
  });
}

describe('export', () => {
  test('has everything about a person, in any spelling, and nothing of others', async () => {
    desk().deps.mailService.answersToCalls.push({ type: 'refused', reason: '429', retryAfterSeconds: 3600 });
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    await subscribe(typed('a.n.n.lee@gmail.com'), desk().deps);
    await desk().deps.settled();
    const { code, out, err } = await desk().run(['export', 'AnnLee+shop@googlemail.com']);
    expect(code).toBe(0);
    const person = v.parse(exportSchema, out);
    expect(person.subscriptions.map(({ email }) => email).sort()).toEqual([
      'Ann.Lee@gmail.com',
      'a.n.n.lee@gmail.com',
      'annlee+old@googlemail.com',
    ]);
    expect(person.letters).toMatchObject([{ name: 'june' }]);
    expect(person.messages).toMatchObject([{ message: 'About a commission' }]);
    expect(person.payments.map(({ amount_cents }) => amount_cents).sort()).toEqual([500, 700]);
    expect(person.payment_events).toMatchObject([{ id: 'evt_1' }]);
    expect(person.mails.map(({ kind }) => kind).sort()).toEqual([
      'contact',
      'newsletter-confirmation',
      'newsletter-letter',
      'note-tip',
    ]);
    expect(person.limits.map(({ name }) => name)).toContain('subscribe-mailbox-month');
    expect(person.never_written_to).toBe(false);
    expect(out).not.toMatch(/joannlee|abc\.DEF/);
    expect(err).toBe('Not in it: 1 message of others that name this address.\n');
  });

  test.each(['export', 'erase'])('%s of an unknown address says so', async (command) => {
    expect(await desk().run([command, 'unknown@example.com'])).toEqual({
      code: 1,
      out: '',
      err: 'Nothing is stored about unknown@example.com.\n',
    });
    expect((await desk().run([command, 'no-address'])).code).toBe(2);
  });
});

describe('erase', () => {
  test('leaves nothing in any table but the payment, without name and address', async () => {
    const { code, out, err } = await desk().run(['erase', 'annlee@gmail.com', '--yes']);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain('2 subscriptions, 1 message, 1 unpaid payment, 3 mails.');
    expect(err).toContain('1 payment, now without name and address');
    expect(err).toContain('1 message of others');
    const named = await rowsThatName('ann.lee', 'annlee', 'Ann Lee', 'pay.example', subscriber);
    expect(named.filter((row) => !/joannlee|Write to/.test(row))).toEqual([]);
    expect(named).toHaveLength(3);
    expect(await sql`select id, amount_cents, status, payer_email, payment_intent from payments`).toEqual([
      { id: paid, amount_cents: 500, status: 'paid', payer_email: null, payment_intent: 'pi_1' },
    ]);
    expect(await sql`select from suppressed_mailboxes`).toHaveLength(0);
  });

  test('asks first', async () => {
    const refused = await desk().run(['erase', 'annlee@gmail.com'], { typed: 'no' });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/2 subscriptions, 1 message, 2 payments, 3 mails.*\n?.*Nothing was erased\./);
    expect((await desk().run(['erase', 'annlee@gmail.com'])).code).toBe(2);
    expect(await rowsThatName('ann.lee')).not.toEqual([]);
    expect((await desk().run(['erase', 'annlee@gmail.com'], { typed: 'yes' })).code).toBe(0);
    expect(await sql`select from subscribers where mailbox = 'annlee@gmail.com'`).toHaveLength(0);
  });

  test('of an unsubscribed address keeps it suppressed, in any spelling and after a change of the secret', async () => {
    await sql`
      update subscribers set status = 'unsubscribed', unsubscribed_at = now() where mailbox = 'annlee@gmail.com'`;
    expect((await desk().run(['erase', 'annlee@gmail.com', '--yes'])).err).toContain('fingerprint');
    expect(await rowsThatName('annlee@gmail', 'ann.lee', 'annlee+')).toHaveLength(3);
    await sql`truncate mail_outbox`;

    const { deps } = desk();
    const rotated: TestDeps = {
      ...deps,
      config: {
        ...deps.config,
        tokenSecrets: ['a-newer-secret-of-the-tests', ...deps.config.tokenSecrets],
      },
    };
    for (const spelling of ['annlee@gmail.com', 'A.nnlee+again@googlemail.com'])
      for (const functions of [deps, rotated])
        expect((await subscribe(typed(spelling), functions)).status).toBe(200);
    expect((await subscribe(typed('fan@gmail.com'), deps)).status).toBe(200);
    await deps.settled();
    expect(await sql`select recipient from mail_outbox`).toEqual([{ recipient: 'fan@gmail.com' }]);
    expect(v.parse(exportSchema, (await desk().run(['export', 'annlee@gmail.com'])).out)).toMatchObject({
      never_written_to: true,
    });
  });

  test('--keep-out also suppresses a subscribed or unknown address', async () => {
    expect((await desk().run(['erase', 'new@example.com', '--keep-out', '--yes'])).code).toBe(0);
    await subscribe(typed('New@example.com'), desk().deps);
    await desk().deps.settled();
    expect(await sql`select from mail_outbox where recipient ilike 'new@example.com'`).toHaveLength(0);
  });

  test('says that a mail on its way cannot be taken back', async () => {
    await sql`
      update mail_outbox set batch = gen_random_uuid(), first_attempt_at = now() where kind = 'newsletter-letter'`;
    const { code, err } = await desk().run(['erase', 'annlee@gmail.com', '--yes']);
    expect(code).toBe(1);
    expect(err).toMatch(/1 mail to or about this address may be on the way.*\n$/);
    expect(await sql`select from subscribers where mailbox = 'annlee@gmail.com'`).toHaveLength(0);
    await sql`update mail_outbox set sent_at = now(), batch = null where kind = 'newsletter-letter'`;
    expect((await desk().run(['erase', 'annlee@gmail.com', '--yes'])).code).toBe(0);
  });

  test('is all or nothing', async () => {
    await desk().deps.sql.unsafe(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
      create trigger refuse before delete on mail_outbox execute function refuse()`);
    const before = await rowsThatName('annlee', 'ann.lee');
    const { code, err } = await desk().run(['erase', 'annlee@gmail.com', '--yes']);
    await desk().deps.sql.unsafe('drop trigger refuse on mail_outbox; drop function refuse()');
    expect({ code, err }).toEqual({ code: 1, err: 'The database refused: not today.\n' });
    expect(await rowsThatName('annlee', 'ann.lee')).toEqual(before);
  });

  test("refuses the studio's own address", async () => {
    const { code, err } = await desk().run(['erase', 'Owner@example.com', '--yes']);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('OWNER_EMAIL') });
  });

  test('names the setting that it needs and lacks', async () => {
    const file = desk().file('.env.nosecret', '');
    writeEnvFile(file, desk().deps.config.databaseUrl, { TOKEN_SECRET: '' });
    expect(await runCommand(['erase', 'annlee@gmail.com', '--yes', '--env', file])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/TOKEN_SECRET is not set/),
    });
  });
});
