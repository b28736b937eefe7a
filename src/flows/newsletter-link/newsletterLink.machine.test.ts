import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { statePath } from '../statePath.ts';
import { newsletterLinkMachine } from './newsletterLink.machine.ts';

type Following = Outcome<'newsletter-confirm' | 'newsletter-unsubscribe'>;

function start(answer: () => Promise<Following>) {
  const follow = vi.fn((_token: string) => answer());
  const clock = new SimulatedClock();
  const flow = createActor(
    newsletterLinkMachine.provide({ actors: { follow: fromPromise(({ input }) => follow(input.token)) } }),
    { clock },
  );
  const failures: unknown[] = [];
  flow.on('failed', ({ reason }) => failures.push(reason));
  flow.start();
  return {
    flow,
    follow,
    clock,
    failures,
    state: () => statePath(flow.getSnapshot()),
    settled: () => vi.waitUntil(() => !flow.getSnapshot().hasTag('busy')),
  };
}

const never = () => new Promise<Following>(() => {});

it('changes nothing until the button is pressed, then asks once', { tags: ['B23'] }, async () => {
  const { flow, follow, state, settled } = start(async () => ({
    type: 'answered',
    body: { message: 'Done.' },
  }));
  flow.send({ type: 'pressed' });
  expect(state()).toBe('reading');
  flow.send({ type: 'opened', token: 't1' });
  expect(state()).toBe('ready');
  expect(follow).not.toHaveBeenCalled();

  flow.send({ type: 'pressed' });
  flow.send({ type: 'pressed' });
  await settled();
  expect(state()).toBe('done');
  expect(flow.getSnapshot().context.message).toBe('Done.');
  expect(follow).toHaveBeenCalledExactlyOnceWith('t1');
});

it('keeps the token to subscribe again after unsubscribing', async () => {
  const { flow, settled } = start(async () => ({ type: 'answered', body: { again: 'a-resubscribe-token' } }));
  flow.send({ type: 'opened', token: 't1' });
  flow.send({ type: 'pressed' });
  await settled();
  expect(flow.getSnapshot().context.again).toBe('a-resubscribe-token');
});

it('treats a URL without a token as an unusable link', () => {
  const { flow, state } = start(never);
  flow.send({ type: 'opened', token: '' });
  expect(state()).toBe('unusable');
});

it('offers no retry for an invalid link', async () => {
  const refusal: Following = { type: 'refused', code: 'invalid_token', text: 'Too old.' };
  const { flow, state, settled, failures } = start(async () => refusal);
  flow.send({ type: 'opened', token: 't1' });
  flow.send({ type: 'pressed' });
  await settled();
  expect(state()).toBe('unusable');
  expect(flow.getSnapshot().context.message).toBe('Too old.');
  expect(failures).toEqual([refusal]);
});

it.each<[string, () => Promise<Following>]>([
  ['a refusal', async () => ({ type: 'refused', code: 'internal', text: 'Sorry.' })],
  ['no network', async () => ({ type: 'unreachable', reason: 'offline' })],
  ['a thrownError', () => Promise.reject(new Error('no client'))],
])('can be tried again after %s', async (_, answer) => {
  const { flow, follow, state, settled, failures } = start(answer);
  flow.send({ type: 'opened', token: 't1' });
  flow.send({ type: 'pressed' });
  await settled();
  expect(state()).toBe('failed');
  expect(failures).toHaveLength(1);
  flow.send({ type: 'pressed' });
  expect(state()).toBe('sending');
  expect(follow).toHaveBeenCalledTimes(2);
});

it('times out a call that never ends', { tags: ['B26'] }, () => {
  const { flow, clock, state } = start(never);
  flow.send({ type: 'opened', token: 't1' });
  flow.send({ type: 'pressed' });
  clock.increment(14_999);
  expect(state()).toBe('sending');
  clock.increment(1);
  expect(state()).toBe('failed');
});
