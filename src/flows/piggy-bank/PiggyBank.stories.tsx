import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PiggyBank } from './PiggyBank.tsx';
import { piggyBankStates } from './piggyBank.fixtures.ts';
import { piggyBankMachine } from './piggyBank.machine.ts';
import { TipJarButton } from './TipJarButton.tsx';

interface At {
  /** The flow's state. */
  at: keyof typeof piggyBankStates;
  onPress: () => void;
}

/** A placeholder for the animation, which looks like its first frame. */
const firstFrame = <img src="/anims/piggy-bank.svg" alt="" width="36" height="36" />;

/** The tip jar with its piggy bank in each state; all look the same until the animation plays. */
function PiggyBankAt({ at, onPress }: At) {
  return (
    <TipJarButton
      onPress={onPress}
      animation={<PiggyBank state={piggyBankStates[at]} canvas={firstFrame} />}
    />
  );
}

const meta = preview.meta({
  title: 'Flows/Piggy Bank/States',
  component: PiggyBankAt,
  parameters: { machine: piggyBankMachine },
  args: { onPress: fn() },
});

/** Under reduced motion. */
export const Still = meta.story({ args: { at: 'still' } });

/** Out of view, or the browser is busy. */
export const Waiting = meta.story({ args: { at: 'waiting' } });

export const Fetching = meta.story({ args: { at: 'fetching' } });

export const Starting = meta.story({ args: { at: 'starting' } });

export const Playing = meta.story({ args: { at: 'playing' } });

/** The animation failed to load. */
export const Unavailable = meta.story({ args: { at: 'unavailable' } });
