/** The events that the webhook handles, to be enabled at the payment service; others are ignored. */
export const paymentEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
] as const;

export type PaymentEventType = (typeof paymentEventTypes)[number];
