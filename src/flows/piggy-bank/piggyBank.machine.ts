import { fromPromise, setup } from 'xstate';

export type PiggyBankEvent =
  /** Motion is not reduced. */
  | { type: 'motion.allowed' }
  | { type: 'motion.refused' }
  /** In view, and the browser is idle. */
  | { type: 'approached' }
  /** The animation has drawn its first frame, which equals the picture. */
  | { type: 'drawn' }
  | { type: 'failed' };

/**
 * The piggy bank on the tip jar: a picture that the animation covers from its first frame. If the animation fails to
 * load the picture stays, without an error.
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
