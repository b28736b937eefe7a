import { readText } from '../_shared/body.ts';
import { deliverDue } from '../_shared/delivery.ts';
import type { PaymentDeps } from '../_shared/deps.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { takeEvent } from '../_shared/paymentEvents.ts';
import { Refusal } from '../_shared/refusal.ts';

/** Events hold whole objects, so they may be larger than visitors' requests. */
const MAX_EVENT_BYTES = 256 * 1024;

/** Stores a signed event of the payment service. After a failure the service sends it again. */
export const handler = endpoint<PaymentDeps>({
  POST: async (request, { config, sql, payments, mailService, waitUntil }) => {
    const body = await readText(request, MAX_EVENT_BYTES);
    if (typeof body !== 'string') return body;
    const event = await payments.readEvent(body, request.headers.get('stripe-signature') ?? '');
    if (event === undefined)
      return new Refusal('invalid_signature', 'This is not signed by the payment service.');
    if (event.about === 'other') return Response.json({ received: true });
    await takeEvent(event, sql, config);
    waitUntil(deliverDue(sql, mailService, 3));
    return Response.json({ received: true });
  },
});
