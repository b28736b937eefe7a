/**
 * The texts of all mails; `studio` is the name before the address in MAIL_FROM. They are here and not in src/content
 * because functions are deployed from supabase/functions alone.
 */
import type { Facts, Problem } from '../health.ts';

export const confirmationMail = {
  subject: (studio: string) => `One press to go: confirm your address for ${studio}`,
  heading: 'One press to go',
  paragraphs: (studio: string) => [
    `Someone, hopefully you, typed this address into the newsletter form of ${studio}.`,
    'Press the button and you are on the list: new work, new songs, and the odd story from the road.',
  ],
  button: 'Confirm my subscription',
  footer:
    'The button works for seven days. If it was not you, there is nothing to do: without a press no newsletter comes.',
  unsubscribe: 'Never write to this address again',
} as const;

export const alreadyOnTheListMail = {
  subject: (studio: string) => `You are on the list of ${studio} already`,
  heading: "You're on the list already",
  paragraphs: (studio: string) => [
    `Someone, probably you, typed this address into the newsletter form of ${studio}. It is confirmed, so there is nothing left to do.`,
    'See you in the next newsletter!',
  ],
  unsubscribe: 'Leave the list',
} as const;

/** Below each letter of the newsletter. */
export const letterMail = {
  footer: (studio: string) => `You get this letter because you confirmed your address for ${studio}.`,
  unsubscribe: 'Leave the list',
  /** Before the subject of a letter that is only tried out. */
  test: (subject: string) => `[Test] ${subject}`,
} as const;

/** To who has paid; what was bought and for how much follows the text. */
export const receiptMail = {
  subject: (studio: string, amount: string) => `Your receipt from ${studio}: ${amount}`,
  footer: (payment: string) => `Payment ${payment}. Questions? Just answer this mail.`,
  tip: {
    heading: 'Thank you for the tip!',
    text: 'Every contribution is deeply appreciated, and goes straight into new art and music.',
  },
  class: {
    heading: 'Your seat is reserved',
    text: 'Thank you for pre-ordering the class. You will hear from us as soon as it opens.',
  },
} as const;

/** To the studio, about a payment. */
export const paymentNote = {
  what: { tip: 'A tip', class: 'A pre-order' },
  heading: (what: string, amount: string) => `${what} of ${amount}`,
  from: (name: string | null, email: string | null) =>
    `From ${name ?? 'someone'} (${email ?? 'no address given'}).`,
  footer: (payment: string) => `Payment ${payment}.`,
} as const;

/** To the studio, from the contact form. */
export const contactNote = {
  subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
  /** Where the visitor's own subject is blank. */
  heading: 'A message',
  footer: (name: string, email: string) => `From ${name}, ${email}`,
} as const;

function duration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours < 1) return `${Math.floor(seconds / 60)} minutes`;
  return hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

/** To the studio, once a day while something is wrong: what it is, and what mends it. */
export const digestMail = {
  subject: (studio: string) => `${studio}: something needs a look`,
  heading: 'Something needs a look',
  intro: (studio: string) => `The backend of ${studio} has found something that does not mend itself:`,
  about: {
    database: () => 'The database does not answer. Look at its state in the dashboard of the host.',
    settings: (_, settings) =>
      `Nobody can pay: ${settings.join('; ')}. Fill it in and set the secrets of the functions again.`,
    schedule: () =>
      'The schedule does not ask for mail to be delivered. Look for the job deliver-mail in the database, and for the two secrets in its Vault.',
    'waiting-mail': ({ waitingMails, waitingSeconds }) =>
      `${counted(waitingMails, 'mail')} could not be sent yet, the oldest for ${duration(waitingSeconds)}. Look at the key, the domain and the quota of the mail service; what waits leaves by itself then.`,
    'given-up-mail': ({ givenUpMails }) =>
      `${counted(givenUpMails, 'mail')} given up: the recipient was refused, or nobody knows whether it arrived. "npm run desk -- mail" shows them, "npm run desk -- mail requeue" tries again.`,
    'wrong-amount': ({ wrongAmounts }) =>
      `${counted(wrongAmounts, 'payment')} of this week arrived with another amount than was asked for. Compare amount_cents and paid_cents in the table payments.`,
    'refused-checkout': ({ refusedCheckouts }) =>
      `${counted(refusedCheckouts, 'payment')} of the last day never got a payment page, because the payment service refused. Look at its secret key and at its log of requests.`,
    'silent-webhook': ({ silentPages }) =>
      `${counted(silentPages, 'payment page')} should have been paid or have expired by now, but no event came. Look at the webhook of the payment service: its address, its secret, its events.`,
  },
  footer: 'This mail comes at most once a day, and not at all while everything is well.',
} as const satisfies {
  readonly about: Readonly<Record<Problem, (facts: Facts, settings: readonly string[]) => string>>;
  readonly [text: string]: unknown;
};
