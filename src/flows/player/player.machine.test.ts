import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { playerMachine } from './player.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const flow = createActor(playerMachine, { clock });
  flow.start();
  return {
    clock,
    send: flow.send,
    state: () => flow.getSnapshot().value,
    isFramed: () => flow.getSnapshot().hasTag('framed'),
  };
}

it("has no iframe until it is near the viewport, and plays after the service's message", () => {
  const { send, state, isFramed } = start();
  expect(isFramed()).toBe(false);
  send({ type: 'answered' });
  expect(state()).toBe('waiting');

  send({ type: 'approached' });
  expect(state()).toBe('loading');
  expect(isFramed()).toBe(true);

  send({ type: 'answered' });
  expect(state()).toBe('playing');
  expect(isFramed()).toBe(true);
});

it('removes an iframe that sends no message in time', () => {
  const { clock, send, state, isFramed } = start();
  send({ type: 'approached' });
  clock.increment(9_999);
  expect(state()).toBe('loading');
  clock.increment(1);
  expect(state()).toBe('unavailable');
  expect(isFramed()).toBe(false);
});

it('fails at once if the service refuses, and can be retried', () => {
  const { send, state } = start();
  send({ type: 'approached' });
  send({ type: 'refused' });
  expect(state()).toBe('unavailable');
  send({ type: 'retried' });
  expect(state()).toBe('loading');
  send({ type: 'answered' });
  expect(state()).toBe('playing');
});

it('keeps playing after the time limit and further messages', () => {
  const { clock, send, state } = start();
  send({ type: 'approached' });
  send({ type: 'answered' });
  clock.increment(60_000);
  send({ type: 'refused' });
  send({ type: 'approached' });
  expect(state()).toBe('playing');
});
