import Stripe from 'stripe';
import { paymentEventTypes } from '../../supabase/functions/_shared/paymentEventTypes.ts';
import { check, ok, skipped, wrong } from './check.ts';
import type { Context } from './context.ts';
import { webhookFunctionCheck } from './functions.ts';
import { backendDnsCheck } from './network.ts';
import { onceFor } from './onceFor.ts';
import { takesPayments } from './settings.ts';

type Webhook = Stripe.WebhookEndpoint;
type Listed =
  | { readonly type: 'listed'; readonly webhooks: readonly Webhook[] }
  | { readonly type: 'forbidden' };

const WEBHOOKS = 'https://dashboard.stripe.com/webhooks';

function stripeOf(context: Context): Stripe {
  const { hostname, port, protocol } = new URL(
    context.settings['STRIPE_BASE_URL'] || 'https://api.stripe.com',
  );
  return new Stripe(context.setting('STRIPE_SECRET_KEY'), {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(context.fetch),
  });
}

/** The webhooks of the account. */
const webhooksOf = onceFor(async (context): Promise<Listed> => {
  try {
    const webhooks = await stripeOf(context)
      .webhookEndpoints.list({ limit: 100 })
      .autoPagingToArray({ limit: 1000 });
    return { type: 'listed', webhooks };
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return { type: 'forbidden' };
    throw error;
  }
});

const addressOf = ({ functions }: Context) => `${functions}/stripe-webhook`;

export const paymentKeyCheck = check('payment-key', [], async (context) => {
  if (!takesPayments) return skipped('Nothing is sold.');
  try {
    const { type } = await webhooksOf(context);
    return ok(
      type === 'listed'
        ? 'The payment service takes STRIPE_SECRET_KEY.'
        : 'The payment service takes STRIPE_SECRET_KEY, which may not list webhooks.',
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAuthenticationError)) throw error;
    return wrong(
      'The payment service refuses STRIPE_SECRET_KEY.',
      `Copy the secret key from https://dashboard.stripe.com/apikeys to the env file, and run: ${context.deployCommand}`,
    );
  }
});

export const webhookCheck = check('webhook', [backendDnsCheck, paymentKeyCheck], async (context) => {
  const listed = await webhooksOf(context);
  const url = addressOf(context);
  if (listed.type === 'forbidden')
    return skipped(`The key may not list webhooks; see at ${WEBHOOKS} that ${url} is there.`);
  const found = listed.webhooks.filter((webhook) => webhook.url === url);
  if (found.length === 0)
    return wrong(
      `The payment service has no webhook for ${url}, so that no payment is ever known as paid.`,
      `Add it at ${WEBHOOKS}, with the events ${paymentEventTypes.join(', ')}; then put its signing secret into the env file, and run: ${context.deployCommand}`,
    );
  if (!found.some(({ status }) => status === 'enabled'))
    return wrong(`The webhook for ${url} is switched off.`, `Switch it on at ${WEBHOOKS}.`);
  return ok(`The payment service sends events to ${url}.`);
});

export const webhookEventsCheck = check('webhook-events', [webhookCheck], async (context) => {
  const listed = await webhooksOf(context);
  if (listed.type === 'forbidden') return skipped('The key may not list webhooks.');
  const sent = listed.webhooks
    .filter(({ url, status }) => url === addressOf(context) && status === 'enabled')
    .flatMap(({ enabled_events }) => enabled_events);
  const missing = paymentEventTypes.filter((type) => !sent.includes(type) && !sent.includes('*'));
  if (missing.length > 0)
    return wrong(
      `The webhook does not send ${missing.join(', ')}.`,
      `Add ${missing.length > 1 ? 'them' : 'it'} to the webhook's events at ${WEBHOOKS}.`,
    );
  return ok(`The webhook sends all ${paymentEventTypes.length} events that are acted on.`);
});

/** No service shows a signing secret again, so that an event of a type that nothing acts on is signed with it. */
export const webhookSecretCheck = check('webhook-secret', [webhookFunctionCheck], async (context) => {
  if (!takesPayments) return skipped('Nothing is sold.');
  const payload = JSON.stringify({
    id: 'evt_doctor',
    object: 'event',
    type: 'doctor.ping',
    data: { object: {} },
  });
  const signature = await stripeOf(context).webhooks.generateTestHeaderStringAsync({
    payload,
    secret: context.setting('STRIPE_WEBHOOK_SECRET'),
  });
  const { status } = await context.fetch(addressOf(context), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  if (status === 200)
    return ok(
      'The functions take an event that is signed with STRIPE_WEBHOOK_SECRET (one that changes nothing was sent). That the payment service signs with the same one shows the first payment, or a test event from its dashboard.',
    );
  return wrong(
    `The functions refuse an event that is signed with STRIPE_WEBHOOK_SECRET (${status}).`,
    `Copy the webhook's signing secret from ${WEBHOOKS} to the env file, and run: ${context.deployCommand}`,
  );
});
