import { fromPromise } from 'xstate';
import { callFunction } from '#backend/call.ts';
import { humanToken } from '#backend/human.ts';
import type { Subscription } from './signupSetup.ts';

/** The actor that both signups call the server with. */
export const subscribe = fromPromise<Subscription, { email: string }>(async ({ input, signal }) =>
  callFunction('newsletter-subscribe', { ...input, ...(await humanToken()) }, { signal }),
);
