/** The payment service's events in every order, on a real PostgreSQL. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as catalog from '#catalog';
import { handler as preorder } from '../../supabase/functions/create-class-payment/handler.ts';
import { handler as tip } from '../../supabase/functions/create-tip-payment/handler.ts';
import { handler as webhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import { eventsOf, type Happening, signedRequest } from './support/events.ts';
import { startRealPostgres } from './support/realPostgres.ts';
import { type TestDeps, testDeps } from './support/testDeps.ts';

/** What is sold here, whatever the site sells. */
const sold = vi.hoisted(() => ({
  onlineClass: { title: 'A class', priceCents: 33_00, length: '1h', orderName: 'A class' },
  tip: { presetsCents: [5_00], minimumCents: 1_00, orderName: 'A tip' },
}));
vi.mock('#catalog', async (load) => ({ ...(await load<typeof catalog>()), ...sold }));

let server: Awaited<ReturnType<typeof startRealPostgres>>;
let instances: TestDeps[];
let deps: TestDeps;

beforeAll(async () => {
  server = await startRealPostgres();
  instances = Array.from({ length: 5 }, () => testDeps(server.url));
  const [first] = instances;
  if (first) deps = first;
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.settled()));
  await Promise.all(instances.map((instance) => instance.close()));
  await server.stop();
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await Promise.all(instances.map((instance) => instance.settled()));
  await deps.sql`truncate payments, webhook_events, mail_outbox, rate_limits`;
  for (const { payments } of instances) payments.reset();
});
afterEach(() => vi.restoreAllMocks());

async function storedPayment(amount = 2500): Promise<string> {
  const [row] = await deps.sql<[{ id: string }]>`
    insert into payments (kind, amount_cents) values ('tip', ${amount}) returning id`;
  return row.id;
}

async function tell(event: object, to = deps): Promise<number> {
  return (await webhook(await signedRequest(event), to)).status;
}

async function statusOf(payment: string) {
  const [row] =
    await deps.sql`select status, disputed_at is not null as disputed from payments where id = ${payment}`;
  return row;
}

