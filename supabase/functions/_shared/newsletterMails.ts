import type { NewsletterConfig } from './config.ts';
import { alreadyOnTheListMail, confirmationMail } from './content/mails.ts';
import type { Mail } from './outbox.ts';
import { renderEmail, studioName } from './renderEmail.ts';
import { sign } from './tokens.ts';

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly status: 'pending' | 'confirmed' | 'unsubscribed';
  readonly generation: number;
}

const CONFIRM_WITHIN_SECONDS = 7 * 24 * 60 * 60;

/** The unsubscribe links of every mail of the list: a page, and the header for mail programs (RFC 8058). */
export async function unsubscribeLinks(
  { id, generation, email }: Pick<Subscriber, 'id' | 'generation' | 'email'>,
  config: NewsletterConfig,
) {
  const token = await sign(
    { purpose: 'unsubscribe', subscriber: id, generation, email },
    config.tokenSecrets,
  );
  const page = `${config.siteUrl}/newsletter/unsubscribe?token=${token}`;
  return {
    page,
    headers: {
      'List-Unsubscribe': `<${config.functionsUrl}/newsletter-unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The token that confirms an address: sent to it by mail, or given to the page of its unsubscribe link. */
export function confirmToken(
  { id, generation }: Pick<Subscriber, 'id' | 'generation'>,
  config: NewsletterConfig,
) {
  const expires = Math.floor(Date.now() / 1000) + CONFIRM_WITHIN_SECONDS;
  return sign({ purpose: 'confirm', subscriber: id, generation, expires }, config.tokenSecrets);
}

async function confirmLink(subscriber: Subscriber, config: NewsletterConfig): Promise<string> {
  const token = await confirmToken(subscriber, config);
  return `${config.siteUrl}/newsletter/confirm?token=${token}`;
}

/** The double opt-in mail. */
async function confirmationRequest(subscriber: Subscriber, config: NewsletterConfig): Promise<Mail> {
  const studio = studioName(config);
  const { page, headers } = await unsubscribeLinks(subscriber, config);
  return {
    kind: 'newsletter-confirmation',
    recipient: subscriber.email,
    subject: confirmationMail.subject(studio),
    ...renderEmail(
      {
        heading: confirmationMail.heading,
        paragraphs: confirmationMail.paragraphs(studio),
        button: { label: confirmationMail.button, href: await confirmLink(subscriber, config) },
        footer: [confirmationMail.footer, { label: confirmationMail.unsubscribe, href: page }],
      },
      studio,
    ),
    headers,
  };
}

/** The mail to an address that is confirmed already. */
async function alreadySubscribedNotice(subscriber: Subscriber, config: NewsletterConfig): Promise<Mail> {
  const studio = studioName(config);
  const { page, headers } = await unsubscribeLinks(subscriber, config);
  return {
    kind: 'newsletter-already-confirmed',
    recipient: subscriber.email,
    subject: alreadyOnTheListMail.subject(studio),
    ...renderEmail(
      {
        heading: alreadyOnTheListMail.heading,
        paragraphs: alreadyOnTheListMail.paragraphs(studio),
        footer: [{ label: alreadyOnTheListMail.unsubscribe, href: page }],
      },
      studio,
    ),
    headers,
  };
}

/** The mail after a subscription, by the address's status. */
export function subscriptionMail(subscriber: Subscriber, config: NewsletterConfig): Promise<Mail> {
  return subscriber.status === 'confirmed'
    ? alreadySubscribedNotice(subscriber, config)
    : confirmationRequest(subscriber, config);
}
