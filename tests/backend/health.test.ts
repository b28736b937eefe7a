/** The health endpoint and the owner's digest, on a real PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onlineClass, tip } from '#catalog';
import { paymentsProblems } from '../../supabase/functions/_shared/config.ts';
import type { DeliveryDeps } from '../../supabase/functions/_shared/deps.ts';
import type { Problem } from '../../supabase/functions/_shared/health.ts';
import { takeEvent } from '../../supabase/functions/_shared/paymentEvents.ts';
import { handler } from '../../supabase/functions/deliver-mail/handler.ts';
import { depsOfThisFile } from './support/depsOfThisFile.ts';
import { eventsOf, signedRequest } from './support/events.ts';

const deps = depsOfThisFile();
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  deps().mailService.reset();
  await deps().sql`truncate mail_outbox, payments, webhook_events, last_sweep`;
});
afterEach(() => vi.restoreAllMocks());

/** An instance that has not been asked before. */
const fresh = (changes: Partial<DeliveryDeps> = {}): DeliveryDeps => ({ ...deps(), ...changes });

const ask = (instance = fresh(), method = 'GET') =>
  handler(new Request('http://functions.test/deliver-mail', { method }), instance);

async function sweep(changes?: Partial<DeliveryDeps>): Promise<void> {
  const headers = { authorization: `Bearer ${deps().config.deliverySecret}` };
  const request = new Request('http://functions.test/deliver-mail', { method: 'POST', headers });
  expect((await handler(request, fresh(changes))).status).toBe(200);
}

async function storeMail(columns: string, values: string): Promise<void> {
  await deps().sql.unsafe(`
    insert into mail_outbox (kind, recipient, subject, html, text, ${columns})
    values ('contact', 'visitor@example.com', 'Private', 'Private', 'Private', ${values})`);
}

async function storePayment(columns: string, values: string): Promise<void> {
  await deps().sql.unsafe(`
    insert into payments (kind, amount_cents, payer_email, ${columns})
    values ('tip', 500, 'visitor@example.com', ${values})`);
}

const MISSING = ['STRIPE_SECRET_KEY is not set'];
const givenUp = () => storeMail('attempts, given_up_at', '3, now()');

/** Each problem that the database knows of, with what stays within its limit. */
const causes: Record<
  Exclude<Problem, 'database' | 'settings' | 'schedule'>,
  { cause: () => Promise<void>; harmless: () => Promise<void>; text: RegExp }
> = {
  'waiting-mail': {
    cause: () =>
      storeMail('created_at, next_attempt_at', "now() - interval '3 hours', now() + interval '1 hour'"),
    harmless: () =>
      storeMail('created_at, next_attempt_at', "now() - interval '50 minutes', now() + interval '1 hour'"),
    text: /1 mail could not be sent yet, the oldest for 3 hours/,
  },
  'given-up-mail': {
    cause: givenUp,
    harmless: () => storeMail('sent_at', 'now()'),
    text: /1 mail given up/,
  },
  'wrong-amount': {
    cause: () => storePayment('paid_at, paid_cents', 'now(), 400'),
    harmless: () => storePayment('paid_at, paid_cents', "now() - interval '8 days', 400"),
    text: /1 payment of this week arrived with another amount/,
  },
  'refused-checkout': {
    cause: () => storePayment('request_number', '1'),
    harmless: () => storePayment('request_number, session_url', "1, 'https://pay.example'"),
    text: /1 payment of the last day never got a payment page/,
  },
  'silent-webhook': {
    cause: () =>
      storePayment('session_url, created_at', "'https://pay.example', now() - interval '27 hours'"),
    harmless: () =>
      storePayment(
        'session_url, expired_at, created_at',
        "'https://pay.example', now(), now() - interval '27 hours'",
      ),
    text: /1 payment page should have been paid or have expired/,
  },
};

