import type { NewsletterConfig } from './config.ts';
import { alreadyOnTheListMail, confirmationMail } from './content/mails.ts';
import { setLetter, studioName } from './letter.ts';
import type { Mail } from './outbox.ts';
import { sign } from './tokens.ts';

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly status: 'pending' | 'confirmed' | 'unsubscribed';
  readonly generation: number;
}

const CONFIRM_WITHIN_SECONDS = 7 * 24 * 60 * 60;

/** The two ways out that every mail of the list has: a page with a button, and the mail program's own (RFC 8058). */
export async function waysOut(
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

/** What puts an address on the list: it comes by a mail to that address, or from the page of its unsubscribe link. */
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

/** Asks for the press of a button that puts an address on the list. */
async function askForConfirmation(subscriber: Subscriber, config: NewsletterConfig): Promise<Mail> {
  const studio = studioName(config);
  const { page, headers } = await waysOut(subscriber, config);
  return {
    kind: 'newsletter-confirmation',
    recipient: subscriber.email,
    subject: confirmationMail.subject(studio),
    ...setLetter(
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

/** Tells who is on the list already, in a place where nobody but them can read it. */
async function sayThatItIsConfirmed(subscriber: Subscriber, config: NewsletterConfig): Promise<Mail> {
  const studio = studioName(config);
  const { page, headers } = await waysOut(subscriber, config);
  return {
    kind: 'newsletter-already-confirmed',
    recipient: subscriber.email,
    subject: alreadyOnTheListMail.subject(studio),
    ...setLetter(
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

/** The mail that follows a subscription, by what the address is to us. */
export function subscriptionMail(subscriber: Subscriber, config: NewsletterConfig): Promise<Mail> {
  return subscriber.status === 'confirmed'
    ? sayThatItIsConfirmed(subscriber, config)
    : askForConfirmation(subscriber, config);
}
