import { setup } from 'xstate';

export type PlayerEvent =
  /** The player's place is near the viewport. */
  | { type: 'approached' }
  /** The visitor asked for the player, where it loads on click. */
  | { type: 'requested' }
  /** The service's page in the frame has sent a message. */
  | { type: 'answered' }
  /** It reported an error. */
  | { type: 'refused' }
  | { type: 'retried' };

/** After this a silent frame counts as blocked or offline, since frames emit no error. In milliseconds. */
const TIME_LIMIT = 10_000;

/**
 * The streaming service's player on the music page. Nothing is requested from the service before the visitor comes
 * near; a card with links is shown until it plays, and permanently when it is unreachable.
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
