/** A thousand bodies that no page would send, for every function: refused in the contract's words, and nothing written. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { contract, errorBodySchema, type FunctionName } from '#contract';
import type { Handler, PaymentDeps } from '../../supabase/functions/_shared/deps.ts';
import { handler as checkoutStatus } from '../../supabase/functions/checkout-status/handler.ts';
import { handler as preorder } from '../../supabase/functions/create-class-payment/handler.ts';
import { handler as tip } from '../../supabase/functions/create-tip-payment/handler.ts';
import { handler as deliverMail } from '../../supabase/functions/deliver-mail/handler.ts';
import { handler as confirm } from '../../supabase/functions/newsletter-confirm/handler.ts';
import { handler as subscribe } from '../../supabase/functions/newsletter-subscribe/handler.ts';
import { handler as unsubscribe } from '../../supabase/functions/newsletter-unsubscribe/handler.ts';
import { handler as contact } from '../../supabase/functions/send-contact-email/handler.ts';
import { handler as webhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import { depsOfThisFile } from './support/depsOfThisFile.ts';

const RUNS = 1_000;

const handlers = {
  'newsletter-subscribe': subscribe,
  'newsletter-confirm': confirm,
  'newsletter-unsubscribe': unsubscribe,
  'create-tip-payment': tip,
  'send-contact-email': contact,
  'checkout-status': checkoutStatus,
} satisfies Record<Exclude<FunctionName, 'create-class-payment'>, Handler<PaymentDeps>>;
type Name = keyof typeof handlers;

/** A token of the right shape is only a string here: it is refused unless we signed it. */
const neverValid: ReadonlySet<string> = new Set<Name>(['newsletter-confirm', 'newsletter-unsubscribe']);

const nasty = fc.constantFrom(
  '\u0000',
  'a@example.com\r\nBcc: b@example.com',
  '"><script>alert(1)</script>@example.com',
  "'; drop table subscribers; --",
  '\ud800',
  '@',
  ' @ ',
  `${'x'.repeat(300)}@example.com`,
  '__proto__',
);
const fields = fc.constantFrom(
  'email',
  'token',
  'name',
  'subject',
  'message',
  'amount',
  'session',
  '__proto__',
  'constructor',
);
const amount = fc.constantFrom(
  0,
  -0,
  -5,
  0.5,
  0.999,
  1.001,
  1e9,
  1e308,
  123_456_789,
  '12,50',
  '1e3',
  'NaN',
  '5',
);
const value = fc.oneof(
  { weight: 2, arbitrary: nasty },
  amount,
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);
const object = fc.dictionary(fields, value, { maxKeys: 6 }).map((given) => JSON.stringify(given));
const body = fc.oneof(
  object,
  fc.json(),
  fc.string({ unit: 'binary' }),
  object.map((text) => text.slice(0, -1)),
  fc.integer({ min: 16_385, max: 40_000 }).map((length) => `{"email":"${'x'.repeat(length)}"}`),
);
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
  ),
);
const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('POST') },
  fc.constantFrom('PUT', 'DELETE', 'PATCH'),
);

const deps = depsOfThisFile();

async function rows(): Promise<number> {
  const [row] = await deps().sql<[{ count: number }]>`
    select (
      (select count(*) from subscribers) + (select count(*) from mail_outbox) + (select count(*) from payments)
      + (select count(*) from contact_messages)
    )::int as count`;
  return row.count;
}

function allowed(name: Name, text: string): boolean {
  try {
    return !neverValid.has(name) && v.safeParse(contract[name].request, JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const names: readonly Name[] = [
  'newsletter-subscribe',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'create-tip-payment',
  'send-contact-email',
  'checkout-status',
];

describe.each(names)('%s', (name) => {
  test(`${RUNS} malformed requests`, { tags: ['D19'] }, async () => {
    const before = await rows();
    let from = 0;
    await fc.assert(
      fc.asyncProperty(body, contentType, method, async (text, type, verb) => {
        fc.pre(!allowed(name, text));
        from += 1;
        const request = new Request(`http://functions.test/${name}`, {
          method: verb,
          headers: {
            apikey: 'test-key',
            'content-type': type,
            'x-forwarded-for': `10.0.${from >> 8}.${from & 255}`,
          },
          body: text,
        });
        const response = await handlers[name](request, deps());
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        const answer = v.safeParse(errorBodySchema, await response.json());
        expect(answer.success).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(await rows()).toBe(before);
  });

  test('an endless body is aborted as soon as it is too large', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    const init = {
      method: 'POST',
      headers: { apikey: 'test-key', 'content-type': 'application/json' },
      body: endless,
      // Node asks for it; the DOM's types do not know it.
      duplex: 'half',
    };
    const request = new Request(`http://functions.test/${name}`, init);
    const response = await handlers[name](request, deps());
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(64);
  });

  test('a wrong Content-Length does not allow a large body', async () => {
    const request = new Request(`http://functions.test/${name}`, {
      method: 'POST',
      headers: { apikey: 'test-key', 'content-type': 'application/json', 'content-length': '2' },
      body: JSON.stringify({ email: 'x'.repeat(20_000) }),
    });
    expect((await handlers[name](request, deps())).status).toBe(413);
  });
});

test(`stripe-webhook: ${RUNS} bodies that the payment service has not signed`, async () => {
  const written = async () => {
    const [row] = await deps().sql<[{ count: number }]>`select count(*)::int from webhook_events`;
    return (await rows()) + row.count;
  };
  const before = await written();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const signature = fc.oneof(
    fc.constantFrom('', 't=1,v1=', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(body, signature, async (text, signed) => {
      const headers = new Headers();
      // What is no header at all can not be sent either.
      if (/^[\x21-\x7e]*$/.test(signed)) headers.set('stripe-signature', signed);
      const request = new Request('http://functions.test/stripe-webhook', {
        method: 'POST',
        headers,
        body: text,
      });
      const response = await webhook(request, deps());
      expect(response.status).toBe(400);
      expect(v.safeParse(errorBodySchema, await response.json()).success).toBe(true);
    }),
    { numRuns: RUNS },
  );
  vi.restoreAllMocks();
  expect(await written()).toBe(before);
});

test.each(Object.entries({ 'create-class-payment': preorder, 'deliver-mail': deliverMail }))(
  `%s, which looks at no body: ${RUNS} of them from callers without a key`,
  async (_, handler) => {
    const before = await rows();
    await fc.assert(
      fc.asyncProperty(body, contentType, method, async (text, type, verb) => {
        const request = new Request('http://functions.test/', {
          method: verb,
          headers: { 'content-type': type },
          body: text,
        });
        const response = await handler(request, deps());
        expect(response.status).toBe(verb === 'POST' ? 401 : 405);
        expect(v.safeParse(errorBodySchema, await response.json()).success).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(await rows()).toBe(before);
  },
);
