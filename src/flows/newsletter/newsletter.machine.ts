import { newsletterTexts } from '#content/newsletter.ts';
import { NO_ANSWER, outcome, thrownError } from '../calling.ts';
import { emailProblem } from '../emailProblem.ts';
import { signupSetup, typedEmail } from '../signup/signupSetup.ts';

const { createMachine } = signupSetup({ textsOf: () => newsletterTexts, problemOf: emailProblem });

/** The newsletter form's statechart (S4.newsletter, S5.newsletter, S8.newsletter). */
export const newsletterMachine = createMachine({
  id: 'newsletter',
  context: { occasion: { type: 'newsletter' }, email: '', problem: undefined },
  initial: 'idle',
  states: {
    idle: {
      initial: 'ready',
      on: {
        'email.changed': { target: '.ready', actions: { type: 'keepEmail', params: typedEmail } },
        submitted: [
          { guard: 'emailIsFine', target: 'submitting', actions: 'clearProblem' },
          { target: '.invalid', actions: ['explainEmail', 'announceProblem'] },
        ],
      },
      states: { ready: {}, invalid: { exit: 'announceCorrection' }, subscribed: {}, failed: {} },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: outcome },
            target: 'idle.subscribed',
            actions: ['clearEmail', { type: 'announceSuccess', params: outcome }],
          },
          {
            guard: { type: 'isAboutEmail', params: outcome },
            target: 'idle.invalid',
            actions: [
              { type: 'explainOutcome', params: outcome },
              { type: 'announceFailure', params: outcome },
            ],
          },
          {
            target: 'idle.failed',
            actions: [
              { type: 'explainOutcome', params: outcome },
              { type: 'announceFailure', params: outcome },
            ],
          },
        ],
        onError: {
          target: 'idle.failed',
          actions: ['explainFailure', { type: 'announceFailure', params: thrownError }],
        },
      },
      after: {
        timeLimit: {
          target: 'idle.failed',
          actions: ['explainFailure', { type: 'announceFailure', params: NO_ANSWER }],
        },
      },
    },
  },
});
