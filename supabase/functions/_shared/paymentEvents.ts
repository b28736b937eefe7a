import type { Config } from './config.ts';
import type { Database, Queries } from './database.ts';
import { enqueue } from './outbox.ts';
import { type Paid, paymentMails } from './paymentMails.ts';
import type { PaymentEvent } from './payments.ts';

type AboutPayment = Extract<PaymentEvent, { about: 'payment' }>;
type AboutIntent = Extract<PaymentEvent, { about: 'intent' }>;
/** An event about one of our payments. */
export type RelevantEvent = AboutPayment | AboutIntent;

/**
 * Stores an event's facts together with its unique id, in one transaction: a repeated event changes nothing, a failed one is
 * processed when it is sent again. Facts are only added, so the order of events does not matter.
 */
export async function takeEvent(event: RelevantEvent, sql: Database, config: Config): Promise<void> {
  const { fact, paymentIntent: intent } = event;
  await sql.begin(async (transaction) => {
    // A refund that comes together with its payment must not miss it.
    if (intent !== null) await transaction`select pg_advisory_xact_lock(hashtextextended(${intent}, 0))`;
    const stored = await transaction`
      insert into webhook_events (id, type, fact, payment_intent)
      values (${event.id}, ${event.type}, ${fact}, ${intent})
      on conflict (id) do nothing`;
    if (stored.count === 0) return;
    if (event.about === 'payment') await takePayment(event, transaction, config);
    else await takeIntent(event, transaction);
  });
}

/** The table's range, which our own sessions never exceed. */
function isStorable(cents: number): boolean {
  return Number.isInteger(cents) && cents >= 100 && cents <= 99_999_999;
}

async function takePayment(event: AboutPayment, sql: Queries, config: Config): Promise<void> {
  const { payment, fact, sessionId, paymentIntent, payer } = event;
  // A payment of ours is there unless the database was set back since; money that has arrived is recorded all the same.
  if (event.isOurs && isStorable(payment.amountCents))
    await sql`
      insert into payments (id, kind, amount_cents) values (${payment.id}, ${payment.kind}, ${payment.amountCents})
      on conflict (id) do nothing`;
  const [changed] = await sql<Paid[]>`
    update payments set
      ${sql(`${fact}_at`)} = now(),
      paid_cents = ${fact === 'paid' ? sql`${payment.amountCents}::bigint` : sql`paid_cents`},
      session_id = coalesce(session_id, ${sessionId}),
      payment_intent = coalesce(payment_intent, ${paymentIntent}),
      payer_email = coalesce(${payer.email}, payer_email),
      payer_name = coalesce(${payer.name}, payer_name)
    where id = ${payment.id} and ${sql(`${fact}_at`)} is null
    returning id, kind, amount_cents, payer_email, payer_name`;
  for (const late of ['refunded', 'disputed']) {
    await sql`
      update payments set ${sql(`${late}_at`)} = coalesce(
        ${sql(`${late}_at`)},
        (select min(received_at) from webhook_events where fact = ${late} and payment_intent = ${paymentIntent})
      )
      where id = ${payment.id}`;
  }
  if (changed === undefined) {
    const [known] = await sql`select from payments where id = ${payment.id}`;
    if (!known) console.error(`Event ${event.id} is ignored: no payment ${payment.id} of ours is known.`);
  }
  if (fact !== 'paid' || changed === undefined) return;
  if (changed.amount_cents !== payment.amountCents)
    console.error(
      `Payment ${payment.id} was of ${changed.amount_cents} cents, but ${payment.amountCents} were paid.`,
    );
  for (const mail of paymentMails(changed, config)) await enqueue(sql, mail);
}

async function takeIntent({ fact, paymentIntent }: AboutIntent, sql: Queries): Promise<void> {
  await sql`
    update payments set ${sql(`${fact}_at`)} = coalesce(${sql(`${fact}_at`)}, now())
    where payment_intent = ${paymentIntent}`;
}
