import type { SnapshotFrom } from 'xstate';
import type { NewsletterLinkTexts } from '#content/newsletter.ts';
import type { newsletterLinkMachine } from './newsletterLink.machine.ts';

type Snapshot = Pick<SnapshotFrom<typeof newsletterLinkMachine>, 'value'>;

/** The outcome as a heading; undefined before the response. */
export function outcomeHeading({ value }: Snapshot, { outcomes }: NewsletterLinkTexts): string | undefined {
  switch (value) {
    case 'reading':
    case 'ready':
    case 'sending':
      return undefined;
    case 'done':
    case 'unusable':
    case 'failed':
      return outcomes[value];
  }
}

/** The page's heading, by state. */
export function linkHeading(state: Snapshot, texts: NewsletterLinkTexts): string {
  return outcomeHeading(state, texts) ?? texts.heading;
}
