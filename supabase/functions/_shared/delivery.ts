import type { Database } from './database.ts';
import { type Handover, MAX_BATCH, type MailService, type OutgoingMail } from './mailService.ts';
import { stripNul } from './stripNul.ts';

/** Longer than any call, so that no other instance claims a mail that is being sent. */
const LEASE = '60 seconds';
/** The service drops idempotency keys after 24 hours; a later retry could arrive twice. */
const LAST_TRY_AFTER = '23 hours';
/** The service allows a new account two calls per second. */
const PAUSE_MS = 500;
/** A visitor's function stays alive that long; longer waits are left to the schedule. */
const LONGEST_WAIT_SECONDS = 5;
/** The schedule waits 55 seconds for an answer. */
const LONGEST_DELIVERY_MS = 40_000;

/** Gives up due mails that may have arrived already; mails that another instance is sending are not due. */
async function giveUpLate(sql: Database): Promise<void> {
  const late = await sql<{ id: string }[]>`
    update mail_outbox set given_up_at = now(), batch = null
    where sent_at is null and given_up_at is null and next_attempt_at <= now()
      and first_attempt_at < now() - ${LAST_TRY_AFTER}::interval
    returning id`;
  for (const { id } of late) console.error(`Mail ${id} is not tried again: its first try was too long ago.`);
}

interface Batch {
  readonly id: string;
  readonly mails: readonly OutgoingMail[];
}

/** Claims the next batch for the lease, see `claim_mail` in the migrations. */
async function claim(sql: Database): Promise<Batch | undefined> {
  // One statement, since a transaction would hold the instance's only connection four times as long.
  const rows = await sql<(OutgoingMail & { batch: string })[]>`
    select batch, id, recipient, reply_to as "replyTo", subject, html, text, headers
    from claim_mail(${crypto.randomUUID()}, ${MAX_BATCH}, ${LEASE}::interval, ${LAST_TRY_AFTER}::interval)`;
  const [first] = rows;
  // The service compares a repeated batch with the first, so its order must not change.
  const mails = rows.map(({ batch: _, ...mail }) => mail).sort((a, b) => (a.id < b.id ? -1 : 1));
  return first && { id: first.batch, mails };
}

function idsOf(mails: readonly { readonly id: string }[]): string[] {
  return mails.map(({ id }) => id);
}

/** The exponent is limited because an interval overflows at 2 ^ 40. */
function backOff(sql: Database) {
  return sql`now() + least(interval '30 minutes', interval '10 seconds' * 2 ^ least(attempts - 1, 8))`;
}

/** Puts mails back that were certainly not sent; they may go in another batch. */
async function requeue(sql: Database, mails: readonly { readonly id: string }[], reason: string) {
  await sql`
    update mail_outbox set
      last_error = ${stripNul(reason)}, batch = null, first_attempt_at = null, next_attempt_at = ${backOff(sql)}
    where id = any(${idsOf(mails)}) and sent_at is null`;
}

/** Records the outcome of each mail. @returns how many were sent. */
async function settle(sql: Database, { mails }: Batch, handovers: readonly Handover[]): Promise<number> {
  const outcomes = mails.flatMap(({ id }, at) => {
    const handover = handovers[at];
    return handover ? [{ id, handover }] : [];
  });
  const accepted = outcomes.flatMap(({ id, handover }) =>
    handover.type === 'accepted' ? [{ id, providerId: handover.id }] : [],
  );
  if (accepted.length > 0) {
    // Text and headers hold the recipient's links, subject and Reply-To a visitor's name; only the kind stays.
    await sql`
    update mail_outbox set
      sent_at = now(), provider_id = accepted.provider_id, last_error = null, batch = null,
      reply_to = null, subject = '', html = '', text = '', headers = '{}'
    from unnest(${idsOf(accepted)}::uuid[], ${accepted.map(({ providerId }) => providerId)}::text[])
      as accepted (id, provider_id)
    where mail_outbox.id = accepted.id`;
  }
  for (const { id, handover } of outcomes) {
    if (handover.type === 'accepted') continue;
    console.error(`Mail ${id} did not leave: ${handover.reason}`);
    if (handover.type === 'refused') await requeue(sql, [{ id }], handover.reason);
    // A rejected Reply-To address is in the mail's text, too.
    else if (handover.field === 'reply_to')
      await sql`
        update mail_outbox set
          reply_to = null, last_error = ${stripNul(handover.reason)}, batch = null, first_attempt_at = null,
          next_attempt_at = now()
        where id = ${id}`;
    else
      await sql`
        update mail_outbox set last_error = ${stripNul(handover.reason)}, batch = null, given_up_at = now()
        where id = ${id}`;
  }
  return accepted.length;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Sends due mail with at most so many calls to the service; a failed mail is retried after 10, 20, 40 … seconds, at most
 * half an hour. It is given up only for a wrong recipient or an outcome unknown for 23 hours.
 *
 * @returns how many mails were sent.
 */
export async function deliverDue(sql: Database, service: MailService, atMost: number): Promise<number> {
  await giveUpLate(sql);
  let sent = 0;
  const end = Date.now() + LONGEST_DELIVERY_MS;
  for (let calls = 0; calls < atMost && Date.now() < end; calls += 1) {
    const batch = await claim(sql);
    if (batch === undefined) break;
    if (calls > 0) await wait(PAUSE_MS);
    const result = await service.send(batch.mails, batch.id);
    if (result.type === 'answered') {
      const left = await settle(sql, batch, result.mails);
      sent += left;
      if (left === 0 && result.mails.some(({ type }) => type === 'refused')) break;
      continue;
    }
    console.error(`${batch.mails.length} mails did not leave: ${result.reason}`);
    if (result.type === 'unavailable') {
      await sql`
        update mail_outbox set last_error = ${stripNul(result.reason)}, next_attempt_at = ${backOff(sql)}
        where id = any(${idsOf(batch.mails)}) and sent_at is null`;
      break;
    }
    await requeue(sql, batch.mails, result.reason);
    const { retryAfterSeconds } = result;
    if (retryAfterSeconds !== undefined) {
      // A 429 is no failed attempt.
      await sql`
        update mail_outbox set
          attempts = attempts - 1, next_attempt_at = now() + ${`${retryAfterSeconds} seconds`}::interval
        where id = any(${idsOf(batch.mails)})`;
      if (retryAfterSeconds > LONGEST_WAIT_SECONDS) break;
      // Slightly longer, or the mail would not be due yet.
      await wait(retryAfterSeconds * 1000 + 100);
    } else if (result.aboutContent && batch.mails.length > 1) {
      await sql`update mail_outbox set alone = true, next_attempt_at = now() where id = any(${idsOf(batch.mails)})`;
    } else break;
  }
  return sent;
}
