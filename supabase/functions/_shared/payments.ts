import Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentsConfig } from './config.ts';
import { currency } from './content/catalog.ts';
import { paymentIdSchema } from './contract.ts';
import { type PaymentEventType, paymentEventTypes } from './paymentEventTypes.ts';
import { stripNul } from './stripNul.ts';

/** What a visitor pays for. */
export type PaymentKind = 'tip' | 'class';

/** What a payment page is opened for. */
export interface Order {
  /** Our own id of the payment; it comes back with every event. */
  readonly id: string;
  readonly kind: PaymentKind;
  readonly amountCents: number;
  /** As shown on the payment page. */
  readonly name: string;
  /** The same key opens the same page. */
  readonly idempotencyKey: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export type Opening =
  | { readonly type: 'opened'; readonly sessionId: string; readonly url: string }
  /** `answered`: the service has refused, and would refuse the same key again. */
  | { readonly type: 'unavailable'; readonly answered: boolean; readonly reason: string };

/** An event of the payment service. */
export type PaymentEvent = { readonly id: string; readonly type: string } & (
  | {
      readonly about: 'payment';
      readonly fact: 'processing' | 'paid' | 'failed' | 'expired';
      readonly payment: { readonly id: string; readonly kind: PaymentKind; readonly amountCents: number };
      /** Our session: its reference is the payment's id, which no other system sets. */
      readonly isOurs: boolean;
      readonly sessionId: string;
      readonly paymentIntent: string | null;
      readonly payer: { readonly email: string | null; readonly name: string | null };
    }
  | { readonly about: 'intent'; readonly fact: 'refunded' | 'disputed'; readonly paymentIntent: string }
  /** Irrelevant to us. */
  | { readonly about: 'other' }
);

/** The payment service. */
export interface Payments {
  open(order: Order): Promise<Opening>;
  /** Parses an event; undefined without a valid and recent signature. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>;
}

/** A visitor waits, and the page gives up after 15 seconds. */
const TIMEOUT_MS = 6_000;

/** Takes payments through Stripe's hosted checkout. */
export function stripePayments({ secretKey, webhookSecret, apiUrl }: PaymentsConfig): Payments {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
  });
  const cryptoProvider = Stripe.createSubtleCryptoProvider();

  return {
    async open({ id, kind, amountCents, name, idempotencyKey, successUrl, cancelUrl }) {
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: id,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amountCents,
                  product_data: { name },
                },
              },
            ],
            metadata: { payment: id, kind, attempt: idempotencyKey },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey },
        );
        if (session.url === null)
          return { type: 'unavailable', answered: true, reason: 'no url in the session' };
        return { type: 'opened', sessionId: session.id, url: session.url };
      } catch (error) {
        const open =
          error instanceof Stripe.errors.StripeConnectionError ||
          error instanceof Stripe.errors.StripeIdempotencyError;
        return { type: 'unavailable', answered: !open, reason: String(error) };
      }
    },

    async readEvent(body, signature) {
      try {
        // The synchronous form needs Node's crypto, and always throws on the platform.
        return understand(
          await stripe.webhooks.constructEventAsync(
            body,
            signature,
            webhookSecret,
            undefined,
            cryptoProvider,
          ),
        );
      } catch (error) {
        console.warn(`An event was refused: ${error}`);
        return undefined;
      }
    },
  };
}

type ListedEvent = Extract<Stripe.Event, { type: PaymentEventType }>;

function isListed(event: Stripe.Event): event is ListedEvent {
  return paymentEventTypes.some((type) => type === event.type);
}

function understand(event: Stripe.Event): PaymentEvent {
  if (!isListed(event)) return { id: event.id, type: event.type, about: 'other' };
  switch (event.type) {
    case 'checkout.session.completed':
      return aboutPayment(event, event.data.object.payment_status === 'unpaid' ? 'processing' : 'paid');
    case 'checkout.session.async_payment_succeeded':
      return aboutPayment(event, 'paid');
    case 'checkout.session.async_payment_failed':
      return aboutPayment(event, 'failed');
    case 'checkout.session.expired':
      return aboutPayment(event, 'expired');
    case 'charge.refunded':
      // A partial refund leaves the rest paid.
      return aboutIntent(event, event.data.object.refunded ? 'refunded' : undefined);
    case 'charge.dispute.created':
      return aboutIntent(event, 'disputed');
  }
}

type SessionEvent = Extract<Stripe.Event, { data: { object: Stripe.Checkout.Session } }>;

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}

/** A payment is never refused for its payer's name. */
function storableOrNull(text: string | null | undefined): string | null {
  return text == null ? null : stripNul(text);
}

function aboutPayment(
  { id, type, data: { object: session } }: SessionEvent,
  fact: 'processing' | 'paid' | 'failed' | 'expired',
): PaymentEvent {
  const payment = session.metadata?.['payment'];
  const kind = session.metadata?.['kind'];
  // Other systems with the same account have sessions, too.
  if (payment === undefined || (kind !== 'tip' && kind !== 'class')) return { id, type, about: 'other' };
  if (!v.is(paymentIdSchema, payment)) {
    console.warn(`Event ${id} is ignored: the payment id in its session is not a UUID.`);
    return { id, type, about: 'other' };
  }
  return {
    id,
    type,
    about: 'payment',
    fact,
    payment: { id: payment, kind, amountCents: session.amount_total ?? 0 },
    isOurs: session.client_reference_id === payment,
    sessionId: session.id,
    paymentIntent: idOf(session.payment_intent),
    payer: {
      email: storableOrNull(session.customer_details?.email),
      name: storableOrNull(session.customer_details?.name),
    },
  };
}

function aboutIntent(
  { id, type, data: { object } }: Stripe.ChargeRefundedEvent | Stripe.ChargeDisputeCreatedEvent,
  fact: 'refunded' | 'disputed' | undefined,
): PaymentEvent {
  const paymentIntent = idOf(object.payment_intent);
  if (fact === undefined || paymentIntent === null) return { id, type, about: 'other' };
  return { id, type, about: 'intent', fact, paymentIntent };
}
