import * as v from 'valibot';

export const DAY_SECONDS = 24 * 60 * 60;

const address = v.pipe(v.string(), v.url());
const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/), v.toNumber());

/** The fields of a session that we use: form fields with brackets. */
export const requestSchema = v.strictObject({
  mode: v.literal('payment'),
  client_reference_id: v.pipe(v.string(), v.maxLength(200)),
  'line_items[0][quantity]': v.literal('1'),
  'line_items[0][price_data][currency]': v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z]{3}$/)),
  'line_items[0][price_data][unit_amount]': v.pipe(wholeNumber, v.minValue(50), v.maxValue(99_999_999)),
  'line_items[0][price_data][product_data][name]': v.pipe(v.string(), v.nonEmpty()),
  'metadata[payment]': v.string(),
  'metadata[kind]': v.string(),
  'metadata[attempt]': v.string(),
  success_url: address,
  cancel_url: address,
});

export const sessionSchema = v.object({
  id: v.string(),
  created: v.number(),
  reference: v.string(),
  name: v.string(),
  amount: v.number(),
  currency: v.optional(v.string(), 'usd'),
  metadata: v.record(v.string(), v.string()),
  successUrl: v.string(),
  cancelUrl: v.string(),
  status: v.picklist(['open', 'complete', 'expired']),
  paid: v.boolean(),
  intent: v.nullable(v.string()),
  email: v.nullable(v.string()),
  payer: v.nullable(v.string()),
  end: v.nullable(v.picklist(['refunded', 'disputed', 'failed'])),
  /** The request's idempotency key, and the body that it came with. */
  key: v.nullable(v.string()),
  body: v.string(),
});
export type Session = v.InferOutput<typeof sessionSchema>;

export function newId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
}

export const now = () => Math.floor(Date.now() / 1000);

/** A session as the service describes it. */
export function described(session: Session, baseUrl: string) {
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.amount,
    amount_total: session.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    currency: session.currency,
    customer_details: session.email === null ? null : { email: session.email, name: session.payer },
    expires_at: session.created + DAY_SECONDS,
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.intent,
    payment_status: session.paid ? 'paid' : 'unpaid',
    status: session.status,
    success_url: session.successUrl,
    url: session.status === 'open' ? `${baseUrl}/pay/${session.id}` : null,
  };
}
