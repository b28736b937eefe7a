import type { Database } from './database.ts';

/** How long what is stored is kept, as Postgres reads it; supabase/README.md says why. */
export const kept = {
  /** After the last time that somebody typed the address. */
  unconfirmedAddress: '30 days',
  contactMessage: '90 days',
  unpaidPayment: '30 days',
  webhookEvent: '90 days',
  sentMail: '30 days',
  /** Before it is given up. */
  waitingMail: '30 days',
  givenUpMail: '30 days',
  /** After the letter is in the outbox for everyone, which is what keeps it from being sent again. */
  letterRecipient: '30 days',
} as const;

/** Deletes what is no longer needed. */
export async function tidyUp(sql: Database): Promise<void> {
  const statements = [
    sql`delete from rate_limits where ends_at < now()`,
    sql`delete from mail_outbox where sent_at < now() - ${kept.sentMail}::interval`,
    sql`delete from mail_outbox where given_up_at < now() - ${kept.givenUpMail}::interval`,
    // One whose outcome is unknown is given up by delivery itself, with the rest of its batch.
    sql`
      update mail_outbox set given_up_at = now()
      where sent_at is null and given_up_at is null and batch is null
        and created_at < now() - ${kept.waitingMail}::interval
        and attempts > 0`,
    sql`
      delete from subscribers
      where status = 'pending' and asked_at < now() - ${kept.unconfirmedAddress}::interval`,
    sql`delete from contact_messages where created_at < now() - ${kept.contactMessage}::interval`,
    sql`
      delete from payments
      where status in ('open', 'expired', 'failed') and disputed_at is null
        and created_at < now() - ${kept.unpaidPayment}::interval`,
    sql`
      delete from letter_recipients using letters
      where letters.name = letter and finished_at < now() - ${kept.letterRecipient}::interval`,
    sql`delete from webhook_events where received_at < now() - ${kept.webhookEvent}::interval`,
  ];
  for (const statement of statements) await statement;
}
