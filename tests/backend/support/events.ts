import Stripe from 'stripe';
import { WEBHOOK_SECRET } from './testDeps.ts';

const stripe = new Stripe('sk_test');

interface Signing {
  readonly secret?: string;
  /** Unix time in seconds. */
  readonly at?: number;
}

/** A request as the payment service sends it. */
export async function signedRequest(
  event: object,
  { secret = WEBHOOK_SECRET, at }: Signing = {},
): Promise<Request> {
  const payload = JSON.stringify(event);
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    ...(at !== undefined && { timestamp: at }),
  });
  return new Request('http://functions.test/stripe-webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
}

export type Happening =
  | 'delayed'
  | 'completed'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'refunded'
  | 'disputed';

/** The events around one payment. */
export function eventsOf(
  payment: string,
  { amount = 2500, kind = 'tip', reference = payment, payer = 'Pat <b>Payer</b>' } = {},
): Record<Happening, object> {
  const intent = `pi_${payment}`;
  const session = (status: string, paid: string) => ({
    id: `cs_${payment}`,
    object: 'checkout.session',
    amount_total: amount,
    client_reference_id: reference,
    currency: 'usd',
    customer_details: { email: 'payer@example.com', name: payer },
    metadata: { payment, kind },
    payment_intent: status === 'expired' ? null : intent,
    payment_status: paid,
    status,
  });
  const event = (type: string, object: object) => ({
    id: `evt_${type}_${payment}`,
    object: 'event',
    type,
    data: { object },
  });
  return {
    delayed: event('checkout.session.completed', session('complete', 'unpaid')),
    completed: event('checkout.session.completed', session('complete', 'paid')),
    succeeded: event('checkout.session.async_payment_succeeded', session('complete', 'paid')),
    failed: event('checkout.session.async_payment_failed', session('complete', 'unpaid')),
    expired: event('checkout.session.expired', session('expired', 'unpaid')),
    refunded: event('charge.refunded', { object: 'charge', amount, refunded: true, payment_intent: intent }),
    disputed: event('charge.dispute.created', { object: 'dispute', amount, payment_intent: intent }),
  };
}
