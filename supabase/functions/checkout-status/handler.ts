import * as v from 'valibot';
import { callerNetwork } from '../_shared/caller.ts';
import { paymentIdSchema, type ResponseOf } from '../_shared/contract.ts';
import { endpoint, jsonCall } from '../_shared/endpoint.ts';
import { limits } from '../_shared/limits.ts';
import type { PaymentKind } from '../_shared/payments.ts';
import { checkRateLimit } from '../_shared/rateLimits.ts';
import { refusals } from '../_shared/refusal.ts';

interface Payment {
  readonly status: Exclude<ResponseOf<'checkout-status'>['status'], 'unknown'>;
  readonly kind: PaymentKind;
  readonly amount_cents: number;
}

/**
 * What the server knows of a payment, and nothing about the payer (D16). Only sessions that do not exist are
 * counted against a caller: a visitor whose payment takes its time may ask as often as the page likes.
 */
export const handler = endpoint({
  POST: jsonCall('checkout-status', {
    invalid: () => refusals.invalidBody(),
    work: async ({ session }, request, deps) => {
      const [payment] = v.is(paymentIdSchema, session)
        ? await deps.sql<Payment[]>`select status, kind, amount_cents from payments where id = ${session}`
        : [];
      if (payment) return { status: payment.status, kind: payment.kind, amount: payment.amount_cents / 100 };
      const tooMany = await checkRateLimit(deps, limits.unknownSession(callerNetwork(request)));
      return tooMany ?? { status: 'unknown' };
    },
  }),
});
