import { useActor } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { fromPromise } from 'xstate';
import { callFunction } from '#backend/call.ts';
import type { NewsletterLinkTexts } from '#content/newsletter.ts';
import { site } from '#content/site.ts';
import { useTitle } from '#ui/useTitle.ts';
import { useEmitted } from '../useEmitted.ts';
import { linkHeading, outcomeHeading } from './linkHeading.ts';
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

interface NewsletterLinkOptions {
  purpose: NewsletterLinkPurpose;
  texts: NewsletterLinkTexts;
  /** Reads the token out of the page's address, in the browser. */
  readToken: () => string;
}

/**
 * The page behind a mail's link, connected to its machine and the API: reads the token, asks the server when the button
 * is pressed. The page's heading and the document's title follow the state.
 */
export function useNewsletterLink({ purpose, texts, readToken }: NewsletterLinkOptions): {
  heading: string;
  link: ReactNode;
} {
  const [state, send, flow] = useActor(machines[purpose]);
  useEmitted(flow, ({ reason }) => console.error(`${purpose} failed.`, reason));
  useEffect(() => {
    // Strict mode runs effects twice, and a link without a token has ended the flow at the first.
    if (flow.getSnapshot().status === 'active') send({ type: 'opened', token: readToken() });
  }, [flow, send, readToken]);
  const outcome = outcomeHeading(state, texts);
  useTitle(outcome && `${outcome} | ${site.name}`);
  return {
    heading: linkHeading(state, texts),
    link: <NewsletterLink state={state} send={send} texts={texts} />,
  };
}
