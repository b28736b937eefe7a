import type { StateValueFrom } from 'xstate';
import { tipMessages } from '#contract';
import { sold } from '#mocks/sold.ts';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { type TipContext, tipMachine } from './tip.machine.ts';

const tooLittle = (sold.tip.minimumCents / 200).toFixed(2);
/** Two of the presets, if the owner has that many. */
const [, second = 20, third = 30] = sold.tip.presetsCents.map((cents) => cents / 100);

type Value = StateValueFrom<typeof tipMachine>;

function at(value: Value, context: Partial<TipContext> = {}) {
  return tipMachine.resolveState({
    value,
    context: { preset: undefined, custom: '', problem: undefined, attempt: undefined, ...context },
  });
}

/** A snapshot of each state, with the smallest realistic context. */
export const tipStates = {
  closed: at('closed'),
  'open.ready': at({ open: 'ready' }),
  'open.invalid': at({ open: 'invalid' }, { custom: '1e3', problem: tipMessages.invalid }),
  'open.failed': at({ open: 'failed' }, { preset: third }),
  processing: at('processing', { preset: third }),
} satisfies Record<StatePath<Value>, unknown>;

/** Variants of the states above with another look. */
export const tipMoments = {
  presetChosen: at({ open: 'ready' }, { preset: second }),
  customTyped: at({ open: 'ready' }, { custom: '12,50' }),
  belowMinimum: at({ open: 'invalid' }, { custom: tooLittle, problem: tipMessages.belowMinimum }),
};

/** The generated tests' events and outcomes. */
export const pathInputs = {
  events: [
    { type: 'opened' },
    { type: 'dismissed' },
    { type: 'preset.chosen', amount: third },
    ...[tooLittle, '1e3'].map((amount) => ({ type: 'custom.typed', amount })),
    { type: 'submitted' },
  ],
  outcomes: [
    { type: 'answered', body: { url: 'https://pay.example.com/session' } },
    { type: 'answered', body: { url: 'javascript:alert(1)' } },
    { type: 'answered', body: {} },
    { type: 'refused', code: 'unknown' },
  ],
} satisfies PathInputs;
