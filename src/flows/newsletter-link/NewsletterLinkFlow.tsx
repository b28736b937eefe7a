import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { callFunction } from '#backend/call.ts';
import type { NewsletterLinkTexts } from '#content/newsletter.ts';
import { useEmitted } from '../useEmitted.ts';
import { NewsletterLink } from './NewsletterLink.tsx';
import { newsletterLinkMachine } from './newsletterLink.machine.ts';

/** The two things that a newsletter mail's links are for. */
export type NewsletterLinkPurpose = 'newsletter-confirm' | 'newsletter-unsubscribe';

const machineFor = (purpose: NewsletterLinkPurpose) =>
  newsletterLinkMachine.provide({
    actors: { follow: fromPromise(({ input, signal }) => callFunction(purpose, input, { signal })) },
  });

const machines = {
  'newsletter-confirm': machineFor('newsletter-confirm'),
  'newsletter-unsubscribe': machineFor('newsletter-unsubscribe'),
} satisfies Record<NewsletterLinkPurpose, unknown>;

interface NewsletterLinkFlowProps {
  purpose: NewsletterLinkPurpose;
  texts: NewsletterLinkTexts;
  /** Reads the token out of the page's address, in the browser. */
  readToken: () => string;
}

/** The page behind a mail's link, at work: reads the token, asks the server when the button is pressed. */
export function NewsletterLinkFlow({ purpose, texts, readToken }: NewsletterLinkFlowProps) {
  const [state, send, flow] = useActor(machines[purpose]);
  useEmitted(flow, ({ reason }) => console.error(`${purpose} failed.`, reason));
  useEffect(() => {
    // Strict mode runs effects twice, and a link without a token has ended the flow at the first.
    if (flow.getSnapshot().status === 'active') send({ type: 'opened', token: readToken() });
  }, [flow, send, readToken]);
  return <NewsletterLink state={state} send={send} texts={texts} />;
}
