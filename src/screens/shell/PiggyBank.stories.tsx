import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PiggyBank } from './PiggyBank.tsx';
import { piggyBankStates } from './piggyBank.fixtures.ts';
import { piggyBankMachine } from './piggyBank.machine.ts';
import { TipJarButton } from './TipJarButton.tsx';

interface At {
  /** The state that the piggy bank is in. */
  at: keyof typeof piggyBankStates;
  onPress: () => void;
}

/** What stands in for the animation: its first frame, which is the picture. */
const firstFrame = <img src="/anims/piggy-bank.svg" alt="" width="36" height="36" />;

/** The tip jar with its piggy bank in one of its states: to the visitor all of them are one picture, until it moves. */
function PiggyBankAt({ at, onPress }: At) {
  return (
    <TipJarButton
      onPress={onPress}
      animation={<PiggyBank state={piggyBankStates[at]} canvas={firstFrame} />}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Shell/TipJar/States',
  component: PiggyBankAt,
  parameters: { machine: piggyBankMachine },
  args: { onPress: fn() },
});

/** Where the visitor's system asks for less motion. */
export const Still = meta.story({ args: { at: 'still' } });

/** Out of view, or the browser has something better to do. */
export const Waiting = meta.story({ args: { at: 'waiting' } });

export const Fetching = meta.story({ args: { at: 'fetching' } });

export const Starting = meta.story({ args: { at: 'starting' } });

export const Playing = meta.story({ args: { at: 'playing' } });

/** What it takes could not be had. */
export const Unavailable = meta.story({ args: { at: 'unavailable' } });
