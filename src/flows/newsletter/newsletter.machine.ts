import { emailProblem } from '../emailProblem.ts';
import { signupSetup, subscribing, typedEmail } from '../signup/signupSetup.ts';

const flow = signupSetup(emailProblem);

/** The newsletter form's statechart (S4.newsletter, S5.newsletter, S8.newsletter). */
export const newsletterMachine = flow.createMachine({
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
      states: {
        ready: {},
        invalid: { tags: 'invalid', exit: 'announceCorrection' },
        subscribed: {},
        failed: { tags: 'failed' },
      },
    },
    submitting: {
      tags: 'busy',
      ...subscribing(flow, { answered: 'idle.subscribed', invalid: 'idle.invalid', failed: 'idle.failed' }),
    },
  },
});
