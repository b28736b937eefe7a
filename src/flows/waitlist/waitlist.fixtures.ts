import type { StateValueFrom } from 'xstate';
import { waitlistTexts } from '#content/waitlist.ts';
import type { SignupContext } from '../signup/signupSetup.ts';
import type { StatePath } from '../statePath.ts';
import type { Walk } from '../walk.ts';
import { waitlistMachine } from './waitlist.machine.ts';

type Value = StateValueFrom<typeof waitlistMachine>;

function at(value: Value, context: Partial<SignupContext> = {}) {
  return waitlistMachine.resolveState({ value, context: { email: '', problem: undefined, ...context } });
}

const email = 'dolly@example.com';

/** The flow in each of its states, with the smallest context that makes sense there. */
export const waitlistStates = {
  closed: at('closed'),
  'open.ready': at({ open: 'ready' }),
  'open.invalid': at({ open: 'invalid' }, { email: 'dolly', problem: 'Please enter a valid email address' }),
  'open.failed': at({ open: 'failed' }, { email, problem: waitlistTexts.failure }),
  joining: at('joining', { email }),
} satisfies Record<StatePath<Value>, unknown>;

/** What can happen to it. */
export const walk = {
  events: [
    { type: 'opened' },
    { type: 'dismissed' },
    ...['', 'dolly', email].map((typed) => ({ type: 'email.changed', email: typed })),
    { type: 'submitted' },
  ],
  outcomes: [
    { type: 'answered', body: {} },
    { type: 'refused', code: 'unknown' },
    { type: 'refused', code: 'invalid_email' },
  ],
} satisfies Walk;
