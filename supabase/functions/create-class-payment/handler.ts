import { openCheckout } from '../_shared/checkout.ts';
import { onlineClass } from '../_shared/content/catalog.ts';
import type { PaymentDeps } from '../_shared/deps.ts';
import { endpoint, plainCall } from '../_shared/endpoint.ts';
import { refusals } from '../_shared/refusal.ts';

/** Opens a payment page for the class, at the catalog's price whatever the request contains (D12). */
export const handler = endpoint<PaymentDeps>({
  POST: plainCall('create-class-payment', async (request, deps) => {
    if (!onlineClass) return refusals.notSold();
    return openCheckout(
      {
        kind: 'class',
        amountCents: onlineClass.priceCents,
        name: onlineClass.orderName,
        page: '/featured-class',
        unavailable: 'Something went wrong. Please try again.',
      },
      request,
      deps,
    );
  }),
});
