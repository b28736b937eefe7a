import { Command } from 'commander';
import { readTokenSecrets } from '../../supabase/functions/_shared/config.ts';
import type { Queries } from '../../supabase/functions/_shared/database.ts';
import { mailboxOf } from '../../supabase/functions/_shared/emailAddress.ts';
import { fingerprintsOf } from '../../supabase/functions/_shared/suppression.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './deskError.ts';
import { findTraces, isUnknown, mailboxOfPerson, type Traces } from './person.ts';
import { counted } from './text.ts';

interface Erased {
  readonly subscriptions: number;
  readonly messages: number;
  readonly mails: number;
  readonly unpaidPayments: number;
  /** Kept for the books, without name and address. */
  readonly keptPayments: number;
  readonly isSuppressed: boolean;
  /** Mails that are being sent, since their batch has to be sent again whole. */
  readonly leaving: number;
  readonly mentions: number;
}

/** Erases a person in every table. Each statement is for one; tests/backend/desk-person.test.ts lists all of them. */
async function eraseIn(
  sql: Queries,
  mailbox: string,
  fingerprint: string,
  keepOut: boolean,
): Promise<Erased> {
  const traces = await findTraces(sql, mailbox);
  const [subscribers, messages, payments, mails] = [
    [...traces.subscribers],
    [...traces.contactMessages],
    [...traces.payments],
    [...traces.mails],
  ];
  const suppressed = await sql`
    insert into suppressed_mailboxes (fingerprint)
    select ${fingerprint}
    where ${keepOut} or exists (select from subscribers where mailbox = ${mailbox} and status = 'unsubscribed')
    on conflict (fingerprint) do update set created_at = suppressed_mailboxes.created_at`;
  await sql`delete from letter_recipients where subscriber = any(${subscribers})`;
  const subscriptions = await sql`delete from subscribers where id = any(${subscribers})`;
  const contact = await sql`delete from contact_messages where id = any(${messages})`;
  const unpaid = await sql`
    delete from payments
    where id = any(${payments}) and status in ('open', 'expired', 'failed') and disputed_at is null`;
  const kept = await sql`
    update payments set payer_email = null, payer_name = null, session_url = null where id = any(${payments})`;
  const outbox = await sql`
    delete from mail_outbox
    where id = any(${mails}) and (sent_at is not null or given_up_at is not null or batch is null)`;
  return {
    subscriptions: subscriptions.count,
    messages: contact.count,
    mails: outbox.count,
    unpaidPayments: unpaid.count,
    keptPayments: kept.count,
    isSuppressed: suppressed.count > 0,
    leaving: mails.length - outbox.count,
    mentions: traces.mentions.length,
  };
}

function listed(counts: readonly (readonly [number, string])[]): string {
  const parts = counts.filter(([count]) => count > 0).map(([count, name]) => counted(count, name));
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

function found({ subscribers, contactMessages, payments, mails }: Traces): string {
  return listed([
    [subscribers.length, 'subscription'],
    [contactMessages.length, 'message'],
    [payments.length, 'payment'],
    [mails.length, 'mail'],
  ]);
}

function report(address: string, erased: Erased, desk: Desk): void {
  const { subscriptions, messages, mails, unpaidPayments, keptPayments, isSuppressed, mentions } = erased;
  const gone = listed([
    [subscriptions, 'subscription'],
    [messages, 'message'],
    [unpaidPayments, 'unpaid payment'],
    [mails, 'mail'],
  ]);
  desk.say(`Erased of ${address}: ${gone}.`);
  if (keptPayments > 0)
    desk.say(
      `Kept for the books: ${counted(keptPayments, 'payment')}, now without name and address. The payment service keeps a separate record: erase the customer there, too.`,
    );
  if (isSuppressed)
    desk.say('Kept: a fingerprint (HMAC) of the address, so that it is never written to again.');
  if (mentions > 0)
    desk.say(
      `Not touched: ${counted(mentions, 'message')} of others that name this address; see "npm run desk -- messages".`,
    );
}

interface Options {
  readonly yes?: boolean;
  readonly keepOut?: boolean;
}

async function confirm(desk: Desk, question: string): Promise<void> {
  if (!desk.terminal.isInteractive)
    throw new DeskError(`${question} This terminal is not interactive: add --yes to erase it.`, 2);
  const answer = await desk.terminal.ask(`${question} Type "yes" to erase it for good: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new DeskError('Nothing was erased.');
}

async function erase(desk: Desk, address: string, { yes = false, keepOut = false }: Options): Promise<void> {
  const mailbox = mailboxOfPerson(address);
  const owner = desk.settings.read('OWNER_EMAIL') ?? '';
  if (owner !== '' && mailboxOf(owner) === mailbox)
    throw new DeskError(`${address} is the studio's own address (OWNER_EMAIL).`);
  const [fingerprint] = await fingerprintsOf(mailbox, desk.configured(readTokenSecrets));
  const sql = desk.database;
  const traces = await findTraces(sql, mailbox);
  if (isUnknown(traces) && !keepOut) throw new DeskError(`Nothing is stored about ${address}.`);
  if (!yes) await confirm(desk, `Stored about ${address}: ${found(traces)}.`);
  const erased = await sql.begin((transaction) => eraseIn(transaction, mailbox, fingerprint, keepOut));
  report(address, erased, desk);
  if (erased.leaving > 0)
    throw new DeskError(
      `${counted(erased.leaving, 'mail')} to or about this address may be on the way, and cannot be taken back. Run the same command again in a minute; while the mail service is down, it can take 23 hours.`,
    );
}

export function eraseCommand(desk: Desk): Command {
  return new Command('erase')
    .description('erases a person; payments stay for the books, without name and address')
    .argument('<address>', 'in any spelling')
    .option('--yes', 'without asking')
    .option('--keep-out', 'and never write to this address again, even if it had not left the list')
    .action((address: string, options: Options) => erase(desk, address, options));
}
