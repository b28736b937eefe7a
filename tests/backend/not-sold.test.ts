/** A page from before its owner stopped selling something requests it again. */

import { expect, test, vi } from 'vitest';
import type * as catalog from '#catalog';
import { classAnswers } from '#mocks/functions/create-class-payment.answers.ts';
import { tipAnswers } from '#mocks/functions/create-tip-payment.answers.ts';
import { paymentsProblems } from '../../supabase/functions/_shared/config.ts';
import { paymentNote } from '../../supabase/functions/_shared/content/mails.ts';
import { paymentMails } from '../../supabase/functions/_shared/paymentMails.ts';
import { handler as preorder } from '../../supabase/functions/create-class-payment/handler.ts';
import { handler as tip } from '../../supabase/functions/create-tip-payment/handler.ts';
import { depsOfThisFile } from './support/depsOfThisFile.ts';

vi.mock('#catalog', async (load) => ({
  ...(await load<typeof catalog>()),
  onlineClass: undefined,
  tip: undefined,
}));

const deps = depsOfThisFile();

const request = (body: string | null) =>
  new Request('http://functions.test/', {
    method: 'POST',
    headers: { apikey: 'test-key', 'content-type': 'application/json' },
    body,
  });

test.each([
  ['a class', preorder, null, classAnswers.notSold],
  ['a tip', tip, '{"amount":5}', tipAnswers.notSold],
] as const)('%s is refused, without a checkout session', async (_, handler, body, refusal) => {
  const response = await handler(request(body), deps());
  expect([response.status, await response.json()]).toEqual([refusal.status, refusal.body]);
  expect(deps().payments.orders).toEqual([]);
  expect(await deps().sql`select from payments`).toHaveLength(0);
});

test.each(['class', 'tip'] as const)('a %s that was paid for before still gets its receipt', (kind) => {
  const paid = { id: 'p1', kind, amount_cents: 50_00, payer_email: 'payer@example.com', payer_name: null };
  const [receipt] = paymentMails(paid, deps().config);
  expect(receipt).toMatchObject({ kind: `receipt-${kind}`, recipient: 'payer@example.com' });
  expect(receipt?.text).toContain(`${paymentNote.what[kind]}: $50.00`);
});

test('no payment setting counts as missing', () => {
  expect(paymentsProblems(() => undefined)).toEqual([]);
});
