/** The owner's desk, on a real PostgreSQL: what it lists, and what it says when it cannot. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentenceOf } from '../../.scripts/desk/problems.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { deskOfThisFile, runCommand, writeEnvFile } from './support/deskOfThisFile.ts';

const desk = deskOfThisFile();
const sql = (strings: TemplateStringsArray, ...values: (string | number)[]) =>
  desk().deps.sql(strings, ...values);
beforeEach(() => sql`truncate subscribers, contact_messages, payments, mail_outbox, suppressed_mailboxes`);

const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

describe('subscribers', () => {
  beforeEach(async () => {
    await sql`
      insert into subscribers (email, mailbox, status, source, confirmed_at, unsubscribed_at) values
        ('ann@example.com', 'ann@example.com', 'confirmed', '/home', '2026-03-04 12:00Z', null),
        ('=cmd|calc!a@example.com', '=cmd|calc!a@example.com', 'confirmed', '+1', '2026-03-05 12:00Z', null),
        ('waiting@example.com', 'waiting@example.com', 'pending', 'site', null, null),
        ('gone@example.com', 'gone@example.com', 'unsubscribed', 'site', null, '2026-03-06 12:00Z')`;
  });

  test('are those on the list, with counts by state', async () => {
    const { code, out, err } = await desk().run(['subscribers']);
    expect(code).toBe(0);
    expect(out).toMatch(/^address +state +since +from\n/);
    expect(out).toMatch(/^ann@example\.com +confirmed +2026-03-04 \d\d:00 +\/home$/m);
    expect(out).not.toMatch(/waiting|gone/);
    expect(err).toBe('2 confirmed, 1 pending, 1 unsubscribed\n');
  });

  test('can be those of another state, or all', async () => {
    expect((await desk().run(['subscribers', '--list', 'unsubscribed'])).out).toContain('gone@example.com');
    expect((await desk().run(['subscribers', '--list', 'all'])).out.trim().split('\n')).toHaveLength(5);
  });

  test('as CSV contain no formula', async () => {
    const { out } = await desk().run(['subscribers', '--csv']);
    expect(out.split('\n')).toEqual([
      'email,status,source,asked_at,confirmed_at,unsubscribed_at',
      expect.stringMatching(/^'=cmd\|calc!a@example\.com,confirmed,'\+1,/),
      expect.stringMatching(/^ann@example\.com,confirmed,\/home,[\dT:.-]+Z,2026-03-04T12:00:00\.000Z,$/),
      '',
    ]);
  });

  test('fit into 80 columns, however long an address is', async () => {
    const long = `${'a-very-long-name.'.repeat(7)}x@example.com`;
    await sql`
      insert into subscribers (email, mailbox, status, confirmed_at) values (${long}, ${long}, 'confirmed', now())`;
    const { out } = await desk().run(['subscribers'], { columns: 80 });
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(out.replaceAll(/\s/g, '')).toContain('a-very-long-name.a-very');
    expect(widest((await desk().run(['subscribers'])).out)).toBeGreaterThan(120);
  });
});

describe('messages', () => {
  test('are readable, oldest first, without terminal control characters', async () => {
    await sql`
      insert into contact_messages (name, email, subject, message, created_at) values
        ('Later', 'b@example.com', 'Second', 'Hi', '2026-05-02'),
        (${'Ann\u202e \u001b[2J'}, 'a@example.com', 'First', ${`A long one: ${'word '.repeat(40)}\n\nBye\u0007`}, '2026-05-01')`;
    const { out, err } = await desk().run(['messages'], { columns: 60 });
    expect(out.indexOf('First')).toBeLessThan(out.indexOf('Second'));
    expect(out).toMatch(/^2026-\S+ \d\d:\d\d {2}Ann {2}\[2J <a@example\.com>\nFirst\n\n {2}A long one/);
    expect(out).toContain('\n\n  Bye\n');
    expect(widest(out)).toBeLessThanOrEqual(60);
    expect(out).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect(err).toBe('2 messages\n');
  });

  test('can be those since a date, or of the last days', async () => {
    await sql`
      insert into contact_messages (name, email, subject, message, created_at) values
        ('A', 'a@example.com', 'Old', 'M', now() - interval '10 days'), ('A', 'a@example.com', 'New', 'M', now())`;
    expect((await desk().run(['messages', '--since', '1w'])).err).toBe('1 message\n');
    expect((await desk().run(['messages', '--since', '2020-01-01'])).err).toBe('2 messages\n');
    expect((await desk().run(['messages', '--since', '2020-13-01'])).code).toBe(2);
  });
});

describe('payments', () => {
  beforeEach(async () => {
    await sql`
      insert into payments (kind, amount_cents, payer_name, payer_email, created_at, paid_at, refunded_at, disputed_at) values
        ('tip', 500, 'Ann', 'ann@example.com', '2026-01-15', '2026-01-15', null, null),
        ('tip', 123456, '=SUM(A1)', 'bob@example.com', '2026-01-16', '2026-01-16', '2026-02-15', null),
        ('class', 5000, null, null, '2026-02-15', '2026-02-15', null, '2026-02-20'),
        ('class', 5000, null, null, '2026-02-16', null, null, null)`;
  });

  test('come with totals by month and kind, refunds in their own month', async () => {
    const { out } = await desk().run(['payments'], { columns: 80 });
    const rows = out.split('\n').map((line) => line.trim().split(/ {2,}/));
    expect(rows).toContainEqual([
      expect.stringContaining('2026-01-16'),
      'tip',
      '$1,234.56',
      'refunded',
      '=SUM(A1) <bob@example.com>',
    ]);
    expect(rows).toContainEqual([expect.stringContaining('2026-02-15'), 'class', '$50.00', 'paid, disputed']);
    expect(rows.slice(-5, -1)).toEqual([
      ['2026-01', 'tip', '2', '$1,239.56', '$0.00', '$1,239.56'],
      ['2026-02', 'class', '1', '$50.00', '$0.00', '$50.00'],
      ['2026-02', 'tip', '0', '$0.00', '$1,234.56', '-$1,234.56'],
      ['all', '3', '$1,289.56', '$1,234.56', '$55.00'],
    ]);
    expect(out).not.toContain('open');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('since a date add up what has happened since', async () => {
    const { out } = await desk().run(['payments', '--since', '2026-02-01']);
    expect(out).toMatch(/^2026-01-16 .*refunded/m);
    expect(out).toMatch(/^all +1 +\$50\.00 +\$1,234\.56 +-\$1,184\.56$/m);
  });

  test('include unpaid ones, also as CSV', async () => {
    expect((await desk().run(['payments', '--all'])).out).toContain('open');
    const { out } = await desk().run(['payments', '--csv']);
    expect(out).toMatch(/^[\da-f-]{36},tip,1234\.56,USD,refunded,.*,'=SUM\(A1\),bob@example\.com$/m);
  });

  test('are reported as none in a sentence', async () => {
    await sql`truncate payments`;
    expect(await desk().run(['payments'])).toEqual({ code: 0, out: '', err: 'No payments.\n' });
  });
});

describe('mail', () => {
  const givenUp = '11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
  beforeEach(async () => {
    await sql`
      insert into mail_outbox (id, kind, recipient, subject, html, text, given_up_at, last_error) values
        (${givenUp}, 'receipt-tip', 'nobody@nowhere', '', '', '', now(), 'Invalid to field.'),
        ('11111111-bbbb-4aaa-8aaa-aaaaaaaaaaaa', 'contact', 'b@nowhere', '', '', '', now(), null)`;
    await sql`
      insert into mail_outbox (kind, recipient, subject, html, text, next_attempt_at, last_error)
      select 'newsletter-letter', 'a@example.com', '', '', '', now() + interval '1 hour', ${`429 ${'too many requests '.repeat(20)}`}
      from generate_series(1, 1200)`;
    await sql`
      insert into mail_outbox (kind, recipient, subject, html, text, sent_at)
      values ('contact', 'sent@example.com', '', '', '', now())`;
  });

  test('shows what waits by its kind and reason, and each that was given up', async () => {
    const { out, err } = await desk().run(['mail'], { columns: 80 });
    expect(out).toMatch(/^ *waiting +kind/);
    expect(out).toMatch(/^ *1,200 +newsletter-/m);
    expect(out).toMatch(/^11111111 .* nobody@nowhere +Invalid to/m);
    expect(out).not.toContain('sent@example.com');
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(err).toBe('1,200 mails waiting, 2 given up\n');
  });

  test('requeue takes the beginning of an id', async () => {
    const { code, err } = await desk().run(['mail', 'requeue', '11111111-A']);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('1 mail due now.') });
    expect(await sql`select given_up_at from mail_outbox where id = ${givenUp}`).toEqual([
      { given_up_at: null },
    ]);
  });

  test('requeue takes all', async () => {
    expect((await desk().run(['mail', 'requeue'])).err).toContain('1,202 mails due now.');
  });

  test('requeue of none or of two is refused', async () => {
    const none = await desk().run(['mail', 'requeue', 'ffff']);
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('begins with ffff') });
    const two = await desk().run(['mail', 'requeue', '1111']);
    expect(two).toMatchObject({ code: 1, err: expect.stringContaining('More than one') });
  });

  test('requeue of one whose outcome is unknown is refused', async () => {
    await sql`update mail_outbox set batch = gen_random_uuid(), given_up_at = null where id = ${givenUp}`;
    expect(await desk().run(['mail', 'requeue', '11111111-a'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is being sent'),
    });
  });
});

describe('what goes wrong is one sentence', () => {
  test('a database that does not answer', async () => {
    const file = join(desk().folder, '.env.down');
    const port = await freePort();
    writeEnvFile(file, `postgres://owner:the-password@127.0.0.1:${port}/postgres`);
    expect(await runCommand(['mail', '--env', file])).toEqual({
      code: 1,
      out: '',
      err: `The database of ${file} does not answer (ECONNREFUSED, 127.0.0.1:${port}).\n`,
    });
  });

  test('npm start that does not run', () => {
    const error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const settings = {
      isLocal: true,
      source: 'this machine',
      databaseUrl: 'postgres://postgres:postgres@127.0.0.1:54322/postgres',
      read: () => undefined,
    };
    expect(sentenceOf(error, settings)).toBe(
      'The database on this machine does not answer (ECONNREFUSED, 127.0.0.1:54322): run "npm start" first, and leave it running.',
    );
  });

  test('the same from the command as it is started', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['.scripts/desk.ts', 'payments'], {
      encoding: 'utf8',
      // A port that is never open.
      env: {
        ...process.env,
        SUPABASE_DB_URL: '',
        DATABASE_POOLER_URL: 'postgres://me:the-password@127.0.0.1:1/x',
      },
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The database of .env or the environment does not answer (ECONNREFUSED, 127.0.0.1:1).\n',
    });
  });

  test('a password that is wrong, a table that is missing', async () => {
    const file = join(desk().folder, '.env.empty');
    const other = new URL(desk().deps.config.databaseUrl);
    other.pathname = '/template1';
    writeEnvFile(file, other.href);
    const { code, err } = await runCommand(['payments', '--env', file]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The database lacks a migration \(relation "payments" does not exist\).*db push.*\n$/,
    );
    other.username = 'unknown';
    writeEnvFile(file, other.href);
    expect((await runCommand(['payments', '--env', file])).err).toMatch(
      /^The database refuses the name or password of .*\.\n$/,
    );
  });

  test.each([
    ['a file that is missing', 'nowhere.env', undefined, /There is no file nowhere\.env/],
    ['a file without a database', '.env.none', "SITE_URL='https://studio.example'", /names no database/],
    ['an address of something else', '.env.http', "SUPABASE_DB_URL='https://x'", /begin with postgres/],
  ])('%s', async (_, name, text, sentence) => {
    const path = text === undefined ? name : desk().file(name, text);
    const { code, out, err } = await runCommand(['subscribers', '--env', path]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    [[]],
    [['nothing']],
    [['payments', '--nothing']],
    [['subscribers', '--list', 'both']],
    [['erase']],
  ])('a command that is not understood: %j', async (args) => {
    const { code, out, err } = await desk().run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/npm run desk -- --help|Usage: desk/);
  });

  test('--help is none', async () => {
    const { code, out } = await runCommand(['--help']);
    expect(code).toBe(0);
    for (const command of ['subscribers', 'messages', 'payments', 'mail', 'export', 'erase', 'letter'])
      expect(out).toContain(`  ${command} `);
  });
});
