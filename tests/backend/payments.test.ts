/** Paying, on the backend that `npm start` brings up: a visitor at the stand-in's page, events, mails. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { onlineClass } from '#catalog';
import { site } from '#content/site.ts';
import { tipPresets } from '#content/support.ts';
import { preOrderLabels } from '#mocks/sold.ts';
import { formatAmount } from '#money';
import { paymentNote, receiptMail } from '../../supabase/functions/_shared/content/mails.ts';
import { amountIn } from '../amountIn.ts';
import { backendOfThisFile } from './support/backendOfThisFile.ts';
import { call } from './support/call.ts';
import { atTheCheckout, type Doing } from './support/payer.ts';

const backend = backendOfThisFile();
const OWNER = 'owner@studio.example';

let presses = 0;
/** Opens a page for a tip, and does there what is asked. */
async function tip(doings: readonly Doing[], email: string) {
  presses += 1;
  const opened = await backend().post(
    'create-tip-payment',
    { amount: 25 },
    { headers: { 'idempotency-key': `press-${presses}` }, from: `127.0.2.${presses}` },
  );
  return atTheCheckout(backend().backend, opened, doings, email);
}

async function becomes(session: string, status: string, timeout = 8_000): Promise<void> {
  await expect
    .poll(async () => (await backend().post('checkout-status', { session })).json, { timeout })
    .toEqual({ status, kind: 'tip', amount: 25 });
}

test('a payment whose page is closed is recorded, with a receipt and a note to the studio', {
  tags: ['B17'],
}, async () => {
  const { session, replies } = await tip(['pay'], 'window@example.com');
  expect(replies[0]?.headers['location']).toBe(`http://localhost:5173/store?session=${session}`);
  await becomes(session, 'paid');
  const receipt = await backend().mailTo('window@example.com');
  expect(receipt.subject).toBe(receiptMail.subject(site.name, formatAmount(25_00)));
  expect(receipt.reply_to).toBe(OWNER);
  const notes = async () =>
    (await backend().mailsTo(OWNER))
      .filter((mail) => mail.reply_to === 'window@example.com')
      .map(({ subject }) => subject);
  await expect.poll(notes).toEqual([paymentNote.heading(paymentNote.what.tip, formatAmount(25_00))]);
});

test.each([
  ...(onlineClass ? [['create-class-payment', {}, preOrderLabels.first] as const] : []),
  ...tipPresets.map(({ amount, label }) => ['create-tip-payment', { amount }, label] as const),
] as const)(
  '%s of %j charges and stores what the page shows: %s',
  { tags: ['D22'] },
  async (name, body, label) => {
    const opened = await backend().post(name, body, { from: '127.0.3.1' });
    const { url } = v.parse(v.object({ url: v.string() }), opened.json);
    const heading = /<h1>(.*?)<\/h1>/.exec((await call(url, { method: 'GET' })).text)?.[1] ?? '';
    const [stored] = await backend().sql`select amount_cents from payments where session_url = ${url}`;
    const shown = amountIn(label);
    expect([amountIn(heading), stored]).toEqual([shown, { amount_cents: shown }]);
  },
);

describe('at the payment page', () => {
  test('a declined card leaves it open, and the next one pays', async () => {
    const { session, replies } = await tip(['decline', 'pay'], 'declined@example.com');
    expect(replies.map(({ status }) => status)).toEqual([402, 303]);
    await becomes(session, 'paid');
    await backend().mailTo('declined@example.com');
  });

  test('canceling leads back with the session, for which no event has arrived', async () => {
    const { session, back } = await tip([], 'canceled@example.com');
    expect(back).toBe(`http://localhost:5173/store?session=${session}&canceled=1`);
    await becomes(session, 'open');
  });

  test('a page that expires says so', async () => {
    const { session } = await tip(['expire'], 'expired@example.com');
    await becomes(session, 'expired');
  });

  test('a method that takes its time is processing first, and paid by itself later; the receipt comes then', async () => {
    const { session } = await tip(['delay'], 'slow@example.com');
    await becomes(session, 'processing');
    expect(await backend().mailsTo('slow@example.com')).toHaveLength(0);
    await becomes(session, 'paid', 10_000);
    await backend().mailTo('slow@example.com');
  });

  test('a method that takes its time may fail', async () => {
    const { session } = await tip(['delay', 'fail'], 'failed@example.com');
    await becomes(session, 'failed');
    expect(await backend().mailsTo('failed@example.com')).toHaveLength(0);
  });
});

test('trying again by the same key leads to the same page; the payment service sees one session', async () => {
  const send = (amount: number) =>
    backend().post('create-tip-payment', { amount }, { headers: { 'idempotency-key': 'again' } });
  const [first, second] = await Promise.all([send(7), send(7)]);
  expect((await send(7)).json).toEqual(first?.json);
  expect(second?.json).toEqual(first?.json);
  expect((await send(8)).json).not.toEqual(first?.json);
  const list = (await call(backend().backend.urls.checkout, { method: 'GET' })).text;
  expect(list.split(formatAmount(7_00))).toHaveLength(2);
});

test('an event is sent again after a failure: functions down, then the database', async () => {
  const { session } = await tip([], 'stubborn@example.com');
  const [url] = await backend().sql<
    [{ session_url: string }]
  >`select session_url from payments where id = ${session}`;
  await backend().backend.functions.stop();
  const pay = new URLSearchParams({ do: 'pay', email: 'stubborn@example.com', name: 'Stubborn' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await call(url.session_url, { headers, body: pay })).status).toBe(303);
  await backend().backend.functions.start();
  await becomes(session, 'paid');
  await backend().mailTo('stubborn@example.com');

  const second = await tip([], 'middle@example.com');
  const [other] = await backend().sql<[{ session_url: string }]>`
    select session_url from payments where id = ${second.session}`;
  const paid = call(other.session_url, { headers, body: pay.replace('stubborn', 'middle') });
  await backend().backend.database.kill();
  await paid;
  await becomes(second.session, 'paid', 15_000);
  await backend().mailTo('middle@example.com');
}, 40_000);
