import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { tipTexts } from '#content/support.ts';
import { tipMessages } from '#contract';
import { CALL_TIME_LIMIT, NO_ANSWER, outcome, thrownError } from '../calling.ts';
import { isPaymentUrl } from '../paymentUrl.ts';
import { amountProblem, parseAmount } from './tipAmount.ts';

type Opening = Outcome<'create-tip-payment'>;

export interface TipContext {
  /** In dollars; undefined while a custom amount is typed, or nothing is chosen. */
  preset: number | undefined;
  /** As typed. */
  custom: string;
  /** The custom amount's error message, if any. */
  problem: string | undefined;
  /** The idempotency key that retries share until the amount changes or the page is left. */
  attempt: { amount: number; key: string } | undefined;
}

export type TipEvent =
  | { type: 'opened' }
  | { type: 'dismissed' }
  | { type: 'preset.chosen'; amount: number }
  | { type: 'custom.typed'; amount: string }
  | { type: 'submitted' };

/** The flow's emitted events. */
export type TipEmitted =
  | { type: 'rejected'; title: string; description: string }
  /** Rejected input is being edited, submitted again or dismissed. */
  | { type: 'corrected' }
  | { type: 'failed'; title: string; description: string; reason: unknown }
  | { type: 'redirected'; url: string }
  | { type: 'stranded' };

/** The chosen preset, else the typed amount, in dollars. */
function amountOf({ preset, custom }: TipContext): number | undefined {
  return preset ?? parseAmount(custom);
}

/** Whether an amount is chosen or typed, which enables the button. */
export function hasAmount({ preset, custom }: TipContext): boolean {
  return preset !== undefined || custom.trim() !== '';
}

/** The tip's statechart (S4.tip, S5.tip, S8.tip, D4, D13). */
export const tipMachine = setup({
  types: {
    context: {} as TipContext,
    events: {} as TipEvent,
    emitted: {} as TipEmitted,
    tags: '' as 'open' | 'busy',
  },
  actors: {
    openPayment: fromPromise<Opening, { amount: number; key: string }>(() =>
      Promise.reject(new Error('The tip flow was started without its openPayment actor.')),
    ),
  },
  guards: {
    isInvalid: ({ context }) => amountProblem(amountOf(context)) === 'invalid',
    isBelowMinimum: ({ context }) => amountProblem(amountOf(context)) === 'belowMinimum',
    leadsSomewhere: (_, opening: Opening) =>
      opening.type === 'answered' && opening.body.url !== undefined && isPaymentUrl(opening.body.url),
    leadsNowhere: (_, opening: Opening) => opening.type === 'answered' && !opening.body.url,
  },
  actions: {
    choosePreset: assign({
      preset: ({ event, context }) => (event.type === 'preset.chosen' ? event.amount : context.preset),
      custom: '',
      problem: undefined,
    }),
    typeCustom: assign({
      preset: undefined,
      custom: ({ event, context }) => (event.type === 'custom.typed' ? event.amount : context.custom),
      problem: undefined,
    }),
    clearProblem: assign({ problem: undefined }),
    explainInvalid: assign({ problem: tipMessages.invalid }),
    explainMinimum: assign({ problem: tipMessages.belowMinimum }),
    beginAttempt: assign({
      attempt: ({ context }) => {
        const amount = amountOf(context) ?? 0;
        if (context.attempt?.amount === amount) return context.attempt;
        return { amount, key: crypto.randomUUID() };
      },
    }),
    endAttempt: assign({ attempt: undefined }),
    announceInvalid: emit({
      type: 'rejected',
      title: tipTexts.invalid.title,
      description: tipMessages.invalid,
    }),
    announceMinimum: emit({
      type: 'rejected',
      title: tipTexts.belowMinimum.title,
      description: tipMessages.belowMinimum,
    }),
    announceCorrection: emit({ type: 'corrected' }),
    announceFailure: emit((_, reason: unknown) => ({ type: 'failed' as const, ...tipTexts.failure, reason })),
    redirect: emit((_, opening: Opening) => ({
      type: 'redirected' as const,
      url: (opening.type === 'answered' && opening.body.url) || '',
    })),
    noteMissingUrl: emit({ type: 'stranded' }),
  },
  delays: { timeLimit: CALL_TIME_LIMIT },
}).createMachine({
  id: 'tip',
  context: { preset: undefined, custom: '', problem: undefined, attempt: undefined },
  initial: 'closed',
  states: {
    closed: { entry: 'clearProblem', on: { opened: { target: 'open' } } },
    open: {
      tags: 'open',
      initial: 'ready',
      on: {
        dismissed: { target: 'closed' },
        'preset.chosen': { target: '.ready', actions: 'choosePreset' },
        'custom.typed': { target: '.ready', actions: 'typeCustom' },
        submitted: [
          { guard: 'isInvalid', target: '.invalid', actions: ['explainInvalid', 'announceInvalid'] },
          { guard: 'isBelowMinimum', target: '.invalid', actions: ['explainMinimum', 'announceMinimum'] },
          { target: 'processing', actions: ['clearProblem', 'beginAttempt'] },
        ],
      },
      states: { ready: {}, invalid: { exit: 'announceCorrection' }, failed: {} },
    },
    processing: {
      tags: ['open', 'busy'],
      on: { dismissed: { target: 'closed' } },
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => context.attempt ?? { amount: 0, key: '' },
        onDone: [
          {
            guard: { type: 'leadsSomewhere', params: outcome },
            target: 'open.ready',
            actions: ['endAttempt', { type: 'redirect', params: outcome }],
          },
          {
            guard: { type: 'leadsNowhere', params: outcome },
            target: 'open.ready',
            actions: ['endAttempt', 'noteMissingUrl'],
          },
          { target: 'open.failed', actions: { type: 'announceFailure', params: outcome } },
        ],
        onError: { target: 'open.failed', actions: { type: 'announceFailure', params: thrownError } },
      },
      after: {
        timeLimit: { target: 'open.failed', actions: { type: 'announceFailure', params: NO_ANSWER } },
      },
    },
  },
});
