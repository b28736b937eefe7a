import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import type { ResponseOf } from '#contract';
import { examplePayment } from '#mocks/functions/examplePayment.ts';
import { statePath } from '../statePath.ts';
import { checkoutReturnMachine } from './checkoutReturn.machine.ts';

type Asking = Outcome<'checkout-status'>;
type Status = ResponseOf<'checkout-status'>['status'];

const says = (status: Status): Asking => ({ type: 'answered', body: { status } });

function start(answers: Asking[], { saysCanceled = false, session = examplePayment } = {}) {
  const ask = vi.fn(async (_session: string) =>
    answers.length > 1 ? (answers.shift() ?? says('open')) : (answers[0] ?? says('open')),
  );
  const clock = new SimulatedClock();
  const flow = createActor(
    checkoutReturnMachine.provide({ actors: { ask: fromPromise(({ input }) => ask(input.session)) } }),
    { clock, input: { kind: 'tip' } },
  );
  flow.start();
  flow.send({ type: 'opened', session, saysCanceled });
  return {
    ask,
    clock,
    flow,
    state: () => statePath(flow.getSnapshot()),
    answeredAs: (state: string) => vi.waitUntil(() => statePath(flow.getSnapshot()) === state),
  };
}

it('shows nothing and sends no request without a payment', () => {
  const { ask, state } = start([], { session: '' });
  expect(state()).toBe('none');
  expect(ask).not.toHaveBeenCalled();
});

it('shows paid only when the server says so', { tags: ['D16'] }, async () => {
  const { ask, clock, state, answeredAs } = start([says('open'), says('processing'), says('paid')]);
  expect(state()).toBe('asking');
  await answeredAs('waiting');
  clock.increment(1000);
  await answeredAs('waiting');
  clock.increment(2000);
  await answeredAs('paid');
  expect(ask.mock.calls).toEqual([[examplePayment], [examplePayment], [examplePayment]]);
});

it('shows an open payment as canceled on the cancel URL, and a paid one as paid', async () => {
  await start([says('open')], { saysCanceled: true }).answeredAs('canceled');
  await start([says('paid')], { saysCanceled: true }).answeredAs('paid');
});

it('stops polling after ten requests, until the visitor retries', async () => {
  const { ask, clock, flow, answeredAs } = start([says('processing')]);
  for (let question = 1; question <= 10; question++) {
    await answeredAs('waiting');
    clock.increment(5000);
  }
  await answeredAs('pending');
  expect(ask).toHaveBeenCalledTimes(10);
  flow.send({ type: 'askedAgain' });
  await answeredAs('waiting');
  expect(ask).toHaveBeenCalledTimes(11);
});

it.each<[Asking, string]>([
  [says('failed'), 'declined'],
  [says('expired'), 'expired'],
  [says('refunded'), 'refunded'],
  [says('unknown'), 'unknown'],
  [{ type: 'refused', code: 'internal' }, 'unreachable'],
  [{ type: 'unreachable', reason: 'offline' }, 'unreachable'],
])('understands %j as %s', { tags: ['D16'] }, async (answer, state) => {
  await start([answer]).answeredAs(state);
});
