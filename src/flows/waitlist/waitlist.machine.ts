import { newsletterDialogTexts, waitlistTexts } from '#content/waitlist.ts';
import { NO_ANSWER, outcome, thrownError } from '../calling.ts';
import { waitlistEmailProblem } from '../emailProblem.ts';
import { signupSetup, typedEmail } from '../signup/signupSetup.ts';

const { createMachine } = signupSetup({
  textsOf: ({ type }) => (type === 'item' ? waitlistTexts : newsletterDialogTexts),
  problemOf: waitlistEmailProblem,
});

/**
 * The waitlist's statechart (S4.waitlist, S5.waitlist, S8.waitlist); signups join the newsletter's list. `occasion`
 * selects the texts; closing the dialog cancels a pending request and keeps what was typed.
 */
export const waitlistMachine = createMachine({
  id: 'waitlist',
  context: { occasion: { type: 'newsletter' }, email: '', problem: undefined },
  initial: 'closed',
  states: {
    closed: { entry: 'clearProblem', on: { opened: { target: 'open', actions: 'keepOccasion' } } },
    open: {
      tags: 'open',
      initial: 'ready',
      on: {
        dismissed: { target: 'closed' },
        'email.changed': { target: '.ready', actions: { type: 'keepEmail', params: typedEmail } },
        submitted: [
          { guard: 'emailIsFine', target: 'joining', actions: 'clearProblem' },
          { target: '.invalid', actions: ['explainEmail', 'announceProblem'] },
        ],
      },
      states: { ready: {}, invalid: { exit: 'announceCorrection' }, failed: {} },
    },
    joining: {
      tags: ['open', 'busy'],
      on: { dismissed: { target: 'closed' } },
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: outcome },
            target: 'closed',
            actions: ['clearEmail', { type: 'announceSuccess', params: outcome }],
          },
          {
            guard: { type: 'isAboutEmail', params: outcome },
            target: 'open.invalid',
            actions: [
              { type: 'explainOutcome', params: outcome },
              { type: 'announceFailure', params: outcome },
            ],
          },
          {
            target: 'open.failed',
            actions: [
              { type: 'explainOutcome', params: outcome },
              { type: 'announceFailure', params: outcome },
            ],
          },
        ],
        onError: {
          target: 'open.failed',
          actions: ['explainFailure', { type: 'announceFailure', params: thrownError }],
        },
      },
      after: {
        timeLimit: {
          target: 'open.failed',
          actions: ['explainFailure', { type: 'announceFailure', params: NO_ANSWER }],
        },
      },
    },
  },
});
