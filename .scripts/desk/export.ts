import { Command } from 'commander';
import { readTokenSecrets } from '../../supabase/functions/_shared/config.ts';
import { limits } from '../../supabase/functions/_shared/limits.ts';
import { keysOf } from '../../supabase/functions/_shared/rateLimits.ts';
import { fingerprintsOf } from '../../supabase/functions/_shared/suppression.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './deskError.ts';
import { findTraces, isUnknown, mailboxOfPerson } from './person.ts';
import { counted } from './text.ts';

/** Links in mails act for their recipient, and the file may be forwarded. */
function withoutTokens<Row extends { readonly text: string }>(row: Row): Row {
  return { ...row, text: row.text.replace(/token=[\w.-]+/g, 'token=…') };
}

async function exportPerson(desk: Desk, address: string): Promise<void> {
  const mailbox = mailboxOfPerson(address);
  const secrets = desk.configured(readTokenSecrets);
  const sql = desk.database;
  const traces = await findTraces(sql, mailbox);
  const fingerprints = await fingerprintsOf(mailbox, secrets);
  const suppressed = await sql`select from suppressed_mailboxes where fingerprint = any(${fingerprints})`;
  if (isUnknown(traces) && suppressed.length === 0)
    throw new DeskError(`Nothing is stored about ${address}.`);

  const mails = await sql<{ text: string }[]>`
    select kind, recipient, reply_to, subject, text, created_at, attempts, sent_at, given_up_at, last_error
    from mail_outbox where id = any(${[...traces.mails]}) order by created_at`;
  const everything = {
    address,
    exported_at: new Date(),
    subscriptions: await sql`
      select email, status, source, created_at, asked_at, confirmed_at, unsubscribed_at
      from subscribers where id = any(${[...traces.subscribers]}) order by created_at`,
    letters: await sql`
      select name, subject, enqueued_at from letter_recipients join letters on name = letter
      where subscriber = any(${[...traces.subscribers]}) order by enqueued_at`,
    messages: await sql`
      select name, email, subject, message, created_at
      from contact_messages where id = any(${[...traces.contactMessages]}) order by created_at`,
    payments: await sql`
      select id, kind, amount_cents, status, payer_name, payer_email, session_id, session_url, payment_intent,
        created_at, processing_at, paid_at, failed_at, expired_at, refunded_at, disputed_at
      from payments where id = any(${[...traces.payments]}) order by created_at`,
    payment_events: await sql`
      select id, type, fact, received_at from webhook_events
      where payment_intent in (select payment_intent from payments where id = any(${[...traces.payments]}))
      order by received_at`,
    mails: mails.map(withoutTokens),
    limits: await sql`
      select split_part(key, ':', 1) as name, taken, ends_at from rate_limits
      where key = any(${await keysOf(limits.subscribe(undefined, mailbox), secrets)}) order by name`,
    never_written_to: suppressed.length > 0,
  };
  desk.terminal.out(`${JSON.stringify(everything, undefined, 2)}\n`);
  if (traces.mentions.length > 0)
    desk.say(`Not in it: ${counted(traces.mentions.length, 'message')} of others that name this address.`);
}

export function exportCommand(desk: Desk): Command {
  return new Command('export')
    .description('everything that is stored about a person, as JSON')
    .argument('<address>', 'in any spelling')
    .action((address: string) => exportPerson(desk, address));
}
