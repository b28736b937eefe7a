import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { emailMessages } from '#emailMessages';
import { CALL_TIME_LIMIT, NO_ANSWER, outcome, thrownError } from '../calling.ts';
import { toEmail } from '../emailProblem.ts';

export type Subscription = Outcome<'newsletter-subscribe'>;

/** What the visitor signs up for. */
export type SignupOccasion = { type: 'newsletter' } | { type: 'item'; title: string };

export interface SignupContext {
  occasion: SignupOccasion;
  /** As typed; the contract's schema trims it. */
  email: string;
  /** The field's error message, if it is not the one for any failure. */
  problem: string | undefined;
}

export type SignupEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'submitted' }
  /** For forms in a dialog. */
  | { type: 'opened'; occasion: SignupOccasion }
  | { type: 'dismissed' };

/** A signup's emitted events. An undefined `text` means the form's own. */
export type SignupEmitted =
  | { type: 'succeeded'; text: string | undefined }
  | { type: 'rejected'; text: string }
  /** Rejected input is being edited, submitted again or dismissed. */
  | { type: 'corrected' }
  | { type: 'failed'; text: string | undefined; reason: unknown };

const refusalText = (subscription: Subscription) =>
  subscription.type === 'refused' ? subscription.text : undefined;

/** Event params: the typed address. */
export const typedEmail = ({ event }: { event: { email: string } }) => event.email;

/**
 * The guards, actions and actors that both signups' statecharts share. `problemOf` gives the error message for an
 * address as typed, if any.
 */
export function signupSetup(problemOf: (typed: string) => string | undefined) {
  return setup({
    types: {
      context: {} as SignupContext,
      events: {} as SignupEvent,
      emitted: {} as SignupEmitted,
      tags: '' as 'busy' | 'failed' | 'invalid' | 'open',
    },
    actors: {
      subscribe: fromPromise<Subscription, { email: string }>(() =>
        Promise.reject(new Error('The flow was started without its subscribe actor.')),
      ),
    },
    guards: {
      emailIsFine: ({ context }) => problemOf(context.email) === undefined,
      isAnswered: (_, subscription: Subscription) => subscription.type === 'answered',
      isAboutEmail: (_, subscription: Subscription) =>
        subscription.type === 'refused' && subscription.code === 'invalid_email',
    },
    actions: {
      keepOccasion: assign(({ event }) => (event.type === 'opened' ? { occasion: event.occasion } : {})),
      keepEmail: assign({ email: (_, email: string) => email, problem: undefined }),
      clearEmail: assign({ email: '' }),
      clearProblem: assign({ problem: undefined }),
      explainEmail: assign({ problem: ({ context }) => problemOf(context.email) }),
      explainRefusedEmail: assign({
        problem: (_, subscription: Subscription) => refusalText(subscription) ?? emailMessages.invalid,
      }),
      explainRefusal: assign({ problem: (_, subscription: Subscription) => refusalText(subscription) }),
      announceSuccess: emit((_, subscription: Subscription) => ({
        type: 'succeeded' as const,
        text: subscription.type === 'answered' ? subscription.body.message : undefined,
      })),
      announceProblem: emit(({ context }) => ({ type: 'rejected' as const, text: context.problem ?? '' })),
      announceCorrection: emit({ type: 'corrected' }),
      announceFailure: emit(({ context }, reason: unknown) => ({
        type: 'failed' as const,
        text: context.problem,
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
            { type: 'explainRefusedEmail', params: outcome },
            { type: 'announceFailure', params: outcome },
          ],
        },
        {
          target: to.failed,
          actions: [
            { type: 'explainRefusal', params: outcome },
            { type: 'announceFailure', params: outcome },
          ],
        },
      ],
      onError: { target: to.failed, actions: { type: 'announceFailure', params: thrownError } },
    },
    after: {
      timeLimit: { target: to.failed, actions: { type: 'announceFailure', params: NO_ANSWER } },
    },
  });
}
