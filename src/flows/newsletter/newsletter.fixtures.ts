import type { StateValueFrom } from 'xstate';
import type { PathInputs } from '../pathInputs.ts';
import type { SignupContext } from '../signup/signupSetup.ts';
import type { StatePath } from '../statePath.ts';
import { newsletterMachine } from './newsletter.machine.ts';

function at(value: StateValueFrom<typeof newsletterMachine>, context: Partial<SignupContext> = {}) {
  return newsletterMachine.resolveState({
    value,
    context: { occasion: { type: 'newsletter' }, email: '', problem: undefined, ...context },
  });
}

const email = 'dolly@example.com';

/** A snapshot of each state, with the smallest realistic context. */
export const newsletterStates = {
  'idle.ready': at({ idle: 'ready' }),
  'idle.invalid': at({ idle: 'invalid' }, { email: 'dolly', problem: 'Please enter a valid email address' }),
  'idle.subscribed': at({ idle: 'subscribed' }),
  'idle.failed': at({ idle: 'failed' }, { email }),
  submitting: at('submitting', { email }),
} satisfies Record<StatePath<StateValueFrom<typeof newsletterMachine>>, unknown>;

/** The generated tests' events and outcomes. */
export const pathInputs = {
  events: [
    ...['', 'dolly', email].map((typed) => ({ type: 'email.changed', email: typed })),
    { type: 'submitted' },
  ],
  outcomes: [
    { type: 'answered', body: {} },
    { type: 'refused', code: 'unknown' },
    { type: 'refused', code: 'invalid_email' },
  ],
} satisfies PathInputs;
