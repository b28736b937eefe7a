import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import type { SignupEmitted } from '../signup/signupSetup.ts';
import { statePath } from '../statePath.ts';
import { forAShirt } from './waitlist.fixtures.ts';
import { waitlistMachine } from './waitlist.machine.ts';

type Subscription = Outcome<'newsletter-subscribe'>;

/** The opened dialog with a mocked server, and its emitted events. */
function start(answer: () => Promise<Subscription>) {
  const subscribe = vi.fn((_input: { email: string }) => answer());
  const clock = new SimulatedClock();
  const flow = createActor(
    waitlistMachine.provide({ actors: { subscribe: fromPromise(({ input }) => subscribe(input)) } }),
    { clock },
  );
  const emitted: SignupEmitted[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  flow.send({ type: 'opened', occasion: forAShirt });
  return {
    subscribe,
    clock,
    emitted,
    send: flow.send,
    type: (email: string) => flow.send({ type: 'email.changed', email }),
    submit: () => flow.send({ type: 'submitted' }),
    state: () => statePath(flow.getSnapshot()),
    context: () => flow.getSnapshot().context,
    settled: () => vi.waitUntil(() => !flow.getSnapshot().hasTag('busy')),
  };
}

const answered = async (): Promise<Subscription> => ({ type: 'answered', body: {} });
const never = () => new Promise<Subscription>(() => {});

it('joins with a trimmed address, closes and clears the field', {
  tags: ['S4.waitlist.closes', 'S5.waitlist.trimmed', 'S7.waitlist'],
}, async () => {
  const flow = start(answered);
  flow.type('  dolly@example.com ');
  flow.submit();
  expect(flow.state()).toBe('joining');
  await flow.settled();
  expect(flow.subscribe).toHaveBeenCalledExactlyOnceWith({ email: 'dolly@example.com' });
  expect(flow.state()).toBe('closed');
  expect(flow.context().email).toBe('');
});

it.each(['', '   ', 'dolly', 'dolly@'])('does not send %j', { tags: ['S5.waitlist.invalid'] }, (email) => {
  const flow = start(never);
  flow.type(email);
  flow.submit();
  expect(flow.state()).toBe('open.invalid');
  expect(flow.context()).toMatchObject({ email, problem: 'Please enter a valid email address' });
  expect(flow.emitted).toEqual([{ type: 'rejected', text: 'Please enter a valid email address' }]);
  expect(flow.subscribe).not.toHaveBeenCalled();
});

it('sends one request for two clicks in one tick, and times out', {
  tags: ['B11', 'B26'],
}, () => {
  const flow = start(never);
  flow.type('dolly@example.com');
  flow.submit();
  flow.submit();
  expect(flow.subscribe).toHaveBeenCalledOnce();
  flow.clock.increment(15_000);
  expect(flow.state()).toBe('open.failed');
  expect(flow.context()).toMatchObject({ email: 'dolly@example.com', problem: undefined });
});

it('emits nothing for an answer after it was closed', { tags: ['B19.left'] }, async () => {
  let answer = (_: Subscription) => {};
  const flow = start(() => new Promise((resolve) => (answer = resolve)));
  flow.type('dolly@example.com');
  flow.submit();
  flow.send({ type: 'dismissed' });
  answer({ type: 'answered', body: {} });
  // Longer than an answer takes.
  await new Promise((resolve) => setTimeout(resolve));
  expect(flow.state()).toBe('closed');
  expect(flow.emitted).toEqual([]);
});
