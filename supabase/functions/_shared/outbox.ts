import type { Database, Queries } from './database.ts';
import { headerText } from './headerText.ts';
import type { MailService, OutgoingMail } from './mailService.ts';

/** A mail to be sent some time soon. */
export interface Mail {
  readonly kind: string;
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Longer than any handover takes, so that nobody else picks up a mail that is on its way. */
const LEASE = '60 seconds';
/** The service forgets idempotency keys after 24 hours; a mail tried later could arrive twice. */
const LAST_TRY_AFTER = '23 hours';
const KEPT_AFTER_SENDING = '30 days';

/** Stores a mail. Call it in the transaction of the work that the mail tells of: both happen, or neither. */
export async function enqueue(sql: Queries, mail: Mail): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(mail.headers ?? {}).map(([name, value]) => [name, headerText(value)]),
  );
  await sql`
    insert into mail_outbox (kind, recipient, reply_to, subject, html, text, headers)
    values (
      ${mail.kind}, ${headerText(mail.recipient)}, ${mail.replyTo === undefined ? null : headerText(mail.replyTo)},
      ${headerText(mail.subject)}, ${mail.html}, ${mail.text}, ${sql.json(headers)}
    )`;
}

/** Gives up what is due but may have arrived already; what another instance is sending now is not due. */
async function giveUpLate(sql: Database): Promise<void> {
  const late = await sql<{ id: string }[]>`
    update mail_outbox set given_up_at = now()
    where sent_at is null and given_up_at is null and next_attempt_at <= now()
      and first_attempt_at < now() - ${LAST_TRY_AFTER}::interval
    returning id`;
  for (const { id } of late) console.error(`Mail ${id} is not tried again: its first try was too long ago.`);
}

/**
 * Takes the mail that has waited longest; newsletter mails come last, so that they never delay a receipt. Concurrent
 * claims skip it, and while the lease lasts it is not due for anyone.
 */
async function claim(sql: Database): Promise<OutgoingMail | undefined> {
  const [mail] = await sql<OutgoingMail[]>`
    update mail_outbox set
      attempts = attempts + 1,
      first_attempt_at = coalesce(first_attempt_at, now()),
      next_attempt_at = now() + ${LEASE}::interval
    where id = (
      select id from mail_outbox
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
        and coalesce(first_attempt_at, now()) >= now() - ${LAST_TRY_AFTER}::interval
      order by starts_with(kind, 'newsletter-'), next_attempt_at limit 1
      for update skip locked
    )
    returning id, recipient, reply_to as "replyTo", subject, html, text, headers`;
  return mail;
}

/**
 * Sends what is due, one mail at a time, and stops where the service has no time for us: those mails come back after 10,
 * 20, 40 … seconds, at most half an hour.
 *
 * @returns how many mails left the house.
 */
export async function deliverDue(sql: Database, service: MailService, atMost: number): Promise<number> {
  await giveUpLate(sql);
  let sent = 0;
  while (sent < atMost) {
    const mail = await claim(sql);
    if (mail === undefined) break;
    const handover = await service.send(mail);
    if (handover.type === 'accepted') {
      // Text and headers hold links that act for the recipient; subject and Reply-To name a visitor. The kind stays.
      await sql`
        update mail_outbox set
          sent_at = now(), provider_id = ${handover.id}, last_error = null,
          reply_to = null, subject = '', html = '', text = '', headers = '{}'
        where id = ${mail.id}`;
      sent += 1;
      continue;
    }
    console.error(`Mail ${mail.id} did not leave: ${handover.reason}`);
    const forGood = handover.type === 'rejected';
    // The exponent is limited, too: an interval overflows at 2 ^ 40.
    await sql`
      update mail_outbox set
        last_error = ${handover.reason},
        given_up_at = case when ${forGood} then now() end,
        next_attempt_at = now() + least(interval '30 minutes', interval '10 seconds' * 2 ^ least(attempts - 1, 8))
      where id = ${mail.id} and sent_at is null`;
    if (!forGood) break;
  }
  return sent;
}

/** Forgets what is no longer needed: mails long sent, limits long over. */
export async function tidyUp(sql: Database): Promise<void> {
  await sql`delete from mail_outbox where sent_at < now() - ${KEPT_AFTER_SENDING}::interval`;
  await sql`delete from rate_limits where started_at < now() - interval '2 days'`;
}
