import type { StateValueFrom } from 'xstate';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { piggyBankMachine } from './piggyBank.machine.ts';

type Value = StateValueFrom<typeof piggyBankMachine>;

const at = (value: Value) => piggyBankMachine.resolveState({ value });

/** A snapshot of each state. */
export const piggyBankStates = {
  still: at('still'),
  waiting: at('waiting'),
  fetching: at('fetching'),
  starting: at('starting'),
  playing: at('playing'),
  unavailable: at('unavailable'),
} satisfies Record<StatePath<Value>, unknown>;

/** The generated tests' events. */
export const pathInputs = {
  events: [
    { type: 'motion.allowed' },
    { type: 'motion.refused' },
    { type: 'approached' },
    { type: 'drawn' },
    { type: 'failed' },
  ],
  outcomes: [undefined],
} satisfies PathInputs;
