import { assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { CALL_TIME_LIMIT, NO_ANSWER, outcome, thrownError } from '../calling.ts';

type Following = Outcome<'newsletter-confirm' | 'newsletter-unsubscribe'>;

export interface NewsletterLinkContext {
  token: string;
  /** The server's message, if any. */
  message: string | undefined;
  /** A token to subscribe again after unsubscribing. */
  again: string | undefined;
}

export type NewsletterLinkEvent =
  /** Hydrated: the address can be read. */
  { type: 'opened'; token: string } | { type: 'pressed' };

export interface NewsletterLinkEmitted {
  type: 'failed';
  reason: unknown;
}

function messageOf(following: Following): string | undefined {
  if (following.type === 'answered') return following.body.message;
  return following.type === 'refused' ? following.text : undefined;
}

function resubscribeToken(following: Following): string | undefined {
  return following.type === 'answered' && 'again' in following.body ? following.body.again : undefined;
}

/**
 * A newsletter mail's link: confirms or unsubscribes by one press of a button. Opening the page changes nothing, since
 * mail scanners open links too (B23).
 */
export const newsletterLinkMachine = setup({
  types: {
    context: {} as NewsletterLinkContext,
    events: {} as NewsletterLinkEvent,
    emitted: {} as NewsletterLinkEmitted,
    tags: '' as 'busy',
  },
  actors: {
    follow: fromPromise<Following, { token: string }>(() =>
      Promise.reject(new Error('The newsletter-link flow was started without its follow actor.')),
    ),
  },
  guards: {
    hasToken: ({ event }) => event.type === 'opened' && event.token !== '',
    isAnswered: (_, following: Following) => following.type === 'answered',
    isAboutTheLink: (_, following: Following) =>
      following.type === 'refused' &&
      (following.code === 'invalid_token' || following.code === 'invalid_body'),
  },
  actions: {
    keepToken: assign({ token: ({ event }) => (event.type === 'opened' ? event.token : '') }),
    keepMessage: assign({ message: (_, following: Following) => messageOf(following) }),
    keepResubscribeToken: assign({ again: (_, following: Following) => resubscribeToken(following) }),
    clearMessage: assign({ message: undefined }),
    announceFailure: emit((_, reason: unknown) => ({ type: 'failed' as const, reason })),
  },
  delays: { timeLimit: CALL_TIME_LIMIT },
}).createMachine({
  id: 'newsletterLink',
  context: { token: '', message: undefined, again: undefined },
  initial: 'reading',
  states: {
    reading: {
      on: { opened: [{ guard: 'hasToken', target: 'ready', actions: 'keepToken' }, { target: 'unusable' }] },
    },
    ready: { on: { pressed: { target: 'sending' } } },
    sending: {
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'follow',
        src: 'follow',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: outcome },
            target: 'done',
            actions: [
              { type: 'keepMessage', params: outcome },
              { type: 'keepResubscribeToken', params: outcome },
            ],
          },
          {
            guard: { type: 'isAboutTheLink', params: outcome },
            target: 'unusable',
            actions: [
              { type: 'keepMessage', params: outcome },
              { type: 'announceFailure', params: outcome },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepMessage', params: outcome },
              { type: 'announceFailure', params: outcome },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'announceFailure', params: thrownError } },
      },
      after: {
        timeLimit: {
          target: 'failed',
          actions: { type: 'announceFailure', params: NO_ANSWER },
        },
      },
    },
    done: { type: 'final' },
    unusable: { type: 'final' },
    failed: { on: { pressed: { target: 'sending' } } },
  },
});
