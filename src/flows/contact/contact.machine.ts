import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { contactTexts } from '#content/contactForm.ts';
import { CALL_TIME_LIMIT, NO_ANSWER, outcome, thrownError } from '../calling.ts';
import {
  type ContactMessage,
  type ContactProblems,
  contactProblems,
  firstProblem,
  isEmpty,
} from './contactMessage.ts';

type Sending = Outcome<'send-contact-email'>;

export interface ContactContext {
  /** As typed. */
  fields: ContactMessage;
  problems: ContactProblems;
}

export type ContactEvent =
  | { type: 'field.changed'; name: keyof ContactMessage; value: string }
  | { type: 'submitted' };

/** The flow's emitted events. */
export type ContactEmitted =
  | { type: 'succeeded'; text: string }
  | { type: 'rejected'; text: string }
  /** Rejected input is being edited or submitted again. */
  | { type: 'corrected' }
  | { type: 'failed'; text: string; reason: unknown };

const noFields: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** The contact form's statechart (S4.contact, S5.contact, S8.contact). */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as ContactEmitted,
    tags: '' as 'busy' | 'locked',
  },
  actors: {
    send: fromPromise<Sending, ContactMessage>(() =>
      Promise.reject(new Error('The contact flow was started without its send actor.')),
    ),
  },
  guards: {
    messageIsFine: ({ context }) => isEmpty(contactProblems(context.fields)),
    nothingIsTyped: ({ context }) => Object.values(context.fields).every((value) => value === ''),
    isSent: (_, sending: Sending) => sending.type === 'answered' && sending.body.success,
  },
  actions: {
    keepField: assign(({ context, event }) => {
      if (event.type !== 'field.changed') return {};
      const { [event.name]: _, ...problems } = context.problems;
      return { fields: { ...context.fields, [event.name]: event.value }, problems };
    }),
    clearFields: assign({ fields: noFields }),
    clearProblems: assign({ problems: {} }),
    explainFields: assign({ problems: ({ context }) => contactProblems(context.fields) }),
    announceProblems: emit(({ context }) => ({
      type: 'rejected' as const,
      text: firstProblem(context.fields),
    })),
    announceCorrection: emit({ type: 'corrected' }),
    announceSuccess: emit((_, sending: Sending) => ({
      type: 'succeeded' as const,
      text: (sending.type === 'answered' && sending.body.message) || contactTexts.success,
    })),
    announceFailure: emit((_, reason: unknown) => ({
      type: 'failed' as const,
      text: contactTexts.failure,
      reason,
    })),
  },
  delays: { timeLimit: CALL_TIME_LIMIT, successShows: 3000 },
}).createMachine({
  id: 'contact',
  context: { fields: noFields, problems: {} },
  initial: 'idle',
  on: { 'field.changed': { actions: 'keepField' } },
  states: {
    idle: {
      initial: 'ready',
      on: {
        // Invalid fields stay marked, but focus stays where the visitor types.
        'field.changed': { target: '.ready', actions: 'keepField' },
        submitted: [
          { guard: 'messageIsFine', target: 'sending' },
          { target: '.invalid', actions: ['explainFields', 'announceProblems'] },
        ],
      },
      states: { ready: {}, invalid: { exit: 'announceCorrection' }, sent: {} },
    },
    sending: {
      tags: ['busy', 'locked'],
      entry: 'clearProblems',
      on: { 'field.changed': {} },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.fields,
        onDone: [
          {
            guard: { type: 'isSent', params: outcome },
            target: 'success',
            actions: ['clearFields', { type: 'announceSuccess', params: outcome }],
          },
          { target: 'error', actions: { type: 'announceFailure', params: outcome } },
        ],
        onError: { target: 'error', actions: { type: 'announceFailure', params: thrownError } },
      },
      after: {
        timeLimit: { target: 'error', actions: { type: 'announceFailure', params: NO_ANSWER } },
      },
    },
    success: {
      tags: 'locked',
      after: {
        successShows: [{ guard: 'nothingIsTyped', target: 'idle.sent' }, { target: 'idle' }],
      },
    },
    error: {
      on: {
        submitted: [
          { guard: 'messageIsFine', target: 'sending' },
          { target: 'idle.invalid', actions: ['explainFields', 'announceProblems'] },
        ],
      },
    },
  },
});
