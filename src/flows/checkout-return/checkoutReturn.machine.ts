import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import type { ResponseOf } from '#contract';
import { CALL_TIME_LIMIT, NO_ANSWER, outcome, thrownError } from '../calling.ts';

type Asking = Outcome<'checkout-status'>;
type Status = ResponseOf<'checkout-status'>['status'];

/** The number of requests before the page says that it takes longer. */
const MOST_QUESTIONS = 10;

export interface CheckoutReturnContext {
  /** The payment's id from the return address. */
  session: string;
  /** The visitor canceled on the payment page. */
  saysCanceled: boolean;
  questions: number;
  kind: 'tip' | 'class';
  /** In dollars, from the server. */
  amount: number | undefined;
}

export type CheckoutReturnEvent =
  /** Hydrated: the address can be read. */
  { type: 'opened'; session: string; saysCanceled: boolean } | { type: 'askedAgain' };

/** The flow's emitted events. */
export interface CheckoutReturnEmitted {
  type: 'failed';
  reason: unknown;
}

const isStatus = (status: Status, asking: Asking) =>
  asking.type === 'answered' && asking.body.status === status;

/**
 * The checkout return (D16): asks the server for the payment's status, and never shows "paid" before the server does.
 * Read-only, so that a reload repeats nothing.
 */
export const checkoutReturnMachine = setup({
  types: {
    input: {} as { kind: CheckoutReturnContext['kind'] },
    context: {} as CheckoutReturnContext,
    events: {} as CheckoutReturnEvent,
    emitted: {} as CheckoutReturnEmitted,
    tags: '' as 'busy',
  },
  actors: {
    ask: fromPromise<Asking, { session: string }>(() =>
      Promise.reject(new Error('The checkout-return flow was started without its ask actor.')),
    ),
  },
  guards: {
    hasSession: ({ event }) => event.type === 'opened' && event.session !== '',
    isPaid: (_, asking: Asking) => isStatus('paid', asking),
    isFailed: (_, asking: Asking) => isStatus('failed', asking),
    isExpired: (_, asking: Asking) => isStatus('expired', asking),
    isRefunded: (_, asking: Asking) => isStatus('refunded', asking),
    isUnknown: (_, asking: Asking) => isStatus('unknown', asking),
    isCanceled: ({ context }, asking: Asking) => context.saysCanceled && isStatus('open', asking),
    isAnswered: (_, asking: Asking) => asking.type === 'answered',
    mayAskAgain: ({ context }) => context.questions < MOST_QUESTIONS,
  },
  actions: {
    keepAddress: assign(({ event }) =>
      event.type === 'opened' ? { session: event.session, saysCanceled: event.saysCanceled } : {},
    ),
    countQuestion: assign({ questions: ({ context }) => context.questions + 1 }),
    forgetQuestions: assign({ questions: 0 }),
    keepAnswer: assign({
      kind: ({ context }, asking: Asking) => (asking.type === 'answered' && asking.body.kind) || context.kind,
      amount: ({ context }, asking: Asking) =>
        (asking.type === 'answered' ? asking.body.amount : undefined) ?? context.amount,
    }),
    announceFailure: emit((_, reason: unknown) => ({ type: 'failed' as const, reason })),
  },
  delays: { timeLimit: CALL_TIME_LIMIT, pause: ({ context }) => Math.min(1000 * context.questions, 5000) },
}).createMachine({
  id: 'checkoutReturn',
  context: ({ input }) => ({
    session: '',
    saysCanceled: false,
    questions: 0,
    kind: input.kind,
    amount: undefined,
  }),
  initial: 'none',
  states: {
    none: { on: { opened: { guard: 'hasSession', target: 'asking', actions: 'keepAddress' } } },
    asking: {
      tags: 'busy',
      entry: 'countQuestion',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ session: context.session }),
        onDone: [
          {
            guard: { type: 'isPaid', params: outcome },
            target: 'paid',
            actions: { type: 'keepAnswer', params: outcome },
          },
          { guard: { type: 'isFailed', params: outcome }, target: 'declined' },
          { guard: { type: 'isExpired', params: outcome }, target: 'expired' },
          { guard: { type: 'isRefunded', params: outcome }, target: 'refunded' },
          { guard: { type: 'isUnknown', params: outcome }, target: 'unknown' },
          { guard: { type: 'isCanceled', params: outcome }, target: 'canceled' },
          { guard: { type: 'isAnswered', params: outcome }, target: 'waiting' },
          { target: 'unreachable', actions: { type: 'announceFailure', params: outcome } },
        ],
        onError: { target: 'unreachable', actions: { type: 'announceFailure', params: thrownError } },
      },
      after: {
        timeLimit: { target: 'unreachable', actions: { type: 'announceFailure', params: NO_ANSWER } },
      },
    },
    waiting: {
      tags: 'busy',
      after: { pause: [{ guard: 'mayAskAgain', target: 'asking' }, { target: 'pending' }] },
    },
    pending: { on: { askedAgain: { target: 'asking', actions: 'forgetQuestions' } } },
    unreachable: { on: { askedAgain: { target: 'asking', actions: 'forgetQuestions' } } },
    paid: { type: 'final' },
    canceled: { type: 'final' },
    declined: { type: 'final' },
    expired: { type: 'final' },
    refunded: { type: 'final' },
    unknown: { type: 'final' },
  },
});
