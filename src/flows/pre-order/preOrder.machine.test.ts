import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { statePath } from '../statePath.ts';
import { type PreOrderEmitted, preOrderMachine } from './preOrder.machine.ts';

type Opening = Outcome<'create-class-payment'>;

const page = 'https://pay.example.com/session';
const answered = (url?: string) => async (): Promise<Opening> => ({
  type: 'answered',
  body: url === undefined ? {} : { url },
});
const never = () => new Promise<Opening>(() => {});

/** The flow with a mocked server, and its emitted events. */
function start(answer: () => Promise<Opening>) {
  const openPayment = vi.fn((_input: { key: string }) => answer());
  const clock = new SimulatedClock();
  const flow = createActor(
    preOrderMachine.provide({ actors: { openPayment: fromPromise(({ input }) => openPayment(input)) } }),
    { clock },
  );
  const emitted: PreOrderEmitted[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  return {
    openPayment,
    clock,
    emitted,
    press: () => flow.send({ type: 'pressed' }),
    state: () => statePath(flow.getSnapshot()),
    keys: () => openPayment.mock.calls.map(([{ key }]) => key),
    settled: () => vi.waitUntil(() => !flow.getSnapshot().hasTag('busy')),
  };
}

it('redirects to the payment page, and can be pressed again', {
  tags: ['S4.pre-order.redirect', 'D17'],
}, async () => {
  const flow = start(answered(page));
  flow.press();
  expect(flow.state()).toBe('processing');
  await flow.settled();
  expect(flow.state()).toBe('idle');
  expect(flow.emitted).toEqual([{ type: 'checkoutBegun' }, { type: 'redirected', url: page }]);
});

it('does nothing visible when there is no url', { tags: ['S7.no-url', 'S8.pre-order.no-url'] }, async () => {
  const flow = start(answered());
  flow.press();
  await flow.settled();
  expect(flow.state()).toBe('idle');
  expect(flow.emitted).toEqual([{ type: 'checkoutBegun' }, { type: 'stranded' }]);
});

it.each<[string, () => Promise<Opening>]>([
  ['a refusal', async () => ({ type: 'refused', code: 'internal', text: 'Sorry.' })],
  ['no network', async () => ({ type: 'unreachable', reason: 'offline' })],
  ['a thrownError', () => Promise.reject(new Error('no client'))],
  ['an address that is no payment page', answered('javascript:alert(1)')],
  ['a plain http address', answered('http://pay.example.com/session')],
])('has failed after %s, and can be pressed again', { tags: ['B15'] }, async (_, answer) => {
  const flow = start(answer);
  flow.press();
  await flow.settled();
  expect(flow.state()).toBe('failed');
  flow.press();
  expect(flow.state()).toBe('processing');
});

it('sends one request for two clicks in one tick', { tags: ['B11'] }, () => {
  const flow = start(never);
  flow.press();
  flow.press();
  expect(flow.openPayment).toHaveBeenCalledOnce();
});

it('uses one idempotency key for all tries of one pre-order', {
  tags: ['D10', 'B12', 'B26'],
}, async () => {
  const answers = [never, answered(page), answered(page)];
  const flow = start(() => (answers.shift() ?? never)());
  flow.press();
  flow.clock.increment(15_000);
  expect(flow.state()).toBe('failed');
  flow.press();
  await flow.settled();
  expect(flow.emitted.filter(({ type }) => type === 'checkoutBegun')).toHaveLength(1);
  flow.press();
  await flow.settled();
  const [first, second, third] = flow.keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
