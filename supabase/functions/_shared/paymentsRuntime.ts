import { type Environment, readPaymentsConfig } from './config.ts';
import type { PaymentDeps } from './deps.ts';
import { stripePayments } from './payments.ts';
import { createDeps } from './runtime.ts';

/** The dependencies of a payment function; a separate module, so that other functions do not load Stripe's SDK. */
export function createPaymentDeps(read: Environment): PaymentDeps {
  return { ...createDeps(read), payments: stripePayments(readPaymentsConfig(read)) };
}
