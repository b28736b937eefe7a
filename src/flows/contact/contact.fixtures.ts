import type { StateValueFrom } from 'xstate';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { type ContactContext, contactMachine } from './contact.machine.ts';
import { contactProblems } from './contactMessage.ts';

type Value = StateValueFrom<typeof contactMachine>;

const noFields = { name: '', email: '', subject: '', message: '' };

/** A realistic message. */
export const message = {
  name: 'Dolly Waters',
  email: 'dolly@example.com',
  subject: 'A mascot for our diner',
  message: 'Howdy! We need a coyote that can flip pancakes. Do you take on work like that?',
};

function at(value: Value, context: Partial<ContactContext> = {}) {
  return contactMachine.resolveState({ value, context: { fields: noFields, problems: {}, ...context } });
}

/** A snapshot of each state, with the smallest realistic context. */
export const contactStates = {
  'idle.ready': at({ idle: 'ready' }),
  'idle.invalid': at({ idle: 'invalid' }, { problems: contactProblems(noFields) }),
  'idle.sent': at({ idle: 'sent' }),
  sending: at('sending', { fields: message }),
  success: at('success'),
  error: at('error', { fields: message }),
} satisfies Record<StatePath<Value>, unknown>;

/** The generated tests' events and outcomes. */
export const pathInputs = {
  events: [
    ...Object.entries(message).map(([name, value]) => ({ type: 'field.changed', name, value })),
    { type: 'field.changed', name: 'message', value: '' },
    { type: 'submitted' },
  ],
  outcomes: [
    { type: 'answered', body: { success: true } },
    { type: 'answered', body: { success: false } },
    { type: 'refused', code: 'unknown' },
  ],
} satisfies PathInputs;
