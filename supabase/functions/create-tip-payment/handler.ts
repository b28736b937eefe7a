import { openCheckout } from '../_shared/checkout.ts';
import { tip } from '../_shared/content/catalog.ts';
import { tipMessages, toCents } from '../_shared/contract.ts';
import type { PaymentDeps } from '../_shared/deps.ts';
import { endpoint, jsonCall } from '../_shared/endpoint.ts';
import { Refusal, refusals } from '../_shared/refusal.ts';

/** Opens a payment page for a tip of the visitor's choice. */
export const handler = endpoint<PaymentDeps>({
  POST: jsonCall('create-tip-payment', {
    invalid: ([problem = tipMessages.invalid]) => new Refusal('invalid_amount', problem),
    work: async ({ amount }, request, deps) => {
      if (!tip) return refusals.notSold();
      return openCheckout(
        {
          kind: 'tip',
          amountCents: toCents(amount),
          name: tip.orderName,
          page: '/store',
          unavailable: 'Failed to create payment session. Please try again.',
        },
        request,
        deps,
      );
    },
  }),
});
