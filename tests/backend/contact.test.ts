/** The contact form's function, on the backend that `npm start` brings up. */
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { backendOfThisFile } from './support/backendOfThisFile.ts';
import type { Call } from './support/call.ts';

const backend = backendOfThisFile();
const OWNER = 'owner@studio.example';
const message = {
  name: ' Vera ',
  email: ' vera@example.com ',
  subject: ' As typed ',
  message: ' A word.\nOr two. ',
};

let callers = 0;
function send(changes: Partial<typeof message> = {}, more: Call = {}) {
  callers += 1;
  return backend().post(
    'send-contact-email',
    { ...message, ...changes },
    { from: `127.0.3.${callers}`, ...more },
  );
}

async function mailFrom(email: string) {
  const find = async () => (await backend().mailsTo(OWNER)).filter(({ reply_to }) => reply_to === email);
  await expect.poll(async () => (await find()).length).toBe(1);
  const [mail] = await find();
  if (!mail) throw new Error('There is no such mail.');
  return mail;
}

test('a message is stored and mailed: the subject as it was typed, the other fields trimmed', {
  tags: ['S3.contact', 'S7.contact', 'B24.sender'],
}, async () => {
  expect((await send()).json).toEqual({ success: true, message: 'Message sent successfully!' });
  const rows = await backend().sql`select name, email, subject, message from contact_messages`;
  expect(rows).toEqual([
    { name: 'Vera', email: 'vera@example.com', subject: ' As typed ', message: 'A word.\nOr two.' },
  ]);
  const mail = await mailFrom('vera@example.com');
  expect(mail.from).toBe(`${site.name} <hello@studio.example>`);
  expect(mail.to).toEqual([OWNER]);
  expect(mail.text).toContain('A word.\nOr two.');
});

test('line breaks and markup in every field stay text, and out of every header', {
  tags: ['B24'],
}, async () => {
  const nasty = '</p><script>alert(1)</script>\r\nBcc: victim@example.com\r\n\r\nBody';
  const reply = await send({
    name: nasty,
    subject: nasty,
    message: `${nasty}\u0000\u0007`,
    email: 'nasty@example.com',
  });
  expect(reply.status).toBe(200);
  const mail = await mailFrom('nasty@example.com');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(Object.keys(mail.headers)).toEqual([]);
  expect(mail.to).toEqual([OWNER]);
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;');
  expect(await backend().mailsTo('victim@example.com')).toHaveLength(0);
});

test.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'Name <a@example.com>'])(
  'Reply-To has one address only, not %j',
  async (email) => {
    const reply = await send({ email });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'invalid_email' });
  },
);

test('repeated requests with one key store one message', async () => {
  const press = { headers: { 'idempotency-key': 'one-press' } };
  const replies = await Promise.all([1, 2, 3].map(() => send({ email: 'once@example.com' }, press)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await backend().sql`select from contact_messages where email = 'once@example.com'`).toHaveLength(1);
  await mailFrom('once@example.com');
});

test('a mail service that is down for an hour fails no request; the mail goes out later, once', {
  tags: ['B25'],
}, async () => {
  await backend().backend.mailbox.stop();
  expect((await send({ email: 'hour@example.com' })).status).toBe(200);
  const due = () => backend().sql`
    select from mail_outbox where reply_to = 'hour@example.com' and attempts >= 1 and sent_at is null`;
  await expect.poll(due).toHaveLength(1);
  for (let minutes = 0; minutes < 60; minutes += 10) {
    await backend()
      .sql`update mail_outbox set next_attempt_at = now(), first_attempt_at = now() - interval '1 hour'`;
    await backend().deliver();
  }
  await backend().backend.mailbox.start();
  await backend().sql`update mail_outbox set next_attempt_at = now()`;
  await backend().deliver();
  await backend().deliver();
  await mailFrom('hour@example.com');
});
