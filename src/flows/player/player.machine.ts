import { setup } from 'xstate';

export type PlayerEvent =
  /** The visitor is about to see the player's place. */
  | { type: 'approached' }
  /** The visitor has asked for the player, where it waits for that. */
  | { type: 'requested' }
  /** The service's page in the frame has spoken. */
  | { type: 'answered' }
  /** It has spoken, and has nothing to play. */
  | { type: 'refused' }
  | { type: 'retried' };

/** A player that has not spoken by then is taken for blocked or offline: a frame tells nobody that it failed. */
const TIME_LIMIT = 10_000;

/**
 * The streaming service's player on the music page. Nothing is asked of the service before the visitor comes near; a
 * card with links stands in its place until it plays, and for good when it cannot be reached.
 */
export const playerMachine = setup({
  types: { events: {} as PlayerEvent },
  delays: { timeLimit: TIME_LIMIT },
}).createMachine({
  id: 'player',
  initial: 'waiting',
  states: {
    waiting: { on: { approached: 'loading', requested: 'loading' } },
    loading: {
      tags: 'framed',
      on: { answered: 'playing', refused: 'unavailable' },
      after: { timeLimit: 'unavailable' },
    },
    playing: { tags: 'framed' },
    unavailable: { on: { retried: 'loading' } },
  },
});
