import type { StateValueFrom } from 'xstate';
import type { PathInputs } from '../pathInputs.ts';
import type { SignupContext, SignupOccasion } from '../signup/signupSetup.ts';
import type { StatePath } from '../statePath.ts';
import { waitlistMachine } from './waitlist.machine.ts';

type Value = StateValueFrom<typeof waitlistMachine>;

/** What the visitor signs up for. */
export const forAShirt: SignupOccasion = { type: 'item', title: 'Cowpunk Graffiti Tee' };
export const forTheNewsletter: SignupOccasion = { type: 'newsletter' };

const email = 'dolly@example.com';

function statesOf(occasion: SignupOccasion) {
  const at = (value: Value, context: Partial<SignupContext> = {}) =>
    waitlistMachine.resolveState({ value, context: { occasion, email: '', problem: undefined, ...context } });
  return {
    closed: at('closed'),
    'open.ready': at({ open: 'ready' }),
    'open.invalid': at(
      { open: 'invalid' },
      { email: 'dolly', problem: 'Please enter a valid email address' },
    ),
    'open.failed': at({ open: 'failed' }, { email }),
    joining: at('joining', { email }),
  } satisfies Record<StatePath<Value>, unknown>;
}

/** A snapshot of each state, with the smallest realistic context. */
export const waitlistStates = statesOf(forAShirt);

/** The same, opened for the newsletter. */
export const newsletterDialogStates = statesOf(forTheNewsletter);

/** The generated tests' events and outcomes. */
export const pathInputs = {
  events: [
    { type: 'opened', occasion: forAShirt },
    { type: 'opened', occasion: forTheNewsletter },
    { type: 'dismissed' },
    ...['', 'dolly', email].map((typed) => ({ type: 'email.changed', email: typed })),
    { type: 'submitted' },
  ],
  outcomes: [
    { type: 'answered', body: {} },
    { type: 'refused', code: 'unknown' },
    { type: 'refused', code: 'invalid_email' },
  ],
} satisfies PathInputs;
