/**
 * Asks every named answer of the real functions, under Deno and on Postgres: what the mocks play in stories and tests is
 * what a visitor gets.
 */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { onlineClass, tip as tipOffer } from '#catalog';
import type { FunctionName } from '#contract';
import { type Answer, beyondFunctions, protocolAnswers } from '#mocks/functions/answer.ts';
import { answers } from '#mocks/functions/answers.ts';
import type { checkoutAnswers } from '#mocks/functions/checkout-status.answers.ts';
import type { classAnswers } from '#mocks/functions/create-class-payment.answers.ts';
import type { tipAnswers } from '#mocks/functions/create-tip-payment.answers.ts';
import { examplePayment } from '#mocks/functions/examplePayment.ts';
import type { confirmAnswers } from '#mocks/functions/newsletter-confirm.answers.ts';
import type { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import type { unsubscribeAnswers } from '#mocks/functions/newsletter-unsubscribe.answers.ts';
import type { contactAnswers } from '#mocks/functions/send-contact-email.answers.ts';
import { sold } from '#mocks/sold.ts';
import { backendOfThisFile } from './support/backendOfThisFile.ts';
import type { Call, Reply } from './support/call.ts';
import { atTheCheckout, type Doing } from './support/payer.ts';
import { tokenIn } from './support/testBackend.ts';

const backend = backendOfThisFile();

/** The names of the answers that a function itself gives: each needs a cause below. */
type Own<Answers> = Exclude<
  { [N in keyof Answers]: Answers[N] extends { source: 'function' } ? N : never }[keyof Answers],
  /* By other settings than the ones that are deployed here (see not-sold.test.ts and turnstile.test.ts). */
  'notSold' | 'notHuman'
>;
type Causes<Answers> = Record<Own<Answers>, () => Promise<Reply>>;

async function repeat(times: number, send: () => Promise<Reply>): Promise<Reply> {
  for (let done = 1; done < times; done += 1) await send();
  return send();
}

/** Stops the database during a call. */
async function withoutDatabase(send: () => Promise<Reply>): Promise<Reply> {
  await backend().backend.database.stop();
  try {
    return await send();
  } finally {
    await backend().backend.database.start();
  }
}

async function subscribed(email: string) {
  await backend().post('newsletter-subscribe', { email });
  return backend().mailTo(email);
}

async function confirmed(email: string) {
  const mail = await subscribed(email);
  await backend().post('newsletter-confirm', { token: tokenIn(mail, 'confirm') });
  return mail;
}

const subscribe = (email: string, more?: Call) => backend().post('newsletter-subscribe', { email }, more);
const confirm = (token: string, more?: Call) => backend().post('newsletter-confirm', { token }, more);
const unsubscribe = (token: string, more?: Call) => backend().post('newsletter-unsubscribe', { token }, more);

const tip = (amount: number, more?: Call) => backend().post('create-tip-payment', { amount }, more);
const preorder = (more?: Call) => backend().post('create-class-payment', undefined, more);
const statusOf = (session: string, more?: Call) => backend().post('checkout-status', { session }, more);

const message = { name: 'Vera', email: 'vera@example.com', subject: 'Hello', message: 'A word.' };
const contact = (changes: Partial<typeof message> = {}, more?: Call) =>
  backend().post('send-contact-email', { ...message, ...changes }, more);

async function withoutCheckout(send: () => Promise<Reply>): Promise<Reply> {
  await backend().backend.checkout.stop();
  try {
    return await send();
  } finally {
    await backend().backend.checkout.start();
  }
}

/** Opens a payment page, does something there, and asks what became of it until it is what it should be. */
async function statusAfter(opened: Promise<Reply>, doing: readonly Doing[], status: string): Promise<Reply> {
  const { session } = await atTheCheckout(backend().backend, await opened, doing);
  await expect.poll(async () => (await statusOf(session)).json, { timeout: 5_000 }).toMatchObject({ status });
  return statusOf(session);
}

const causes = {
  'newsletter-subscribe': {
    okWithMessage: () => subscribe('new@example.com'),
    alreadyKnown: async () => {
      await confirmed('known@example.com');
      return subscribe('known@example.com');
    },
    invalidEmail: () => subscribe('nobody.example.com'),
    tooManyRequests: () => repeat(6, () => subscribe('often@example.com')),
    internal: () => withoutDatabase(() => subscribe('lost@example.com')),
  } satisfies Causes<typeof subscribeAnswers>,
  'newsletter-confirm': {
    okWithMessage: async () => confirm(tokenIn(await subscribed('confirm@example.com'), 'confirm')),
    invalidToken: () => confirm('made.up'),
    tooManyRequests: () => repeat(21, () => confirm('made.up', { from: '127.0.0.21' })),
    internal: async () => {
      const token = tokenIn(await subscribed('confirm-later@example.com'), 'confirm');
      return withoutDatabase(() => confirm(token));
    },
  } satisfies Causes<typeof confirmAnswers>,
  'newsletter-unsubscribe': {
    okWithMessage: async () => unsubscribe(tokenIn(await confirmed('leave@example.com'), 'unsubscribe')),
    invalidToken: () => unsubscribe('made.up'),
    tooManyRequests: () => repeat(21, () => unsubscribe('made.up', { from: '127.0.0.22' })),
    internal: async () => {
      const token = tokenIn(await subscribed('leave-later@example.com'), 'unsubscribe');
      return withoutDatabase(() => unsubscribe(token));
    },
  } satisfies Causes<typeof unsubscribeAnswers>,
  'create-tip-payment': {
    okWithUrl: () => tip(5),
    invalidAmount: () => tip(-5),
    belowMinimum: () => tip(sold.tip.minimumCents / 200),
    checkoutUnavailable: () => withoutCheckout(() => tip(5)),
    tooManyRequests: () => repeat(21, () => tip(5, { from: '127.0.0.23' })),
    internal: () => withoutDatabase(() => tip(5)),
  } satisfies Causes<typeof tipAnswers>,
  'create-class-payment': {
    okWithUrl: () => preorder(),
    checkoutUnavailable: () => withoutCheckout(() => preorder()),
    tooManyRequests: () => repeat(21, () => preorder({ from: '127.0.0.24' })),
    internal: () => withoutDatabase(() => preorder()),
  } satisfies Causes<typeof classAnswers>,
  'send-contact-email': {
    okWithMessage: () => contact(),
    missingFields: () => contact({ message: '   ' }),
    invalidEmail: () => contact({ email: 'vera.example.com' }),
    tooLong: () => contact({ message: 'x'.repeat(10_001) }),
    tooManyRequests: () => repeat(11, () => contact({}, { from: '127.0.0.25' })),
    internal: () => withoutDatabase(() => contact()),
  } satisfies Causes<typeof contactAnswers>,
  'checkout-status': {
    open: () => statusAfter(tip(25), [], 'open'),
    processing: () => statusAfter(tip(25), ['delay'], 'processing'),
    paidTip: () => statusAfter(tip(25), ['pay'], 'paid'),
    paidClass: () => statusAfter(preorder(), ['pay'], 'paid'),
    failed: () => statusAfter(tip(25), ['delay', 'fail'], 'failed'),
    expired: () => statusAfter(preorder(), ['expire'], 'expired'),
    refunded: () => statusAfter(preorder(), ['pay', 'refund'], 'refunded'),
    unknown: () => statusOf('cs_made_up'),
    tooManyRequests: () => repeat(61, () => statusOf('cs_made_up', { from: '127.0.0.26' })),
    internal: () => withoutDatabase(() => statusOf(crypto.randomUUID())),
  } satisfies Causes<typeof checkoutAnswers>,
} satisfies Record<FunctionName, Readonly<Record<string, () => Promise<Reply>>>>;

/** Requests that no page makes. */
const misuses = {
  methodNotAllowed: { method: 'PUT' },
  unauthorized: { headers: { apikey: 'another-key' } },
  unsupportedMediaType: { headers: { 'content-type': 'text/plain' } },
  bodyTooLarge: { body: JSON.stringify({ email: 'x'.repeat(17_000) }) },
  invalidJson: { body: '{"email": "a@exam' },
  invalidBody: { body: '[]' },
} satisfies Record<keyof typeof protocolAnswers, Call>;

const aboutTheBody: ReadonlySet<string> = new Set<keyof typeof protocolAnswers>([
  'unsupportedMediaType',
  'bodyTooLarge',
  'invalidJson',
  'invalidBody',
]);

function expectSame(reply: Reply, answer: Answer): void {
  if (!('status' in answer)) throw new Error('Only an answer can come out the same.');
  const given = v.safeParse(v.strictObject({ url: v.pipe(v.string(), v.url()) }), answer.body);
  const back = v.safeParse(v.looseObject({ again: v.string() }), answer.body);
  // Payment pages have unique addresses, links unique tokens.
  const body = given.success
    ? { url: expect.stringMatching(/^https?:\/\/\S+$/) }
    : back.success
      ? { ...back.output, again: expect.stringMatching(/^[\w-]+\.[\w-]+$/) }
      : answer.body;
  expect(reply.json ?? reply.text).toEqual(body);
  expect(reply.status).toBe(answer.status);
  expect(reply.headers['access-control-allow-origin']).toBe('*');
}

/** Answers that this site's catalog cannot cause. */
const unsold: readonly string[] = [
  ...(tipOffer ? [] : ['create-tip-payment', 'open', 'processing', 'paidTip', 'failed']),
  ...(onlineClass ? [] : ['create-class-payment', 'paidClass', 'expired', 'refunded']),
];

describe.each(Object.entries(causes))('%s', (name, own) => {
  const named: Readonly<Record<string, Answer>> = Object.fromEntries(
    Object.entries(answers).flatMap(([of, list]) => (of === name ? Object.entries(list) : [])),
  );

  const possibleHere = Object.entries(own).filter(
    ([answer]) => !unsold.includes(name) && !unsold.includes(answer),
  );
  test.each(possibleHere)('%s', { tags: ['D19'] }, async (answer, cause) => {
    const expected = named[answer];
    if (!expected) throw new Error(`No answer is named ${answer}.`);
    expectSame(await cause(), expected);
  });

  // A function that takes no body does not look at one (D12).
  const possible = Object.entries(misuses).filter(
    ([misuse]) => name !== 'create-class-payment' || !aboutTheBody.has(misuse),
  );
  test.each(possible)('%s', async (answer, misuse) => {
    const expected = Object.entries(protocolAnswers).find(([of]) => of === answer)?.[1];
    if (!expected) throw new Error(`No answer is named ${answer}.`);
    expectSame(await backend().post(name, {}, misuse), expected);
  });
});

test('the payment of the stories is one that the function looks up', async () => {
  await backend().sql`
    insert into payments (id, kind, amount_cents, paid_at) values (${examplePayment}, 'tip', 2500, now())`;
  expectSame(await statusOf(examplePayment), answers['checkout-status'].paidTip);
});

test('gatewayPage: the gateway answers while the functions are down', async () => {
  await backend().backend.functions.kill();
  const reply = await subscribe('early@example.com');
  expectSame(reply, beyondFunctions.gatewayPage);
  expect(reply.headers['content-type']).toBe('text/html');
  await expect.poll(async () => (await subscribe('late@example.com')).status, { timeout: 5_000 }).toBe(200);
});
