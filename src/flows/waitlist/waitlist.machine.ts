import { waitlistEmailProblem } from '../emailProblem.ts';
import { signupSetup, subscribing, typedEmail } from '../signup/signupSetup.ts';

const flow = signupSetup(waitlistEmailProblem);

/**
 * The waitlist's statechart (S4.waitlist, S5.waitlist, S8.waitlist); signups join the newsletter's list. `occasion`
 * selects the form's texts; closing the dialog cancels a pending request and keeps what was typed.
 */
export const waitlistMachine = flow.createMachine({
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
      states: {
        ready: {},
        invalid: { tags: 'invalid', exit: 'announceCorrection' },
        failed: { tags: 'failed' },
      },
    },
    joining: {
      tags: ['open', 'busy'],
      on: { dismissed: { target: 'closed' } },
      ...subscribing(flow, { answered: 'closed', invalid: 'open.invalid', failed: 'open.failed' }),
    },
  },
});
