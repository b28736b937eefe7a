import * as v from 'valibot';
import { html } from '../functions/_shared/html.ts';
import { paymentEventTypes } from '../functions/_shared/paymentEventTypes.ts';
import { Events, type EventsOptions } from './checkoutEvents.ts';
import { listPage, payPage } from './checkoutPages.ts';
import {
  DAY_SECONDS,
  described,
  newId,
  now,
  requestSchema,
  type Session,
  sessionSchema,
} from './checkoutSession.ts';
import { type Served, serveHttp } from './http.ts';
import { Journal } from './journal.ts';
import { htmlResponse, page } from './page.ts';

/** The number of entries on the page. */
const LISTED = 200;
/** How long an asynchronous payment method takes here. */
const DELAY_MS = 3_000;

interface CheckoutOptions extends EventsOptions {
  readonly port: number;
  readonly file: string;
}

function refusal(status: number, message: string, type = 'invalid_request_error'): Response {
  return Response.json({ error: { type, message } }, { status });
}

/** Where events go, as the service lists it. */
function listWebhooks(request: Request, url: string): Response {
  const key = request.headers.get('authorization')?.replace(/^Bearer\s*/, '');
  if (!key) return refusal(401, 'You did not provide an API key.');
  if (key.includes('revoked')) return refusal(401, 'Invalid API Key provided.');
  const webhook = {
    id: 'we_local',
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: 0,
    description: null,
    enabled_events: paymentEventTypes,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
  return Response.json({ object: 'list', url: '/v1/webhook_endpoints', has_more: false, data: [webhook] });
}

/** The sessions and their transitions. */
class Checkout {
  readonly #sessions: Journal<Session>;
  readonly #events: Events;
  readonly #baseUrl: string;

  constructor(sessions: Journal<Session>, events: Events, baseUrl: string) {
    this.#sessions = sessions;
    this.#events = events;
    this.#baseUrl = baseUrl;
    for (const session of sessions.newest(Number.POSITIVE_INFINITY)) this.#expireInTime(session);
  }

  /** As the service does; otherwise an unpaid page would look like a silent webhook. */
  #expireInTime({ id, created, status }: Session): void {
    if (status !== 'open') return;
    const expire = () => {
      const session = this.#sessions.get(id);
      if (session?.status === 'open')
        this.#change(session, { status: 'expired' }, 'checkout.session.expired');
    };
    this.#events.later(expire, Math.max(0, created + DAY_SECONDS - now()) * 1000);
  }

  #change(session: Session, changes: Partial<Session>, event: string): void {
    const changed = { ...session, ...changes };
    this.#sessions.put(changed);
    this.#events.send(event, described(changed, this.#baseUrl));
  }

  #settle(id: string, works: boolean): void {
    const session = this.#sessions.get(id);
    if (session?.status !== 'complete' || session.paid || session.end !== null) return;
    const changes = works ? { paid: true } : { end: 'failed' as const };
    this.#change(session, changes, `checkout.session.async_payment_${works ? 'succeeded' : 'failed'}`);
  }

  #create(request: Request, body: string): Response {
    if (!request.headers.get('authorization')?.startsWith('Bearer '))
      return refusal(401, 'You did not provide an API key.');
    const key = request.headers.get('idempotency-key');
    const known = this.#sessions.byKey(key);
    if (known && known.body !== body)
      return refusal(
        400,
        'Keys can only be used with the parameters they were first used with.',
        'idempotency_error',
      );
    if (known)
      return Response.json(described(known, this.#baseUrl), { headers: { 'idempotent-replayed': 'true' } });

    const fields = v.safeParse(requestSchema, Object.fromEntries(new URLSearchParams(body)));
    if (!fields.success) return refusal(400, fields.issues[0].message);
    const given = fields.output;
    const id = newId('cs_test');
    const session: Session = {
      id,
      created: now(),
      reference: given.client_reference_id,
      name: given['line_items[0][price_data][product_data][name]'],
      amount: given['line_items[0][price_data][unit_amount]'],
      currency: given['line_items[0][price_data][currency]'],
      metadata: {
        payment: given['metadata[payment]'],
        kind: given['metadata[kind]'],
        attempt: given['metadata[attempt]'],
      },
      successUrl: given.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
      cancelUrl: given.cancel_url,
      status: 'open',
      paid: false,
      intent: null,
      email: null,
      payer: null,
      end: null,
      key,
      body,
    };
    this.#sessions.put(session);
    this.#expireInTime(session);
    return Response.json(described(session, this.#baseUrl));
  }

  #show(session: Session): Response {
    if (session.status === 'complete') return Response.redirect(session.successUrl, 303);
    if (session.status === 'open') return htmlResponse(payPage(session, ''));
    return htmlResponse(
      page(
        'Expired',
        html`<h1>This page has expired</h1><p><a href="${session.cancelUrl}">Back to the site</a></p>`,
      ),
    );
  }

  #pay(session: Session, form: URLSearchParams): Response {
    const doing = form.get('do');
    if (doing === 'decline') return htmlResponse(payPage(session, 'Your card was declined.'), 402);
    if (doing === 'expire') {
      this.#change(session, { status: 'expired' }, 'checkout.session.expired');
      return Response.redirect(session.cancelUrl, 303);
    }
    const late = doing === 'delay' || doing === 'delay-fail';
    const changes = {
      status: 'complete',
      paid: !late,
      intent: newId('pi'),
      email: form.get('email'),
      payer: form.get('name'),
    } as const;
    this.#change(session, changes, 'checkout.session.completed');
    if (late) this.#events.later(() => this.#settle(session.id, doing === 'delay'), DELAY_MS);
    return Response.redirect(session.successUrl, 303);
  }

  #decide(session: Session, doing: string | null): Response {
    const { id, amount, intent } = session;
    if (doing === 'succeed' || doing === 'fail') this.#settle(id, doing === 'succeed');
    if (doing === 'refund') {
      this.#sessions.put({ ...session, end: 'refunded' });
      const charge = { id: newId('ch'), object: 'charge', amount, amount_refunded: amount, refunded: true };
      this.#events.send('charge.refunded', { ...charge, payment_intent: intent });
    }
    if (doing === 'dispute') {
      this.#sessions.put({ ...session, end: 'disputed' });
      const dispute = { id: newId('dp'), object: 'dispute', amount, payment_intent: intent };
      this.#events.send('charge.dispute.created', dispute);
    }
    return Response.redirect(`${this.#baseUrl}/`, 303);
  }

  async respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, resource = '', id = ''] = pathname.split('/');
    const session = this.#sessions.get(id);
    const posted = request.method === 'POST' ? await request.text() : '';
    const route = `${request.method} /${resource}`;
    if (route === 'POST /v1' && pathname === '/v1/checkout/sessions') return this.#create(request, posted);
    if (route === 'GET /') return htmlResponse(listPage(this.#sessions.newest(LISTED)));
    if (route === 'GET /pay' && session) return this.#show(session);
    if (route === 'POST /pay' && session?.status === 'open')
      return this.#pay(session, new URLSearchParams(posted));
    if (route === 'POST /sessions' && session?.status === 'complete' && session.end === null)
      return this.#decide(session, new URLSearchParams(posted).get('do'));
    return htmlResponse(
      page('Not found', html`<h1>There is no such page</h1><p><a href="/">Payments</a></p>`),
      404,
    );
  }
}

/**
 * The stand-in for Stripe: the part of its API that the functions use, a payment page and signed events. The package
 * `emulate` (0.12.2) lacks inline prices, late and declined payments, `charge.refunded` and disputes.
 */
export async function serveCheckout(options: CheckoutOptions): Promise<Served> {
  const events = new Events(options);
  const sessions = new Journal(options.file, sessionSchema);
  const checkout = new Checkout(sessions, events, `http://localhost:${options.port}`);
  const served = await serveHttp(options.port, async (request) => {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    if (route === 'GET /v1/webhook_endpoints') return listWebhooks(request, options.webhookUrl);
    return checkout.respond(request);
  });
  return {
    async close() {
      events.close();
      await served.close();
    },
  };
}
