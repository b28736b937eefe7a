import type { ReactNode, Ref } from 'react';
import type { SnapshotFrom } from 'xstate';
import { statePath } from '../statePath.ts';
import type { piggyBankMachine } from './piggyBank.machine.ts';

interface PiggyBankProps {
  ref?: Ref<HTMLSpanElement>;
  state: SnapshotFrom<typeof piggyBankMachine>;
  /** The animation's canvas. */
  canvas: ReactNode;
}

/** The animation over the tip jar's picture, which is hidden while it plays. */
export function PiggyBank({ ref, state, canvas }: PiggyBankProps) {
  return (
    <span ref={ref} aria-hidden="true" data-state={statePath(state)}>
      {state.hasTag('mounted') && canvas}
    </span>
  );
}
