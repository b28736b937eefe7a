import type { StateValueFrom } from 'xstate';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { playerMachine } from './player.machine.ts';

type Value = StateValueFrom<typeof playerMachine>;

const at = (value: Value) => playerMachine.resolveState({ value });

/** A snapshot of each state. */
export const playerStates = {
  waiting: at('waiting'),
  loading: at('loading'),
  playing: at('playing'),
  unavailable: at('unavailable'),
} satisfies Record<StatePath<Value>, unknown>;

/** The generated tests' events. */
export const pathInputs = {
  events: [
    { type: 'approached' },
    { type: 'requested' },
    { type: 'answered' },
    { type: 'refused' },
    { type: 'retried' },
  ],
} satisfies PathInputs;
