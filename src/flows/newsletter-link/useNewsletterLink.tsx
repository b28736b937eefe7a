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

/** The two kinds of newsletter links. */
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
  /** Reads the token from the address, in the browser. */
  readToken: () => string;
}

/**
 * A mail link's page, connected to its machine and the API. The page's heading and the document's title follow the
 * state.
 */
export function useNewsletterLink({ purpose, texts, readToken }: NewsletterLinkOptions): {
  heading: string;
  link: ReactNode;
} {
  const [state, send, flow] = useActor(machines[purpose]);
  useEmitted(flow, ({ reason }) => console.error(`${purpose} failed.`, reason));
  useEffect(() => {
    // Strict mode runs effects twice; without a token the first run has already ended the flow.
    if (flow.getSnapshot().status === 'active') send({ type: 'opened', token: readToken() });
  }, [flow, send, readToken]);
  const outcome = outcomeHeading(state, texts);
  useTitle(outcome && `${outcome} | ${site.name}`);
  return {
    heading: linkHeading(state, texts),
    link: <NewsletterLink state={state} send={send} texts={texts} />,
  };
}
