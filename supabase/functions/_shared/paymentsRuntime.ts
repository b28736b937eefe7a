import { type Environment, readPaymentsConfig } from './config.ts';
import type { PaymentDeps } from './deps.ts';
import { stripePayments } from './payments.ts';
import { connect } from './runtime.ts';

/** What a function around payments uses. Apart, so that the others do not have to load Stripe's SDK. */
export function connectWithPayments(read: Environment): PaymentDeps {
  return { ...connect(read), payments: stripePayments(readPaymentsConfig(read)) };
}
