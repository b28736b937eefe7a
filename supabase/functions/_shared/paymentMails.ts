import type { Config } from './config.ts';
import { onlineClass, tip } from './content/catalog.ts';
import { setLetter, studioName } from './letter.ts';
import { formatAmount } from './money.ts';
import type { Mail } from './outbox.ts';
import type { PaymentKind } from './payments.ts';

/** A payment that has arrived. */
export interface Paid {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly amount_cents: number;
  readonly payer_email: string | null;
  readonly payer_name: string | null;
}

const receipts = {
  tip: {
    heading: 'Thank you for the tip!',
    text: 'Every contribution is deeply appreciated, and goes straight into new art and music.',
    what: tip.orderName,
  },
  class: {
    heading: 'Your seat is reserved',
    text: 'Thank you for pre-ordering the class. You will hear from us as soon as it opens.',
    what: onlineClass.orderName,
  },
} as const satisfies Record<PaymentKind, object>;

/** The receipt for whoever paid. */
function receipt({ id, kind, amount_cents }: Paid, recipient: string, config: Config): Mail {
  const studio = studioName(config);
  const { heading, text, what } = receipts[kind];
  const amount = formatAmount(amount_cents);
  return {
    kind: `receipt-${kind}`,
    recipient,
    replyTo: config.mail.owner,
    subject: `Your receipt from ${studio}: ${amount}`,
    ...setLetter(
      {
        heading,
        paragraphs: [text, `${what}: ${amount}`],
        footer: [`Payment ${id}. Questions? Just answer this mail.`],
      },
      studio,
    ),
  };
}

/** The note for the studio. */
function note({ id, kind, amount_cents, payer_email, payer_name }: Paid, config: Config): Mail {
  const amount = formatAmount(amount_cents);
  const what = kind === 'tip' ? 'A tip' : 'A pre-order';
  return {
    kind: `note-${kind}`,
    recipient: config.mail.owner,
    ...(payer_email !== null && { replyTo: payer_email }),
    subject: `${what} of ${amount}`,
    ...setLetter(
      {
        heading: `${what} of ${amount}`,
        paragraphs: [`From ${payer_name ?? 'someone'} (${payer_email ?? 'no address given'}).`],
        footer: [`Payment ${id}.`],
      },
      studioName(config),
    ),
  };
}

/** The mails that follow a payment. */
export function mailsAbout(paid: Paid, config: Config): Mail[] {
  const toPayer = paid.payer_email === null ? [] : [receipt(paid, paid.payer_email, config)];
  return [...toPayer, note(paid, config)];
}
