import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import type { ResponseOf } from '#contract';
import { CALL_TIME_LIMIT, NO_ANSWER, outcome, surprise } from '../calling.ts';

type Asking = Outcome<'checkout-status'>;
type Status = ResponseOf<'checkout-status'>['status'];

/** How often the server is asked before the page says that it takes longer. */
const MOST_QUESTIONS = 10;

export interface CheckoutReturnContext {
  /** The payment, as the return address names it. */
  session: string;
  /** The visitor came back by the payment page's own way out. */
  saysCancelled: boolean;
  questions: number;
  kind: 'tip' | 'class';
  /** In dollars, once the server has said it. */
  amount: number | undefined;
}

export type CheckoutReturnEvent =
  /** The page is open in a browser, and its address can be read. */
  { type: 'opened'; session: string; saysCancelled: boolean } | { type: 'askedAgain' };

/** What the flow tells the page around it. */
export interface CheckoutReturnEmitted {
  type: 'failed';
  reason: unknown;
}

const isStatus = (status: Status, asking: Asking) =>
  asking.type === 'answered' && asking.body.status === status;

/**
 * The way back from the payment page (decision D16): asks the server what really happened, and never says "paid" before
 * the server does. Nothing here changes anything, so that reloading repeats nothing.
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
    isCancelled: ({ context }, asking: Asking) => context.saysCancelled && isStatus('open', asking),
    isAnswered: (_, asking: Asking) => asking.type === 'answered',
    mayAskAgain: ({ context }) => context.questions < MOST_QUESTIONS,
  },
  actions: {
    keepAddress: assign(({ event }) =>
      event.type === 'opened' ? { session: event.session, saysCancelled: event.saysCancelled } : {},
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
    saysCancelled: false,
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
          { guard: { type: 'isCancelled', params: outcome }, target: 'cancelled' },
          { guard: { type: 'isAnswered', params: outcome }, target: 'waiting' },
          { target: 'unreachable', actions: { type: 'announceFailure', params: outcome } },
        ],
        onError: { target: 'unreachable', actions: { type: 'announceFailure', params: surprise } },
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
    cancelled: { type: 'final' },
    declined: { type: 'final' },
    expired: { type: 'final' },
    refunded: { type: 'final' },
    unknown: { type: 'final' },
  },
});
