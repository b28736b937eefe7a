import type { StateValueFrom } from 'xstate';
import { examplePayment } from '#mocks/functions/examplePayment.ts';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { type CheckoutReturnContext, checkoutReturnMachine } from './checkoutReturn.machine.ts';

type Value = StateValueFrom<typeof checkoutReturnMachine>;

function at(value: Value, context: Partial<CheckoutReturnContext> = {}) {
  return checkoutReturnMachine.resolveState({
    value,
    context: {
      session: examplePayment,
      saysCanceled: false,
      questions: 1,
      kind: 'tip',
      amount: 25,
      ...context,
    },
  });
}

/** A snapshot of each state, with the smallest realistic context. */
export const checkoutReturnStates = {
  none: at('none', { session: '', questions: 0 }),
  asking: at('asking'),
  waiting: at('waiting'),
  pending: at('pending'),
  paid: at('paid'),
  canceled: at('canceled'),
  declined: at('declined'),
  expired: at('expired'),
  refunded: at('refunded'),
  unknown: at('unknown'),
  unreachable: at('unreachable'),
} satisfies Record<StatePath<Value>, unknown>;

const statuses = ['open', 'processing', 'paid', 'failed', 'expired', 'refunded', 'unknown'];

/** The generated tests' events and outcomes. */
export const pathInputs = {
  inputs: [{ kind: 'tip' }],
  events: [
    { type: 'opened', session: examplePayment, saysCanceled: false },
    { type: 'opened', session: examplePayment, saysCanceled: true },
    { type: 'askedAgain' },
  ],
  outcomes: [
    ...statuses.map((status) => ({ type: 'answered', body: { status } })),
    { type: 'refused', code: 'unknown' },
  ],
} satisfies PathInputs;
