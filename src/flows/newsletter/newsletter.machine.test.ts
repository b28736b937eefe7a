import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import type { SignupEmitted } from '../signup/signupSetup.ts';
import { statePath } from '../statePath.ts';
import { newsletterMachine } from './newsletter.machine.ts';

type Subscription = Outcome<'newsletter-subscribe'>;

/** The flow with a mocked server, and its emitted events. */
function start(answer: () => Promise<Subscription>) {
  const subscribe = vi.fn((_email: string) => answer());
  const clock = new SimulatedClock();
  const flow = createActor(
    newsletterMachine.provide({
      actors: { subscribe: fromPromise(({ input }) => subscribe(input.email)) },
    }),
    { clock },
  );
  const emitted: SignupEmitted[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  return {
    subscribe,
    clock,
    emitted,
    type: (email: string) => flow.send({ type: 'email.changed', email }),
    submit: () => flow.send({ type: 'submitted' }),
    state: () => statePath(flow.getSnapshot()),
    context: () => flow.getSnapshot().context,
    settled: () => vi.waitUntil(() => !flow.getSnapshot().hasTag('busy')),
  };
}

const answered = (message?: string) => async (): Promise<Subscription> => ({
  type: 'answered',
  body: message === undefined ? {} : { message },
});
const never = () => new Promise<Subscription>(() => {});

describe('newsletter', () => {
  it('subscribes a trimmed address, and is ready for the next one', {
    tags: ['S4.newsletter.cleared', 'S5.newsletter.trimmed'],
  }, async () => {
    const flow = start(answered('A letter is on its way.'));
    flow.type('  dolly@example.com ');
    flow.submit();
    expect(flow.state()).toBe('submitting');
    await flow.settled();

    expect(flow.state()).toBe('idle.subscribed');
    expect(flow.subscribe).toHaveBeenCalledExactlyOnceWith('dolly@example.com');
    expect(flow.context()).toMatchObject({ email: '', problem: undefined });
    expect(flow.emitted).toEqual([{ type: 'succeeded', text: 'A letter is on its way.' }]);
  });

  it('leaves the text to the form where the server sends none', async () => {
    const flow = start(answered());
    flow.type('dolly@example.com');
    flow.submit();
    await flow.settled();
    expect(flow.emitted).toEqual([{ type: 'succeeded', text: undefined }]);
  });

  it('emits corrected when a rejected address is edited or submitted again', {
    tags: ['D6.validation'],
  }, () => {
    const flow = start(never);
    flow.submit();
    flow.submit();
    flow.type('d');
    const types = flow.emitted.map(({ type }) => type);
    expect(types).toEqual(['rejected', 'corrected', 'rejected', 'corrected']);
  });

  it.each([
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['dolly', 'Please enter a valid email address'],
    ['dolly@', 'Please enter a valid email address'],
    ['dolly@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
  ])('does not send %j', { tags: ['S5.newsletter.empty', 'S5.newsletter.invalid'] }, (email, problem) => {
    const flow = start(never);
    flow.type(email);
    flow.submit();
    expect(flow.state()).toBe('idle.invalid');
    expect(flow.context()).toMatchObject({ email, problem });
    expect(flow.emitted).toEqual([{ type: 'rejected', text: problem }]);
    expect(flow.subscribe).not.toHaveBeenCalled();

    flow.type('d');
    expect(flow.state()).toBe('idle.ready');
    expect(flow.context().problem).toBeUndefined();
  });

  it('sends one request for two clicks in one tick', () => {
    const flow = start(never);
    flow.type('dolly@example.com');
    flow.submit();
    flow.submit();
    expect(flow.subscribe).toHaveBeenCalledOnce();
  });

  it.each<[string, Subscription, string, string | undefined]>([
    [
      'a refusal with a text',
      { type: 'refused', code: 'too_many_requests', text: 'Slow down.' },
      'idle.failed',
      'Slow down.',
    ],
    ['a refusal without', { type: 'refused', code: 'unknown' }, 'idle.failed', undefined],
    ['no network', { type: 'unreachable', reason: 'offline' }, 'idle.failed', undefined],
    [
      'a refused address',
      { type: 'refused', code: 'invalid_email', text: 'Not that one.' },
      'idle.invalid',
      'Not that one.',
    ],
    [
      'a refused address without a text',
      { type: 'refused', code: 'invalid_email' },
      'idle.invalid',
      'Please enter a valid email address',
    ],
  ])(
    'keeps what was typed after %s',
    { tags: ['S8.newsletter.error', 'B19'] },
    async (_, outcome, state, text) => {
      const flow = start(async () => outcome);
      flow.type('dolly@example.com');
      flow.submit();
      await flow.settled();
      expect(flow.state()).toBe(state);
      expect(flow.context()).toMatchObject({ email: 'dolly@example.com', problem: text });
      expect(flow.emitted).toEqual([{ type: 'failed', text, reason: outcome }]);
    },
  );

  it('handles an unexpected error', async () => {
    const thrownError = new Error('the client could not be loaded');
    const flow = start(() => Promise.reject(thrownError));
    flow.type('dolly@example.com');
    flow.submit();
    await flow.settled();
    expect(flow.state()).toBe('idle.failed');
    expect(flow.emitted).toEqual([{ type: 'failed', text: undefined, reason: thrownError }]);
  });

  it('times out a call that never ends, and can retry', { tags: ['B26'] }, () => {
    const flow = start(never);
    flow.type('dolly@example.com');
    flow.submit();
    flow.clock.increment(14_999);
    expect(flow.state()).toBe('submitting');
    flow.clock.increment(1);
    expect(flow.state()).toBe('idle.failed');

    flow.submit();
    expect(flow.state()).toBe('submitting');
    expect(flow.subscribe).toHaveBeenCalledTimes(2);
  });
});
