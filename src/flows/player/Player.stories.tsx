import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { css } from '#styled/css';
import { Player } from './Player.tsx';
import { playerStates } from './player.fixtures.ts';
import { type PlayerEvent, playerMachine } from './player.machine.ts';

interface At {
  /** The flow's state. */
  at: keyof typeof playerStates;
  send: (event: PlayerEvent) => void;
  isOnDemand?: boolean;
}

/** A placeholder for the service's player. */
const standIn = (
  <div
    className={css({
      display: 'grid',
      placeItems: 'center',
      height: '[352px]',
      bg: 'accent.strong',
      color: 'accent.fg',
      borderRadius: 'lg',
    })}
  >
    The service's player
  </div>
);

/** The player in each state, without the service itself. */
function PlayerAt({ at, send, isOnDemand = false }: At) {
  return <Player isOnDemand={isOnDemand} state={playerStates[at]} send={send} frame={standIn} />;
}

const meta = preview.meta({
  title: 'Flows/Player/States',
  component: PlayerAt,
  parameters: { machine: playerMachine },
  args: { send: fn() },
});

/** The prerendered page, and the page without scripts. */
export const Waiting = meta.story({ args: { at: 'waiting' } });

/** The owner has configured loading on click. */
export const WaitingForAClick = meta.story({ args: { at: 'waiting', isOnDemand: true } });

export const Loading = meta.story({ args: { at: 'loading' } });

export const Playing = meta.story({ args: { at: 'playing' } });

export const Unavailable = meta.story({ args: { at: 'unavailable' } });
