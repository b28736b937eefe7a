import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { CALL_TIME_LIMIT, NO_ANSWER, outcome, thrownError } from '../calling.ts';
import { isPaymentUrl } from '../paymentUrl.ts';

type Opening = Outcome<'create-class-payment'>;

export interface PreOrderContext {
  /** The idempotency key that retries share; renewed after an answer. */
  key: string | undefined;
}

export interface PreOrderEvent {
  type: 'pressed';
}

/** The flow's emitted events. */
export type PreOrderEmitted =
  | { type: 'checkoutBegun' }
  | { type: 'failed'; reason: unknown }
  | { type: 'redirected'; url: string }
  | { type: 'stranded' };

/** The pre-order's statechart (S4.pre-order, S8.pre-order, D4, D7, D10, D12). */
export const preOrderMachine = setup({
  types: {
    context: {} as PreOrderContext,
    events: {} as PreOrderEvent,
    emitted: {} as PreOrderEmitted,
    tags: '' as 'busy',
  },
  actors: {
    openPayment: fromPromise<Opening, { key: string }>(() =>
      Promise.reject(new Error('The pre-order flow was started without its openPayment actor.')),
    ),
  },
  guards: {
    leadsSomewhere: (_, opening: Opening) =>
      opening.type === 'answered' && opening.body.url !== undefined && isPaymentUrl(opening.body.url),
    leadsNowhere: (_, opening: Opening) => opening.type === 'answered' && !opening.body.url,
  },
  actions: {
    beginAttempt: assign({ key: ({ context }) => context.key ?? crypto.randomUUID() }),
    endAttempt: assign({ key: undefined }),
    announceCheckout: emit({ type: 'checkoutBegun' }),
    announceFailure: emit((_, reason: unknown) => ({ type: 'failed' as const, reason })),
    redirect: emit((_, opening: Opening) => ({
      type: 'redirected' as const,
      url: (opening.type === 'answered' && opening.body.url) || '',
    })),
    noteMissingUrl: emit({ type: 'stranded' }),
  },
  delays: { timeLimit: CALL_TIME_LIMIT },
}).createMachine({
  id: 'preOrder',
  context: { key: undefined },
  initial: 'idle',
  states: {
    idle: { on: { pressed: { target: 'processing', actions: 'announceCheckout' } } },
    failed: { on: { pressed: { target: 'processing' } } },
    processing: {
      tags: 'busy',
      entry: 'beginAttempt',
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => ({ key: context.key ?? '' }),
        onDone: [
          {
            guard: { type: 'leadsSomewhere', params: outcome },
            target: 'idle',
            actions: ['endAttempt', { type: 'redirect', params: outcome }],
          },
          {
            guard: { type: 'leadsNowhere', params: outcome },
            target: 'idle',
            actions: ['endAttempt', 'noteMissingUrl'],
          },
          { target: 'failed', actions: { type: 'announceFailure', params: outcome } },
        ],
        onError: { target: 'failed', actions: { type: 'announceFailure', params: thrownError } },
      },
      after: {
        timeLimit: { target: 'failed', actions: { type: 'announceFailure', params: NO_ANSWER } },
      },
    },
  },
});
