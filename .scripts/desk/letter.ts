import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { type NewsletterConfig, readNewsletterConfig } from '../../supabase/functions/_shared/config.ts';
import { letterMail } from '../../supabase/functions/_shared/content/mails.ts';
import { mailboxOf } from '../../supabase/functions/_shared/emailAddress.ts';
import { unsubscribeLinks } from '../../supabase/functions/_shared/newsletterMails.ts';
import { enqueue } from '../../supabase/functions/_shared/outbox.ts';
import { fingerprintsOf } from '../../supabase/functions/_shared/suppression.ts';
import { root } from '../setup/tools.mjs';
import type { Desk } from './desk.ts';
import { DeskError } from './deskError.ts';
import { mailOf } from './letter/mailOf.ts';
import { readLetter, type WrittenLetter } from './letter/readLetter.ts';
import { type Progress, sendLetter } from './letter/sendLetter.ts';
import { shownPath } from './paths.ts';
import { mailboxOfPerson } from './person.ts';
import { counted, oneLine } from './text.ts';
import { localTime } from './time.ts';

/** Above this, the largest provider shows the beginning only, and hides the link to leave. */
const CLIPPED_BYTES = 100_000;

function preview(desk: Desk, letter: WrittenLetter, config: NewsletterConfig): void {
  const { html, text } = mailOf(letter, `${config.siteUrl}/newsletter/unsubscribe`, config);
  const folder = join(root, '.local', 'letters');
  mkdirSync(folder, { recursive: true });
  for (const [ending, content] of [
    ['html', html],
    ['txt', text],
  ] as const) {
    const file = join(folder, `${letter.name}.${ending}`);
    writeFileSync(file, content);
    desk.terminal.out(`${shownPath(file)}\n`);
  }
  desk.say(`Subject: ${letter.subject}`);
  desk.say('Nothing was sent. "--to <address>" sends it to one address, "--send" to the list.');
}

interface Known {
  readonly id: string;
  readonly email: string;
  readonly generation: number;
  readonly status: string;
}

/** Sends it to one address, with working links: for an address that is not on the list, they block it. */
async function sendTest(desk: Desk, letter: WrittenLetter, to: string, config: NewsletterConfig) {
  const mailbox = mailboxOfPerson(to);
  const sql = desk.database;
  const known = await sql<Known[]>`
    select id, email, generation, status from subscribers where mailbox = ${mailboxOf(to)}`;
  const suppressed = await sql`
    select from suppressed_mailboxes where fingerprint = any(${await fingerprintsOf(mailbox, config.tokenSecrets)})`;
  if (suppressed.length > 0 || known.some(({ status }) => status === 'unsubscribed'))
    throw new DeskError(`${to} has left the list, and is never written to. Nothing was sent.`);
  const subscriber = known.find(({ email }) => email.toLowerCase() === to.toLowerCase());
  const { page, headers } = await unsubscribeLinks(
    { id: subscriber?.id ?? crypto.randomUUID(), generation: subscriber?.generation ?? 0, email: to },
    config,
  );
  await enqueue(sql, {
    kind: 'newsletter-test',
    recipient: to,
    subject: letterMail.test(letter.subject),
    ...mailOf(letter, page, config),
    headers,
  });
  desk.say(`"${letter.subject}" is in the outbox for ${to}.`);
}

/** A progress bar in a terminal; a log gets only the sentence at the end. */
function bar({ columns }: Desk['terminal']): Progress {
  if (columns === undefined) return { begin() {}, step() {}, end() {} };
  const drawn = new SingleBar({
    format: '{bar} {value}/{total} subscribers, {eta_formatted} left',
    barsize: 30,
    hideCursor: true,
    stream: process.stderr,
  });
  return {
    begin: (total) => drawn.start(total, 0),
    step: (count) => drawn.increment(count),
    end: () => drawn.stop(),
  };
}

async function send(desk: Desk, letter: WrittenLetter, config: NewsletterConfig): Promise<void> {
  const outcome = await sendLetter(desk.database, letter, config, bar(desk.terminal));
  if (outcome.type === 'sent before') {
    desk.say(`"${letter.subject}" was sent to all on ${localTime(outcome.on)}. Nothing was sent now.`);
    return;
  }
  const { enqueued, left } = outcome;
  desk.say(`"${letter.subject}" is in the outbox for ${counted(enqueued, 'subscriber')}.`);
  if (left > 0) desk.say(`${counted(left, 'subscriber')} left the list meanwhile, or got it by another run.`);
  desk.say('deliver-mail sends up to 3,000 mails a minute; "npm run desk -- mail" shows what waits.');
}

interface Options {
  readonly to?: string;
  readonly send?: boolean;
}

async function letter(desk: Desk, file: string, { to, send: isSent = false }: Options): Promise<void> {
  if (to !== undefined && isSent) throw new DeskError('Choose one of --to and --send.', 2);
  const config = desk.configured(readNewsletterConfig);
  const written = await readLetter(file, config.siteUrl);
  for (const warning of written.warnings) desk.say(oneLine(warning));
  const bytes = Buffer.byteLength(mailOf(written, config.siteUrl, config).html);
  if (bytes > CLIPPED_BYTES)
    desk.say(`The mail has ${Math.round(bytes / 1000)} KB; above 100 KB some mailboxes cut it off.`);
  if (isSent) await send(desk, written, config);
  else if (to !== undefined) await sendTest(desk, written, to, config);
  else preview(desk, written, config);
}

export function letterCommand(desk: Desk): Command {
  return new Command('letter')
    .description('a newsletter in Markdown: a preview in files, unless it is sent')
    .argument('<file>', 'its name is what the letter is known by; its first heading is the subject')
    .option('--to <address>', 'sends it to one address, to try it out')
    .option('--send', 'sends it to every confirmed subscriber, once')
    .action((file: string, options: Options) => letter(desk, file, options));
}
