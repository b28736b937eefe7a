import { NO_ANSWER, outcome, thrownError } from '../calling.ts';
import { toEmail } from '../emailProblem.ts';
import type { signupSetup } from './signupSetup.ts';

interface Targets {
  answered: string;
  invalid: string;
  failed: string;
}

/** The part of a statechart that calls the server: the call, its outcomes and its time limit. */
export function subscribing(flow: ReturnType<typeof signupSetup>, to: Targets) {
  return flow.createStateConfig({
    invoke: {
      id: 'subscribe',
      src: 'subscribe',
      input: ({ context }) => ({ email: toEmail(context.email) }),
      onDone: [
        {
          guard: { type: 'isAnswered', params: outcome },
          target: to.answered,
          actions: ['clearEmail', { type: 'announceSuccess', params: outcome }],
        },
        {
          guard: { type: 'isAboutEmail', params: outcome },
          target: to.invalid,
          actions: [
            { type: 'explainOutcome', params: outcome },
            { type: 'announceFailure', params: outcome },
          ],
        },
        {
          target: to.failed,
          actions: [
            { type: 'explainOutcome', params: outcome },
            { type: 'announceFailure', params: outcome },
          ],
        },
      ],
      onError: {
        target: to.failed,
        actions: ['explainFailure', { type: 'announceFailure', params: thrownError }],
      },
    },
    after: {
      timeLimit: {
        target: to.failed,
        actions: ['explainFailure', { type: 'announceFailure', params: NO_ANSWER }],
      },
    },
  });
}
