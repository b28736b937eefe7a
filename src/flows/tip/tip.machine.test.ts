import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { tipMessages } from '#contract';
import { sold } from '#mocks/sold.ts';
import { statePath } from '../statePath.ts';
import { hasAmount, type TipEmitted, tipMachine } from './tip.machine.ts';
import { amountProblem, parseAmount } from './tipAmount.ts';

type Opening = Outcome<'create-tip-payment'>;

const tooLittle = sold.tip.minimumCents / 200;
const page = 'https://pay.example.com/session';
const answered = (url?: string) => async (): Promise<Opening> => ({
  type: 'answered',
  body: url === undefined ? {} : { url },
});
const never = () => new Promise<Opening>(() => {});

/** The opened flow with a mocked server, and its emitted events. */
function start(answer: () => Promise<Opening>) {
  const openPayment = vi.fn((_input: { amount: number; key: string }) => answer());
  const clock = new SimulatedClock();
  const flow = createActor(
    tipMachine.provide({ actors: { openPayment: fromPromise(({ input }) => openPayment(input)) } }),
    { clock },
  );
  const emitted: TipEmitted[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  flow.send({ type: 'opened' });
  return {
    openPayment,
    clock,
    emitted,
    preset: (amount: number) => flow.send({ type: 'preset.chosen', amount }),
    custom: (amount: string) => flow.send({ type: 'custom.typed', amount }),
    submit: () => flow.send({ type: 'submitted' }),
    dismiss: () => flow.send({ type: 'dismissed' }),
    state: () => statePath(flow.getSnapshot()),
    context: () => flow.getSnapshot().context,
    settled: () => vi.waitUntil(() => !flow.getSnapshot().hasTag('busy')),
  };
}

describe('an amount', () => {
  it.each([
    ['12,50', 12.5],
    ['12.5', 12.5],
    [' 7 ', 7],
    ['0.99', 0.99],
  ])('is parsed as %j', { tags: ['B13.amounts'] }, (typed, dollars) =>
    expect(parseAmount(typed)).toBe(dollars),
  );

  it.each(['', '1e3', '-5', '0.999', 'NaN', '1,250.00', '123456789', '$5', '1 000', '٥'])(
    'is not %j',
    { tags: ['B13.amounts'] },
    (typed) => expect(parseAmount(typed)).toBeUndefined(),
  );

  it.each([
    [undefined, 'invalid'],
    [0, 'invalid'],
    [tooLittle, 'belowMinimum'],
    [2 * tooLittle, undefined],
    [9_999_999, 'invalid'],
  ])('of %j is %j', (dollars, problem) => expect(amountProblem(dollars)).toBe(problem));
});

describe('tip', () => {
  it('is paid with a preset, on the payment page', { tags: ['S5.tip.amount'] }, async () => {
    const flow = start(answered(page));
    flow.preset(25);
    flow.submit();
    expect(flow.state()).toBe('processing');
    await flow.settled();
    expect(flow.openPayment).toHaveBeenCalledExactlyOnceWith({ amount: 25, key: expect.any(String) });
    expect(flow.emitted).toEqual([{ type: 'redirected', url: page }]);
    expect(flow.state()).toBe('open.ready');
  });

  it('clears the custom amount for a preset, and vice versa', { tags: ['S4.tip.exclusive'] }, () => {
    const flow = start(never);
    flow.custom('12,50');
    flow.preset(10);
    expect(flow.context()).toMatchObject({ preset: 10, custom: '' });
    flow.custom('3');
    expect(flow.context()).toMatchObject({ preset: undefined, custom: '3' });
    expect(hasAmount(flow.context())).toBe(true);
    flow.custom(' ');
    expect(hasAmount(flow.context())).toBe(false);
  });

  it.each([
    ['abc', 'Invalid Amount', 'Please enter a valid tip amount.'],
    ['0', 'Invalid Amount', 'Please enter a valid tip amount.'],
    [String(tooLittle), 'Minimum Amount', tipMessages.belowMinimum],
  ])(
    'does not send %j',
    { tags: ['S5.tip.invalid', 'S5.tip.minimum', 'S9.tip.minimum'] },
    (typed, title, description) => {
      const flow = start(never);
      flow.custom(typed);
      flow.submit();
      expect(flow.state()).toBe('open.invalid');
      expect(flow.emitted).toEqual([{ type: 'rejected', title, description }]);
      expect(flow.openPayment).not.toHaveBeenCalled();
    },
  );

  it('sends one request for two clicks in one tick', () => {
    const flow = start(never);
    flow.preset(5);
    flow.submit();
    flow.submit();
    expect(flow.openPayment).toHaveBeenCalledOnce();
  });

  it('keeps its idempotency key for the same amount, and gets a new one for another', {
    tags: ['B12', 'B26'],
  }, () => {
    const flow = start(never);
    flow.preset(5);
    flow.submit();
    flow.clock.increment(15_000);
    expect(flow.state()).toBe('open.failed');
    flow.submit();
    flow.clock.increment(15_000);
    flow.preset(10);
    flow.submit();
    const [first, second, third] = flow.openPayment.mock.calls.map(([{ key }]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('gets a new key for a second tip of the same amount', { tags: ['B12'] }, async () => {
    const flow = start(answered(page));
    for (const _ of [1, 2]) {
      flow.preset(5);
      flow.submit();
      await flow.settled();
    }
    const [first, second] = flow.openPayment.mock.calls.map(([{ key }]) => key);
    expect(second).not.toBe(first);
  });

  it.each<[string, () => Promise<Opening>]>([
    ['a refusal', async () => ({ type: 'refused', code: 'internal', text: 'Sorry.' })],
    ['no network', async () => ({ type: 'unreachable', reason: 'offline' })],
    ['a thrownError', () => Promise.reject(new Error('no client'))],
    ['an address that is no payment page', answered('javascript:alert(1)')],
    ['a plain http address', answered('http://pay.example.com/session')],
  ])(
    'stays open after %s, with all that was chosen',
    { tags: ['S8.tip.error', 'B15'] },
    async (_, answer) => {
      const flow = start(answer);
      flow.preset(50);
      flow.submit();
      await flow.settled();
      expect(flow.state()).toBe('open.failed');
      expect(flow.context().preset).toBe(50);
      expect(flow.emitted).toEqual([
        {
          type: 'failed',
          title: 'Payment Error',
          description: 'Failed to create payment session. Please try again.',
          reason: expect.anything(),
        },
      ]);
    },
  );

  it('does nothing visible when there is no url', { tags: ['S7.no-url'] }, async () => {
    const flow = start(answered());
    flow.preset(50);
    flow.submit();
    await flow.settled();
    expect(flow.state()).toBe('open.ready');
    expect(flow.emitted).toEqual([{ type: 'stranded' }]);
  });

  it('does not redirect after the dialog was closed', { tags: ['B19.left'] }, async () => {
    let answer = (_: Opening) => {};
    const flow = start(() => new Promise((resolve) => (answer = resolve)));
    flow.preset(5);
    flow.submit();
    flow.dismiss();
    answer({ type: 'answered', body: { url: page } });
    // Longer than an answer takes.
    await new Promise((resolve) => setTimeout(resolve));
    expect(flow.state()).toBe('closed');
    expect(flow.emitted).toEqual([]);
  });
});