const mailKinds = async () =>
  (await deps.sql`select kind from mail_outbox order by kind`).map(({ kind }) => kind);

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe('an event', () => {
  test('that comes five times, one after the other and all at once, is one payment and one receipt', {
    tags: ['B17.repeated'],
  }, async () => {
    const payment = await storedPayment();
    const { completed } = eventsOf(payment);
    expect(await Promise.all(instances.map((instance) => tell(completed, instance)))).toEqual(
      Array(5).fill(200),
    );
    for (let again = 0; again < 5; again += 1) expect(await tell(completed)).toBe(200);
    expect(await statusOf(payment)).toEqual({ status: 'paid', disputed: false });
    expect(await mailKinds()).toEqual(['note-tip', 'receipt-tip']);
    expect(await deps.sql`select from webhook_events`).toHaveLength(1);
  });

  test.each<[Happening[], string, boolean, number]>([
    [['delayed', 'succeeded', 'refunded'], 'refunded', false, 2],
    [['delayed', 'succeeded', 'disputed'], 'paid', true, 2],
    [['completed', 'refunded', 'disputed'], 'refunded', true, 2],
    [['delayed', 'failed'], 'failed', false, 0],
    [['expired', 'completed'], 'paid', false, 2],
  ])(
    '%j comes to the same in every order',
    { tags: ['B17.repeated'] },
    async (happenings, status, disputed, mails) => {
      for (const order of orders(happenings)) {
        await deps.sql`truncate payments, webhook_events, mail_outbox`;
        const payment = await storedPayment();
        const events = eventsOf(payment);
        for (const happening of order) expect(await tell(events[happening])).toBe(200);
        expect(await statusOf(payment), order.join(', ')).toEqual({ status, disputed });
        expect(await mailKinds(), order.join(', ')).toHaveLength(mails);
      }
    },
  );

  test('and its refund at the same moment never miss each other', async () => {
    for (let round = 0; round < 30; round += 1) {
      const payment = await storedPayment();
      const { completed, refunded } = eventsOf(payment);
      await Promise.all([completed, refunded].map((event, at) => tell(event, instances[at])));
      expect((await statusOf(payment))?.['status']).toBe('refunded');
    }
  });

  test('whose work fails is not taken, and is taken when it comes again', async () => {
    const payment = await storedPayment();
    const { completed } = eventsOf(payment);
    await deps.sql.unsafe(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no mail today'; end $$;
      create trigger refuse before insert on mail_outbox execute function refuse()`);
    expect(await tell(completed)).toBe(500);
    await deps.sql.unsafe('drop trigger refuse on mail_outbox; drop function refuse()');
    expect(await statusOf(payment)).toEqual({ status: 'open', disputed: false });
    expect(await tell(completed)).toBe(200);
    expect(await mailKinds()).toEqual(['note-tip', 'receipt-tip']);
  });

  test('about a payment that is no longer there records it: the money has arrived', async () => {
    const payment = crypto.randomUUID();
    expect(await tell(eventsOf(payment, { amount: 5000, kind: 'class' }).completed)).toBe(200);
    const rows = await deps.sql`select id, kind, amount_cents, status, payer_email from payments`;
    expect(rows).toEqual([
      { id: payment, kind: 'class', amount_cents: 5000, status: 'paid', payer_email: 'payer@example.com' },
    ]);
  });

  test('about a partial refund, another account, or another kind changes nothing', async () => {
    const payment = await storedPayment();
    await tell(eventsOf(payment).completed);
    const object = { object: 'charge', refunded: false, payment_intent: `pi_${payment}` };
    const others = [
      { id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object } },
      { id: 'evt_2', object: 'event', type: 'customer.created', data: { object: { id: 'cus_1' } } },
      {
        id: 'evt_3',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: 'cs_1', metadata: {}, payment_status: 'paid', payment_intent: null } },
      },
    ];
    for (const other of others) expect(await tell(other)).toBe(200);
    expect(await statusOf(payment)).toEqual({ status: 'paid', disputed: false });
    expect(await deps.sql`select from payments`).toHaveLength(1);
    expect(await deps.sql`select from webhook_events where id in ('evt_1', 'evt_2', 'evt_3')`).toEqual([]);
  });

  test.each([
    ['an impossible amount', { amount: 3 }],
    ['an amount beyond all integers', { amount: 9_999_999_999 }],
    ['a possible amount', { amount: 2500, reference: 'order-1042' }],
  ])("about another system's session with a UUID like ours and %s is ignored", async (_, session) => {
    const { completed } = eventsOf(crypto.randomUUID(), { reference: '', ...session });
    expect(await tell(completed)).toBe(200);
    expect(await deps.sql`select from payments`).toHaveLength(0);
    expect(await mailKinds()).toEqual([]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('is ignored'));
  });

  test.each([3, 9_999_999_999])(
    'about a payment of ours is recorded, even where the amount is %d',
    async (amount) => {
      const payment = await storedPayment();
      expect(await tell(eventsOf(payment, { amount, reference: '' }).completed)).toBe(200);
      expect(await statusOf(payment)).toEqual({ status: 'paid', disputed: false });
      expect(await mailKinds()).toEqual(['note-tip', 'receipt-tip']);
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`${amount} were paid`));
    },
  );

  test('with a NUL in a name is recorded without it', async () => {
    const payment = await storedPayment();
    expect(await tell(eventsOf(payment, { payer: 'Pat\0 Payer' }).completed)).toBe(200);
    expect(await deps.sql`select payer_name from payments`).toEqual([{ payer_name: 'Pat Payer' }]);
  });

  test.each(['completed', 'delayed', 'succeeded', 'failed', 'expired'] as const)(
    '"%s" about another system\'s session, with our metadata keys but no UUID, is ignored',
    async (happening) => {
      for (const payment of ['order-1042', '', crypto.randomUUID().slice(1)]) {
        await deps.sql`truncate webhook_events`;
        const { [happening]: event } = eventsOf(payment);
        expect(await tell(event), payment).toBe(200);
        expect(await tell(event), payment).toBe(200);
        expect(await deps.sql`select fact, payment_intent from webhook_events`).toEqual([]);
        expect(console.warn).toHaveBeenLastCalledWith(expect.stringContaining('is ignored'));
      }
      expect(await deps.sql`select from payments`).toHaveLength(0);
      expect(await mailKinds()).toEqual([]);
    },
  );

  test('that is forged, stale, changed or not signed at all is refused, and nothing is written', {
    tags: ['B17'],
  }, async () => {
    const payment = await storedPayment();
    const { completed } = eventsOf(payment);
    const now = Math.floor(Date.now() / 1000);
    const changed = await signedRequest(completed);
    const requests = [
      await signedRequest(completed, { secret: 'whsec_guessed' }),
      await signedRequest(completed, { at: now - 301 }),
      new Request(changed.url, {
        method: 'POST',
        headers: changed.headers,
        body: JSON.stringify(eventsOf(crypto.randomUUID()).completed),
      }),
      new Request(changed.url, { method: 'POST', body: JSON.stringify(completed) }),
      new Request(changed.url, { method: 'POST', headers: { 'stripe-signature': 't=1,v1=00' }, body: '{}' }),
    ];
    for (const request of requests) {
      const response = await webhook(request, deps);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_signature' });
    }
    expect(await statusOf(payment)).toEqual({ status: 'open', disputed: false });
    expect(await deps.sql`select from webhook_events`).toHaveLength(0);
  });

  test('leads to a receipt in which a name is text, and whose note is answered to the payer', async () => {
    await tell(eventsOf(await storedPayment()).completed);
    const [note, receipt] = await deps.sql`select * from mail_outbox order by kind`;
    expect(receipt).toMatchObject({ recipient: 'payer@example.com', reply_to: 'owner@example.com' });
    expect(receipt?.['text']).toContain('$25.00');
    expect(note).toMatchObject({ recipient: 'owner@example.com', reply_to: 'payer@example.com' });
    expect(note?.['html']).toContain('Pat &lt;b&gt;Payer&lt;/b&gt;');
  });
});

describe('opening a payment page', () => {
  function request(amount: unknown, key?: string, body: string | null = JSON.stringify({ amount })): Request {
    return new Request('http://functions.test/create-tip-payment', {
      method: 'POST',
      headers: {
        apikey: 'test-key',
        'content-type': 'application/json',
        origin: 'https://evil.example',
        referer: 'https://evil.example/store',
        host: 'evil.example',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body,
    });
  }
  const urlOf = async (response: Promise<Response>) => (await (await response).json()).url;

  test('twice in one tick opens one page', async () => {
    const urls = await Promise.all(
      instances.map((instance) => urlOf(tip(request(5, 'one-press'), instance))),
    );
    expect(new Set(urls).size).toBe(1);
    expect(await deps.sql`select from payments`).toHaveLength(1);
    const keys = instances.flatMap(({ payments }) =>
      payments.orders.map(({ idempotencyKey }) => idempotencyKey),
    );
    expect(new Set(keys).size).toBe(1);
  });

  test('after a timeout asks the service by the same key; for another amount, or without a key, by a new one', async () => {
    deps.payments.answer = () => ({ type: 'unavailable', answered: false, reason: 'timeout' });
    expect((await tip(request(5, 'press'), deps)).status).toBe(503);
    deps.payments.answer = deps.payments.accept;
    await tip(request(5, 'press'), deps);
    await tip(request(6, 'press'), deps);
    await tip(request(6), deps);
    await tip(request(6), deps);
    const keys = deps.payments.orders.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(4);
  });

  test('after the service has answered with an error asks by a new key, which it would otherwise answer the same', async () => {
    deps.payments.answer = () => ({ type: 'unavailable', answered: true, reason: '500' });
    await tip(request(5, 'unlucky'), deps);
    deps.payments.answer = deps.payments.accept;
    expect((await tip(request(5, 'unlucky'), deps)).status).toBe(200);
    const [first, second] = deps.payments.orders;
    expect(first?.id).toBe(second?.id);
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  test('again after the page has expired opens a new one', async () => {
    const before = await urlOf(tip(request(5, 'late'), deps));
    await deps.sql`update payments set expired_at = now()`;
    expect(await urlOf(tip(request(5, 'late'), deps))).not.toBe(before);
  });

  test('brings a visitor back to where configuration says, whatever the request says', {
    tags: ['B16'],
  }, async () => {
    await tip(request(5), deps);
    await preorder(request(1), deps);
    const [first, second] = deps.payments.orders;
    expect(first?.successUrl).toBe(`http://site.test/store?session=${first?.id}`);
    expect(first?.cancelUrl).toBe(`http://site.test/store?session=${first?.id}&canceled=1`);
    expect(second?.successUrl).toBe(`http://site.test/featured-class?session=${second?.id}`);
  });

  test.each([['{"price":1,"amount":1}'], ['not json'], [null]])(
    'for the class is its price whatever is sent: %j',
    { tags: ['S9.class.price', 'D12', 'B16.price'] },
    async (body) => {
      expect((await preorder(request(0, undefined, body), deps)).status).toBe(200);
      expect(deps.payments.orders.at(-1)?.amountCents).toBe(sold.onlineClass.priceCents);
    },
  );

  test.each([
    0,
    -5,
    sold.tip.minimumCents / 200,
    0.999,
    12.345,
    1_000_000,
    123_456_789,
    '5',
    '12,50',
    null,
    [5],
  ])('for a tip of %j is refused before anything is stored', { tags: ['B13.amounts'] }, async (amount) => {
    const response = await tip(request(amount), deps);
    expect(response.status).toBe(400);
    expect((await response.json()).code).toBe('invalid_amount');
    expect(await deps.sql`select from payments`).toHaveLength(0);
    expect(deps.payments.orders).toHaveLength(0);
  });

  test.each([
    [sold.tip.minimumCents / 100, sold.tip.minimumCents],
    [1019.99, 101_999],
    [1024.13, 102_413],
    [1024.09, 102_409],
    [999_999.99, 99_999_999],
  ])('for a tip of %d asks for %d cents', { tags: ['B13.cents'] }, async (amount, cents) => {
    await tip(request(amount), deps);
    expect(deps.payments.orders.at(-1)?.amountCents).toBe(cents);
  });
});
