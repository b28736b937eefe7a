import { openCheckout } from '../_shared/checkout.ts';
import type { PaymentDeps } from '../_shared/deps.ts';
import { endpoint, plainCall } from '../_shared/endpoint.ts';

/** The class's price (specification section 9). It is set here alone, whatever a request says. */
const PRICE_CENTS = 50_00;

/** Opens a payment page for the class. */
export const handler = endpoint<PaymentDeps>({
  POST: plainCall('create-class-payment', (request, deps) =>
    openCheckout(
      {
        kind: 'class',
        amountCents: PRICE_CENTS,
        name: 'Sculpting Stylized Characters (pre-order)',
        page: '/featured-class',
        unavailable: 'Something went wrong. Please try again.',
      },
      request,
      deps,
    ),
  ),
});
