import type { Config } from './config.ts';
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
async function waysOut({ id, generation }: Subscriber, config: Config) {
  const token = await sign({ purpose: 'unsubscribe', subscriber: id, generation }, config.tokenSecret);
  const page = `${config.siteUrl}/newsletter/unsubscribe?token=${token}`;
  return {
    page,
    headers: {
      'List-Unsubscribe': `<${config.functionsUrl}/newsletter-unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

async function confirmLink({ id, generation }: Subscriber, config: Config): Promise<string> {
  const expires = Math.floor(Date.now() / 1000) + CONFIRM_WITHIN_SECONDS;
  const token = await sign({ purpose: 'confirm', subscriber: id, generation, expires }, config.tokenSecret);
  return `${config.siteUrl}/newsletter/confirm?token=${token}`;
}

/** Asks for the press of a button that puts an address on the list. */
async function confirmationMail(subscriber: Subscriber, config: Config): Promise<Mail> {
  const studio = studioName(config);
  const { page, headers } = await waysOut(subscriber, config);
  return {
    kind: 'newsletter-confirmation',
    recipient: subscriber.email,
    subject: `One press to go: confirm your address for ${studio}`,
    ...setLetter(
      {
        heading: 'One press to go',
        paragraphs: [
          `Someone, hopefully you, typed this address into the newsletter form of ${studio}.`,
          'Press the button and you are on the list: new work, new songs, and the odd story from the road.',
        ],
        button: { label: 'Confirm my subscription', href: await confirmLink(subscriber, config) },
        footer: [
          'The button works for seven days. If it was not you, there is nothing to do: without a press no newsletter comes.',
          { label: 'Never write to this address again', href: page },
        ],
      },
      studio,
    ),
    headers,
  };
}

/** Tells who is on the list already, in a place where nobody but them can read it. */
async function alreadyOnTheListMail(subscriber: Subscriber, config: Config): Promise<Mail> {
  const studio = studioName(config);
  const { page, headers } = await waysOut(subscriber, config);
  return {
    kind: 'newsletter-already-confirmed',
    recipient: subscriber.email,
    subject: `You are on the list of ${studio} already`,
    ...setLetter(
      {
        heading: "You're on the list already",
        paragraphs: [
          `Someone, probably you, typed this address into the newsletter form of ${studio}. It is confirmed, so there is nothing left to do.`,
          'See you in the next newsletter!',
        ],
        footer: [{ label: 'Leave the list', href: page }],
      },
      studio,
    ),
    headers,
  };
}

/** The mail that follows a subscription, by what the address is to us. */
export function subscriptionMail(subscriber: Subscriber, config: Config): Promise<Mail> {
  return subscriber.status === 'confirmed'
    ? alreadyOnTheListMail(subscriber, config)
    : confirmationMail(subscriber, config);
}
