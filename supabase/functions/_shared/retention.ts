import type { Database } from './database.ts';

/** Retention periods as Postgres intervals; the reasons are in supabase/README.md. */
export const retention = {
  /** After the address was last submitted. */
  unconfirmedAddress: '30 days',
  contactMessage: '90 days',
  unpaidPayment: '30 days',
  webhookEvent: '90 days',
  sentMail: '30 days',
  /** Before it is given up. */
  waitingMail: '30 days',
  givenUpMail: '30 days',
  /** After the letter is in the outbox for all, which prevents a second copy. */
  letterRecipient: '30 days',
} as const;

/** Deletes expired rows. */
export async function deleteExpired(sql: Database): Promise<void> {
  const statements = [
    sql`delete from rate_limits where ends_at < now()`,
    sql`delete from mail_outbox where sent_at < now() - ${retention.sentMail}::interval`,
    sql`delete from mail_outbox where given_up_at < now() - ${retention.givenUpMail}::interval`,
    // Delivery itself gives up mails with an unknown outcome, with the rest of their batch.
    sql`
      update mail_outbox set given_up_at = now()
      where sent_at is null and given_up_at is null and batch is null
        and created_at < now() - ${retention.waitingMail}::interval
        and attempts > 0`,
    sql`
      delete from subscribers
      where status = 'pending' and asked_at < now() - ${retention.unconfirmedAddress}::interval`,
    sql`delete from contact_messages where created_at < now() - ${retention.contactMessage}::interval`,
    sql`
      delete from payments
      where status in ('open', 'expired', 'failed') and disputed_at is null
        and created_at < now() - ${retention.unpaidPayment}::interval`,
    sql`
      delete from letter_recipients using letters
      where letters.name = letter and finished_at < now() - ${retention.letterRecipient}::interval`,
    sql`delete from webhook_events where received_at < now() - ${retention.webhookEvent}::interval`,
  ];
  for (const statement of statements) await statement;
}
