import { newsletterDialogTexts, waitlistTexts } from '#content/waitlist.ts';
import { NO_ANSWER, outcome, surprise } from '../calling.ts';
import { waitlistEmailProblem } from '../emailProblem.ts';
import { signupSetup, typedEmail } from '../signup/signupSetup.ts';

const { createMachine } = signupSetup({
  textsOf: ({ type }) => (type === 'item' ? waitlistTexts : newsletterDialogTexts),
  problemOf: waitlistEmailProblem,
});

/**
 * Joining the waitlist, which is the newsletter's list (specification sections 2, 4, 5, 7 and 8). The occasion
 * it was opened for decides its texts. Closing the dialog while the request is under way stops waiting for it; what was
 * typed is still there when it is opened again.
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
          actions: ['explainFailure', { type: 'announceFailure', params: surprise }],
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
