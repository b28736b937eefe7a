import { fromPromise, setup } from 'xstate';

export type PiggyBankEvent =
  /** The visitor's system lets things move. */
  | { type: 'motion.allowed' }
  | { type: 'motion.refused' }
  /** The pig is in view, and the browser has nothing else to do. */
  | { type: 'approached' }
  /** The animation has drawn its first frame, which is the picture. */
  | { type: 'drawn' }
  | { type: 'failed' };

/**
 * The piggy bank on the tip jar. It is a picture, which the animation covers from its first frame on; where that cannot
 * be had the picture stays for good, and nobody is told of it.
 */
export const piggyBankMachine = setup({
  types: { events: {} as PiggyBankEvent },
  actors: {
    fetchAnimation: fromPromise<void>(() => Promise.reject(new Error('No one fetches the animation.'))),
  },
}).createMachine({
  id: 'piggyBank',
  initial: 'still',
  on: { 'motion.refused': '.still' },
  states: {
    still: { on: { 'motion.allowed': 'waiting' } },
    waiting: { on: { approached: 'fetching' } },
    fetching: {
      invoke: { id: 'animation', src: 'fetchAnimation', onDone: 'starting', onError: 'unavailable' },
    },
    starting: { tags: 'mounted', on: { drawn: 'playing', failed: 'unavailable' } },
    playing: { tags: 'mounted' },
    unavailable: {},
  },
});
