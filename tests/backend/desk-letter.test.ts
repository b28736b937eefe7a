/** A letter of the newsletter, from Markdown to the outbox: on a real PostgreSQL. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { typedPath } from '../../.scripts/desk/paths.ts';
import { deliverDue } from '../../supabase/functions/_shared/delivery.ts';
import { enqueue } from '../../supabase/functions/_shared/outbox.ts';
import { verify } from '../../supabase/functions/_shared/tokens.ts';
import { handler as unsubscribe } from '../../supabase/functions/newsletter-unsubscribe/handler.ts';
import { deskOfThisFile } from './support/deskOfThisFile.ts';

const desk = deskOfThisFile();
const sql = <Row extends object = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: (string | number)[]
) => desk().deps.sql<Row[]>(strings, ...values);
const previews = join(import.meta.dirname, '..', '..', '.local', 'letters');
const NAME = 'test-of-the-desk';

beforeEach(async () => {
  desk().deps.mailService.reset();
  await sql`truncate subscribers, mail_outbox, letters, letter_recipients, suppressed_mailboxes`;
});
afterAll(() => {
  for (const ending of ['html', 'txt']) rmSync(join(previews, `${NAME}.${ending}`), { force: true });
});

async function store(count: number, status = 'confirmed'): Promise<void> {
  await sql`
    insert into subscribers (email, mailbox, status, confirmed_at)
    select address, address, ${status}, now() - interval '1 day'
    from (select ${status} || number || '@example.com' as address from generate_series(1, ${count}::int) as number) as new`;
}

const written = (text = '# June\n\nHello!', name = `${NAME}.md`) => desk().file(name, text);
const send = (path: string) => desk().run(['letter', path, '--send']);

interface StoredMail {
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}
const stored = () => desk().deps.sql<StoredMail[]>`
  select recipient, subject, html, text, headers from mail_outbox order by recipient`;

async function preview(text: string): Promise<{ html: string; text: string; err: string }> {
  const { code, err } = await desk().run(['letter', written(text)]);
  expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
  const [html = '', plain = ''] = ['html', 'txt'].map((ending) =>
    readFileSync(join(previews, `${NAME}.${ending}`), 'utf8'),
  );
  return { html, text: plain, err };
}

describe('a preview', () => {
  test('is two files, and sends nothing', async () => {
    await store(2);
    const { code, out, err } = await desk().run(['letter', written()]);
    expect(code).toBe(0);
    expect(out.split('\n').map((path) => path.split(/[\\/]/).at(-1))).toEqual([
      `${NAME}.html`,
      `${NAME}.txt`,
      '',
    ]);
    expect(readFileSync(typedPath(out.split('\n')[1] ?? ''), 'utf8')).toContain('Hello!');
    expect(err).toContain('Subject: June\n');
    expect(await stored()).toHaveLength(0);
    expect(await sql`select from letters`).toHaveLength(0);
  });

  test('looks like the other mails, in HTML and in text', async () => {
    const { html, text } = await preview(`---
title: not read
subject: "News & more"
---
# Hello *you*

Go to [the store](/store) or https://example.com/?a=1&copy=2 **now** &copy;

1. one
2. two
   - deep

> quoted

![A pig](/letters/pig.jpg)`);
    expect(text).toMatch(
      /^Hello you\n\nGo to the store \(http:\/\/site\.test\/store\) or https:\/\/example\.com/,
    );
    expect(text).toContain('now ©\n\n1. one\n2. two\n   - deep\n\n> quoted\n\n[A pig]\n\n-- \nTest Studio');
    expect(text).toContain('\n\nLeave the list: http://site.test/newsletter/unsubscribe');
    expect(html).toContain('>Hello you</h1>');
    expect(html).toContain('<a href="http://site.test/store" style="color:#');
    expect(html).toContain('href="https://example.com/?a=1&amp;copy=2"');
    expect(html).toContain('<img src="http://site.test/letters/pig.jpg" alt="A pig"');
    expect(html).not.toMatch(/<(?:p|a|h1|li|blockquote)>/);
  });

  test('shows HTML as text, says so, and hides comments', async () => {
    const { html, text, err } = await preview(
      '# June\n\n<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> word <!-- later -->\n\n<!-- note -->',
    );
    expect(html).not.toMatch(/<script|<b |later|note/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('<b onclick="x()">bold</b>');
    expect(err).toContain('HTML is shown as text: <script>\nHTML is shown as text: <b>\n');
  });
});

describe('a file that is no letter', () => {
  test.each([
    ['nothing', '', /no subject.*\n.*is empty/],
    ['a heading alone', '# June', /: The letter is empty\./],
    ['a comment alone', '# June\n\n<!-- soon -->', /: The letter is empty\./],
    ['no heading', 'Hello!', /no subject: begin it with a heading/],
    ['a picture of this machine', '# J\n\n![Pig](./pig.jpg)', /"\.\/pig\.jpg" is a file on this machine/],
    ['a picture in the text', '# J\n\n![Pig](data:image/png;base64,xx)', /begins with data:/],
    ['a link to a file', '# J\n\n[more](notes.md)', /"notes\.md" leads nowhere from a mailbox/],
    ['a script', '# J\n\n[more](javascript:alert(1))', /begins with javascript:/],
    ['a long subject', `# ${'J'.repeat(201)}\n\nHello`, /has 201 characters/],
  ])('%s', async (_, text, sentence) => {
    await store(1);
    const { code, out, err } = await send(written(text));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(sentence);
    expect(await stored()).toHaveLength(0);
  });

  test('no file, no Markdown, no UTF-8', async () => {
    expect(await send('nowhere.md')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no file nowhere\.md/),
    });
    expect(await send(desk().file('letter.html', ''))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no Markdown/),
    });
    expect((await send(desk().folder)).code).toBe(2);
  });
});

describe('--to', () => {
  test('sends it to one address, marked as a test', async () => {
    await store(2);
    const { code, err } = await desk().run(['letter', written(), '--to', 'me@example.com']);
    expect({ code, err }).toEqual({ code: 0, err: '"June" is in the outbox for me@example.com.\n' });
    const [mail, another] = await stored();
    expect(mail).toMatchObject({ recipient: 'me@example.com', subject: '[Test] June' });
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(another).toBeUndefined();
    expect(await sql`select from letters`).toHaveLength(0);
  });

  test('refuses an unsubscribed address, in any spelling, and an invalid one', async () => {
    await sql`
      insert into subscribers (email, mailbox, status) values ('gone@gmail.com', 'gone@gmail.com', 'unsubscribed')`;
    for (const to of ['Gone@gmail.com', 'go.ne+x@gmail.com'])
      expect((await desk().run(['letter', written(), '--to', to])).err).toContain('has left the list');
    expect((await desk().run(['letter', written(), '--to', 'me'])).code).toBe(2);
    expect((await desk().run(['letter', written(), '--to', 'me@example.com', '--send'])).code).toBe(2);
    expect(await stored()).toHaveLength(0);
  });
});

describe('--send', () => {
  test('puts it into the outbox once for each confirmed subscriber, each with its own unsubscribe link', async () => {
    await store(250);
    await store(3, 'pending');
    await store(3, 'unsubscribed');
    const { code, out, err } = await send(written());
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain('in the outbox for 250 subscribers.');
    const mails = await stored();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(250);
    const { tokenSecrets } = desk().deps.config;
    for (const { recipient, html, text, headers } of mails) {
      expect(recipient).toMatch(/^confirmed/);
      const token = /unsubscribe\?token=([\w.-]+)$/.exec(text)?.[1] ?? '';
      expect((await verify(token, 'unsubscribe', tokenSecrets))?.email).toBe(recipient);
      expect(html).toContain(`/newsletter/unsubscribe?token=${token}"`);
      expect(headers).toEqual({
        'List-Unsubscribe': `<http://functions.test/functions/v1/newsletter-unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      expect(html + text).not.toContain('page.invalid');
    }
  });

  test('a second time sends nothing, also not to new subscribers', async () => {
    await store(3);
    await send(written());
    await sql`
      insert into subscribers (email, mailbox, status, confirmed_at) values ('new@example.com', '', 'confirmed', now())`;
    const { code, err } = await send(written());
    expect(code).toBe(0);
    expect(err).toMatch(/^"June" was sent to all on .*Nothing was sent now\.\n$/);
    expect(await stored()).toHaveLength(3);
  });

  test('of another text under the same name, or the same text under another, is refused', async () => {
    await store(3);
    await send(written());
    const changed = await send(written('# June\n\nHello, again!'));
    expect(changed).toMatchObject({
      code: 1,
      err: expect.stringMatching(/A letter "test-of-the-desk" with another text .* sent to all/),
    });
    const renamed = await send(written('# June\r\n\r\nHello!\r\n', 'June, really.md'));
    expect(renamed).toMatchObject({
      code: 1,
      err: expect.stringMatching(/The same text was sent as "test-of-the-desk"/),
    });
    expect(await stored()).toHaveLength(3);
    expect((await send(written('# July\n\nHello!', 'july.md'))).code).toBe(0);
    expect(await stored()).toHaveLength(6);
  });

  test('without recipients says so, and does not count as sent', async () => {
    await store(2, 'pending');
    expect(await send(written())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Nobody has confirmed an address yet/),
    });
    await store(1);
    expect((await send(written())).code).toBe(0);
    expect(await stored()).toHaveLength(1);
  });

  test('by two at once is sent once', async () => {
    await store(600);
    const runs = await Promise.all([send(written()), send(written()), send(written())]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    const mails = await stored();
    expect(mails).toHaveLength(600);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(600);
  });

  test('goes on after an interruption, without those who left in between', async () => {
    await store(600);
    const [at] = await sql<{ email: string }>`select email from subscribers order by id offset 300 limit 1`;
    const email = at?.email ?? '';
    await desk().deps.sql.unsafe(`
      create function refuse() returns trigger language plpgsql as $$
        begin if new.recipient = '${email}' then raise 'power cut'; end if; return new; end $$;
      create trigger refuse before insert on mail_outbox for each row execute function refuse()`);
    expect(await send(written())).toMatchObject({ code: 1, err: expect.stringMatching(/power cut/) });
    await desk().deps.sql.unsafe('drop trigger refuse on mail_outbox; drop function refuse()');
    expect(await stored()).toHaveLength(200);

    const changed = await send(written('# June\n\nOther'));
    expect(changed.err).toContain('is in the outbox for 200 subscribers. Nothing was sent now.');
    // One who has the mail in the outbox, and one who has not.
    const [sent] = await sql<{
      recipient: string;
      text: string;
    }>`select recipient, text from mail_outbox limit 1`;
    const token = /token=([\w.-]+)$/.exec(sent?.text ?? '')?.[1];
    const left = await unsubscribe(
      new Request(`http://functions.test/newsletter-unsubscribe?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
      desk().deps,
    );
    expect(left.status).toBe(200);
    await sql`update subscribers set status = 'unsubscribed', confirmed_at = null where email = ${email}`;
    const again = await send(written());
    expect(again.err).toContain('in the outbox for 399 subscribers.');
    const recipients = (await stored()).map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(598);
    expect(new Set(recipients).size).toBe(598);
    expect(recipients).not.toContain(sent?.recipient);
    expect(recipients).not.toContain(email);
  });

  test('leaves out who leaves while the batch is being written', async () => {
    await store(5);
    const other = desk().deps.sql;
    let leave: (() => void) | undefined;
    const leaving = other.begin(async (transaction) => {
      await transaction`
        update subscribers set status = 'unsubscribed', confirmed_at = null where email = 'confirmed3@example.com'`;
      await new Promise<void>((resolve) => {
        leave = resolve;
      });
    });
    await expect.poll(() => leave !== undefined).toBe(true);
    const sending = send(written());
    await new Promise((resolve) => setTimeout(resolve, 300));
    leave?.();
    await leaving;
    const { err } = await sending;
    expect(err).toContain('for 4 subscribers.\n1 subscriber left the list meanwhile');
    expect((await stored()).map(({ recipient }) => recipient)).not.toContain('confirmed3@example.com');
  });

  test('comes after every other mail, confirmations included', async () => {
    await store(130);
    await send(written());
    for (const kind of ['newsletter-confirmation', 'receipt-tip'])
      await enqueue(desk().deps.sql, {
        kind,
        recipient: `${kind}@example.com`,
        subject: '',
        html: '',
        text: '',
      });
    const { sql: database, mailService } = desk().deps;
    expect(await deliverDue(database, mailService, 1)).toBe(100);
    expect(mailService.given.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['newsletter-confirmation@example.com', 'receipt-tip@example.com']),
    );
  });
});
