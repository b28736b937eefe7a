import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { CALL_TIME_LIMIT, isAboutEmail, messageText, refusalText } from '../calling.ts';

export type Subscription = Outcome<'newsletter-subscribe'>;

/** What an address is given for. */
export type SignupOccasion = { type: 'newsletter' } | { type: 'item'; title: string };

export interface SignupContext {
  occasion: SignupOccasion;
  /** As typed; trimmed only where it is checked and sent. */
  email: string;
  /** What is said beside the field, if anything is wrong. */
  problem: string | undefined;
}

export type SignupEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'submitted' }
  /** Of a form that stands in a dialog. */
  | { type: 'opened'; occasion: SignupOccasion }
  | { type: 'dismissed' };

/** What a signup tells the page around it. */
export type SignupEmitted =
  | { type: 'succeeded'; text: string }
  | { type: 'rejected'; text: string }
  /** What was rejected is being mended, sent again, or put away. */
  | { type: 'corrected' }
  | { type: 'failed'; text: string; reason: unknown };

interface Signup {
  /** Shown where the server's answer brings no text. */
  textsOf: (occasion: SignupOccasion) => { readonly success: string; readonly failure: string };
  /** What is wrong with an address as typed, if anything. */
  problemOf: (typed: string) => string | undefined;
}

/** Hands a chart's action the address that was typed. */
export const typedEmail = ({ event }: { event: { email: string } }) => event.email;

/** The guards, actions and actors that the charts of both signups are made of. */
export function signupSetup({ textsOf, problemOf }: Signup) {
  return setup({
    types: {
      context: {} as SignupContext,
      events: {} as SignupEvent,
      emitted: {} as SignupEmitted,
      tags: '' as 'busy' | 'open',
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
