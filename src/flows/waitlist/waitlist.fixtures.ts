import type { StateValueFrom } from 'xstate';
import { newsletterDialogTexts, waitlistTexts } from '#content/waitlist.ts';
import type { SignupContext, SignupOccasion } from '../signup/signupSetup.ts';
import type { StatePath } from '../statePath.ts';
import type { Walk } from '../walk.ts';
import { waitlistMachine } from './waitlist.machine.ts';

type Value = StateValueFrom<typeof waitlistMachine>;

/** What the visitor signs up for. */
export const forAShirt: SignupOccasion = { type: 'item', title: 'Cowpunk Graffiti Tee' };
export const forTheNewsletter: SignupOccasion = { type: 'newsletter' };

const email = 'dolly@example.com';

function statesOf(occasion: SignupOccasion, failure: string) {
  const at = (value: Value, context: Partial<SignupContext> = {}) =>
    waitlistMachine.resolveState({ value, context: { occasion, email: '', problem: undefined, ...context } });
  return {
    closed: at('closed'),
    'open.ready': at({ open: 'ready' }),
    'open.invalid': at(
      { open: 'invalid' },
      { email: 'dolly', problem: 'Please enter a valid email address' },
    ),
    'open.failed': at({ open: 'failed' }, { email, problem: failure }),
    joining: at('joining', { email }),
  } satisfies Record<StatePath<Value>, unknown>;
}

/** A snapshot of each state, with the smallest realistic context. */
export const waitlistStates = statesOf(forAShirt, waitlistTexts.failure);

/** The same, opened for the newsletter. */
export const newsletterDialogStates = statesOf(forTheNewsletter, newsletterDialogTexts.failure);

/** The generated tests' events and outcomes. */
export const walk = {
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
} satisfies Walk;
