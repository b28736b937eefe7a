import type { StateValueFrom } from 'xstate';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { type NewsletterLinkContext, newsletterLinkMachine } from './newsletterLink.machine.ts';

type Value = StateValueFrom<typeof newsletterLinkMachine>;

function at(value: Value, context: Partial<NewsletterLinkContext> = {}) {
  return newsletterLinkMachine.resolveState({
    value,
    context: { token: 'a-token', message: undefined, again: undefined, ...context },
  });
}

/** A snapshot of each state, with the smallest realistic context. */
export const newsletterLinkStates = {
  reading: at('reading', { token: '' }),
  ready: at('ready'),
  sending: at('sending'),
  done: at('done'),
  unusable: at('unusable'),
  failed: at('failed'),
} satisfies Record<StatePath<Value>, unknown>;

/** The generated tests' events and outcomes. */
export const pathInputs = {
  events: [{ type: 'opened', token: 'a-token' }, { type: 'opened', token: '' }, { type: 'pressed' }],
  outcomes: [
    { type: 'answered', body: {} },
    { type: 'refused', code: 'unknown' },
    { type: 'refused', code: 'invalid_token' },
  ],
} satisfies PathInputs;
