import { fn } from 'storybook/test';
import { confirmTexts, unsubscribeTexts } from '#content/newsletter.ts';
import preview from '#storybook/preview.tsx';
import { NewsletterLink } from './NewsletterLink.tsx';
import { newsletterLinkStates } from './newsletterLink.fixtures.ts';
import type { NewsletterLinkEvent } from './newsletterLink.machine.ts';
import { newsletterLinkMachine } from './newsletterLink.machine.ts';

const texts = { confirm: confirmTexts, unsubscribe: unsubscribeTexts };

interface At {
  /** The flow's state. */
  at: keyof typeof newsletterLinkStates;
  purpose: keyof typeof texts;
  send: (event: NewsletterLinkEvent) => void;
}

/** A mail link's page in each state. */
function NewsletterLinkAt({ at, purpose, send }: At) {
  return <NewsletterLink state={newsletterLinkStates[at]} send={send} texts={texts[purpose]} />;
}

const meta = preview.meta({
  title: 'Flows/Newsletter Link/States',
  component: NewsletterLinkAt,
  parameters: { machine: newsletterLinkMachine },
  args: { send: fn() },
});

export const Opening = meta.story({ args: { at: 'reading', purpose: 'confirm' } });

export const ReadyToConfirm = meta.story({ args: { at: 'ready', purpose: 'confirm' } });

export const Confirming = meta.story({ args: { at: 'sending', purpose: 'confirm' } });

export const Confirmed = meta.story({ args: { at: 'done', purpose: 'confirm' } });

export const ConfirmationLinkUnusable = meta.story({ args: { at: 'unusable', purpose: 'confirm' } });

export const FailedToConfirm = meta.story({ args: { at: 'failed', purpose: 'confirm' } });

export const ReadyToUnsubscribe = meta.story({ args: { at: 'ready', purpose: 'unsubscribe' } });

export const Unsubscribing = meta.story({ args: { at: 'sending', purpose: 'unsubscribe' } });

export const Unsubscribed = meta.story({ args: { at: 'done', purpose: 'unsubscribe' } });

export const UnsubscribeLinkUnusable = meta.story({ args: { at: 'unusable', purpose: 'unsubscribe' } });

export const FailedToUnsubscribe = meta.story({ args: { at: 'failed', purpose: 'unsubscribe' } });
