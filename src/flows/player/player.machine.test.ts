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

it('has no frame until the visitor comes near, and plays once the service speaks', () => {
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

it('gives up a frame that stays silent, and takes it away', () => {
  const { clock, send, state, isFramed } = start();
  send({ type: 'approached' });
  clock.increment(9_999);
  expect(state()).toBe('loading');
  clock.increment(1);
  expect(state()).toBe('unavailable');
  expect(isFramed()).toBe(false);
});

it('gives up at once what the service refuses, and can be tried again', () => {
  const { send, state } = start();
  send({ type: 'approached' });
  send({ type: 'refused' });
  expect(state()).toBe('unavailable');
  send({ type: 'retried' });
  expect(state()).toBe('loading');
  send({ type: 'answered' });
  expect(state()).toBe('playing');
});

it('goes on playing whatever the clock says or the service sends', () => {
  const { clock, send, state } = start();
  send({ type: 'approached' });
  send({ type: 'answered' });
  clock.increment(60_000);
  send({ type: 'refused' });
  send({ type: 'approached' });
  expect(state()).toBe('playing');
});
