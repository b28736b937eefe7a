import type { Facts, Problem } from './health.ts';

function duration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours < 1) return `${Math.floor(seconds / 60)} minutes`;
  return hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

/** To the studio, once a day while something is wrong: what it is, and its remedy. */
export const digestMail = {
  subject: (studio: string) => `${studio}: something needs a look`,
  heading: 'Something needs a look',
  intro: (studio: string) => `The backend of ${studio} has found something that does not resolve itself:`,
  about: {
    database: () => 'The database does not answer. Look at its state in the dashboard of the host.',
    settings: (_, settings) =>
      `Nobody can pay: ${settings.join('; ')}. Fill it in and set the secrets of the functions again.`,
    schedule: () =>
      'The schedule does not ask for mail to be delivered. Look for the job deliver-mail in the database, and for the two secrets in its Vault.',
    'waiting-mail': ({ waitingMails, waitingSeconds }) =>
      `${counted(waitingMails, 'mail')} could not be sent yet, the oldest for ${duration(waitingSeconds)}. Look at the key, the domain and the quota of the mail service; what waits leaves by itself then.`,
    'given-up-mail': ({ givenUpMails }) =>
      `${counted(givenUpMails, 'mail')} given up: the recipient was refused, or it is not known whether it arrived. "npm run desk -- mail" shows them, "npm run desk -- mail requeue" tries again.`,
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