describe('an uptime monitor', () => {
  test.each(['GET', 'HEAD'])('that sends %s gets a 200 without problems', async (method) => {
    await sweep();
    const response = await ask(fresh(), method);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('reads counts and ages', async () => {
    await sweep();
    expect(await (await ask()).json()).toEqual({
      healthy: true,
      problems: [],
      facts: {
        sweepSeconds: 0,
        waitingMails: 0,
        waitingSeconds: 0,
        givenUpMails: 0,
        wrongAmounts: 0,
        refusedCheckouts: 0,
        silentPages: 0,
      },
    });
  });

  test.each(Object.entries(causes))(
    'gets a 503 for %s, without personal data',
    async (problem, { cause }) => {
      await sweep();
      await cause();
      const response = await ask();
      const text = await response.text();
      expect(response.status).toBe(503);
      expect(JSON.parse(text)).toMatchObject({ healthy: false, problems: [problem] });
      expect(text).not.toMatch(/visitor|Private|pay\.example/);
    },
  );

  test.each(Object.entries(causes))('gets a 200 below the threshold of %s', async (_, { harmless }) => {
    await sweep();
    await harmless();
    expect((await ask()).status).toBe(200);
  });

  test("gets a 200 while the owner's letters wait for the mail service's daily quota", async () => {
    await sweep();
    await storeMail('created_at, next_attempt_at', "now() - interval '2 days', now() + interval '1 hour'");
    await deps().sql`update mail_outbox set kind = 'newsletter-letter'`;
    expect((await ask()).status).toBe(200);
  });

  test('gets a 503 for a schedule that never ran, or runs no more', async () => {
    expect(await (await ask()).json()).toMatchObject({
      problems: ['schedule'],
      facts: { sweepSeconds: null },
    });
    await sweep();
    await deps().sql`update last_sweep set at = now() - interval '11 minutes'`;
    expect((await ask()).status).toBe(503);
  });

  test('gets a 503 for a missing setting, but not its name', async () => {
    await sweep();
    const response = await ask(fresh({ settingsProblems: MISSING }));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('STRIPE');
  });

  test('gets a 503 for a database that does not answer', async () => {
    const { sql } = deps();
    const broken = new Proxy(sql, { apply: () => Promise.reject(new Error('connection refused')) });
    const response = await ask(fresh({ sql: broken }));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ healthy: false, problems: ['database'] });
  });

  test('costs the database one query each half minute, however often it asks', async () => {
    await sweep();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const instance = fresh();
    await Promise.all(Array.from({ length: 50 }, () => ask(instance)));
    await givenUp();
    now.mockReturnValue(1_029_000);
    expect((await ask(instance)).status).toBe(200);
    now.mockReturnValue(1_031_000);
    expect((await ask(instance)).status).toBe(503);
  });
});

test('a payment of another amount than was asked for is noted by its event', async () => {
  const [payment] = await deps().sql<[{ id: string }]>`
    insert into payments (kind, amount_cents) values ('tip', 2500) returning id`;
  await sweep();
  for (const happening of ['delayed', 'succeeded'] as const) {
    const request = await signedRequest(eventsOf(payment.id, { amount: 2400 })[happening]);
    const signature = request.headers.get('stripe-signature') ?? '';
    const event = await deps().payments.readEvent(await request.text(), signature);
    if (event === undefined || event.about === 'other') throw new Error('The event is not taken.');
    expect((await ask()).status).toBe(200);
    await takeEvent(event, deps().sql, deps().config);
  }
  expect(await (await ask()).json()).toMatchObject({ problems: ['wrong-amount'] });
});

describe('the owner', () => {
  const digests = async () => {
    await sweep();
    return deps().mailService.given.filter(({ recipient }) => recipient === deps().config.mail.owner);
  };
  /** As if all that has happened were older. */
  const age = (interval: string) => deps().sql`
    update mail_outbox set
      created_at = created_at - ${interval}::interval,
      sent_at = sent_at - ${interval}::interval,
      given_up_at = given_up_at - ${interval}::interval,
      first_attempt_at = first_attempt_at - ${interval}::interval,
      next_attempt_at = next_attempt_at - ${interval}::interval`;

  test('gets no mail while all is well', async () => {
    await digests();
    expect(await digests()).toEqual([]);
  });

  test.each(Object.entries(causes))('is mailed about %s', async (_, { cause, text }) => {
    await cause();
    await digests();
    const [mail, ...others] = await digests();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Test Studio: something needs a look');
    expect(mail?.text).toMatch(text);
    expect(mail?.html).not.toMatch(/visitor|Private/);
  });

  test('is mailed the name of a missing setting', async () => {
    await sweep({ settingsProblems: MISSING });
    expect((await digests())[0]?.text).toContain('STRIPE_SECRET_KEY is not set');
  });

  test('gets one mail a day for as long as something is wrong', async () => {
    await givenUp();
    for (let hour = 0; hour < 51; hour += 1) {
      await digests();
      await age('1 hour');
    }
    expect(await digests()).toHaveLength(3);
    await deps().sql`delete from mail_outbox where kind = 'contact'`;
    await age('3 days');
    await digests();
    expect(await digests()).toHaveLength(3);
  });

  test('gets one, however many sweeps find it at once', async () => {
    await givenUp();
    await Promise.all(Array.from({ length: 8 }, () => sweep()));
    expect(await digests()).toHaveLength(1);
  });

  test('gets one mail after a mail service was down for days, and the next a day later', async () => {
    await givenUp();
    deps().mailService.answer = () => ({ type: 'refused', reason: '401 revoked key' });
    for (let day = 0; day < 4; day += 1) {
      await digests();
      await age('1 day');
    }
    deps().mailService.reset();
    await digests();
    await age('23 hours');
    expect(await digests()).toHaveLength(1);
    await age('2 hours');
    await digests();
    expect(await digests()).toHaveLength(2);
  });
});

test.runIf(tip || onlineClass)('what payments need is missing where something is sold', () => {
  expect(paymentsProblems(() => undefined)).toEqual([
    'STRIPE_SECRET_KEY is not set',
    'STRIPE_WEBHOOK_SECRET is not set',
  ]);
  expect(paymentsProblems(() => 'https://set.example')).toEqual([]);
});
