import { fn } from 'storybook/test';
import { confirmTexts, unsubscribeTexts } from '#content/newsletter.ts';
import { linkHeading } from '#flows/newsletter-link/linkHeading.ts';
import { NewsletterLink } from '#flows/newsletter-link/NewsletterLink.tsx';
import { newsletterLinkStates } from '#flows/newsletter-link/newsletterLink.fixtures.ts';
import { newsletterLinkMachine } from '#flows/newsletter-link/newsletterLink.machine.ts';
import preview from '#storybook/preview.tsx';
import { NewsletterLinkScreen } from './NewsletterLinkScreen.tsx';

const texts = { confirm: confirmTexts, unsubscribe: unsubscribeTexts };

interface Visit {
  purpose: keyof typeof texts;
  /** The flow's state. */
  link: keyof typeof newsletterLinkStates;
}

function LinkOpened({ purpose, link }: Visit) {
  return (
    <NewsletterLinkScreen heading={linkHeading(newsletterLinkStates[link], texts[purpose])}>
      <NewsletterLink state={newsletterLinkStates[link]} send={fn()} texts={texts[purpose]} />
    </NewsletterLinkScreen>
  );
}

const meta = preview.meta({
  title: 'Screens/NewsletterLink',
  component: LinkOpened,
  parameters: {
    layout: 'fullscreen',
    routes: ['/newsletter/confirm', '/newsletter/unsubscribe'],
    everyOne: { purpose: Object.keys(texts) },
    parts: { link: newsletterLinkMachine },
  },
});

export const Opening = meta.story({ args: { purpose: 'confirm', link: 'reading' } });

export const Confirm = meta.story({ args: { purpose: 'confirm', link: 'ready' } });

export const Confirming = meta.story({ args: { purpose: 'confirm', link: 'sending' } });

export const Confirmed = meta.story({ args: { purpose: 'confirm', link: 'done' } });

export const ConfirmLinkUnusable = meta.story({ args: { purpose: 'confirm', link: 'unusable' } });

export const FailedToConfirm = meta.story({ args: { purpose: 'confirm', link: 'failed' } });

export const Unsubscribe = meta.story({ args: { purpose: 'unsubscribe', link: 'ready' } });

export const Unsubscribed = meta.story({ args: { purpose: 'unsubscribe', link: 'done' } });

export const FailedToUnsubscribe = meta.story({ args: { purpose: 'unsubscribe', link: 'failed' } });
