import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import {
  CALL_TIME_LIMIT,
  isAboutEmail,
  messageText,
  NO_ANSWER,
  outcome,
  refusalText,
  thrownError,
} from '../calling.ts';
import { toEmail } from '../emailProblem.ts';

export type Subscription = Outcome<'newsletter-subscribe'>;

/** What the visitor signs up for. */
export type SignupOccasion = { type: 'newsletter' } | { type: 'item'; title: string };

export interface SignupContext {
  occasion: SignupOccasion;
  /** As typed; the contract's schema trims it. */
  email: string;
  /** The field's error message, if any. */
  problem: string | undefined;
}

export type SignupEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'submitted' }
  /** For forms in a dialog. */
  | { type: 'opened'; occasion: SignupOccasion }
  | { type: 'dismissed' };

/** A signup's emitted events. */
export type SignupEmitted =
  | { type: 'succeeded'; text: string }
  | { type: 'rejected'; text: string }
  /** Rejected input is being edited, submitted again or dismissed. */
  | { type: 'corrected' }
  | { type: 'failed'; text: string; reason: unknown };

interface Signup {
  /** The fallback messages if the server's response has none. */
  textsOf: (occasion: SignupOccasion) => { readonly success: string; readonly failure: string };
  /** The error message for an address as typed, if any. */
  problemOf: (typed: string) => string | undefined;
}

/** Event params: the typed address. */
export const typedEmail = ({ event }: { event: { email: string } }) => event.email;

/** The guards, actions and actors that both signups' statecharts share. */
export function signupSetup({ textsOf, problemOf }: Signup) {
  return setup({
    types: {
      context: {} as SignupContext,
      events: {} as SignupEvent,
      emitted: {} as SignupEmitted,
      tags: '' as 'busy' | 'invalid' | 'open',
    },
    actors: {
      subscribe: fromPromise<Subscription, { email: string }>(() =>
        Promise.reject(new Error('The flow was started without its subscribe actor.')),
      ),
    },
    guards: {
      emailIsFine: ({ context }) => problemOf(context.email) === undefined,
      isAnswered: (_, subscription: Subscription) => subscription.type === 'answered',
      isAboutEmail: (_, subscription: Subscription) => isAboutEmail(subscription),
    },
    actions: {
      keepOccasion: assign(({ event }) => (event.type === 'opened' ? { occasion: event.occasion } : {})),
      keepEmail: assign({ email: (_, email: string) => email, problem: undefined }),
      clearEmail: assign({ email: '' }),
      clearProblem: assign({ problem: undefined }),
      explainEmail: assign({ problem: ({ context }) => problemOf(context.email) }),
      explainOutcome: assign({
        problem: ({ context }, subscription: Subscription) =>
          refusalText(subscription, textsOf(context.occasion).failure),
      }),
      explainFailure: assign({ problem: ({ context }) => textsOf(context.occasion).failure }),
      announceSuccess: emit(({ context }, subscription: Subscription) => ({
        type: 'succeeded' as const,
        text: messageText(subscription, textsOf(context.occasion).success),
      })),
      announceProblem: emit(({ context }) => ({ type: 'rejected' as const, text: context.problem ?? '' })),
      announceCorrection: emit({ type: 'corrected' }),
      announceFailure: emit(({ context }, reason: unknown) => ({
        type: 'failed' as const,
        text: context.problem ?? '',
        reason,
      })),
    },
    delays: { timeLimit: CALL_TIME_LIMIT },
  });
}

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
