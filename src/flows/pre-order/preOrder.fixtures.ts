import type { StateValueFrom } from 'xstate';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { preOrderMachine } from './preOrder.machine.ts';

type Value = StateValueFrom<typeof preOrderMachine>;

const at = (value: Value) => preOrderMachine.resolveState({ value, context: { key: undefined } });

/** A snapshot of each state. */
export const preOrderStates = {
  idle: at('idle'),
  processing: at('processing'),
  failed: at('failed'),
} satisfies Record<StatePath<Value>, unknown>;

/** The generated tests' events and outcomes. */
export const pathInputs = {
  events: [{ type: 'pressed' }],
  outcomes: [
    { type: 'answered', body: { url: 'https://pay.example.com/session' } },
    { type: 'answered', body: {} },
    { type: 'refused', code: 'unknown' },
  ],
} satisfies PathInputs;
