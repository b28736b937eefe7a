import type { Config } from './config.ts';
import { onlineClass, tip } from './content/catalog.ts';
import { paymentNote, receiptMail } from './content/mails.ts';
import { formatAmount } from './money.ts';
import type { Mail } from './outbox.ts';
import type { PaymentKind } from './payments.ts';
import { renderEmail, studioName } from './renderEmail.ts';

/** A payment that has arrived. */
export interface Paid {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly amount_cents: number;
  readonly payer_email: string | null;
  readonly payer_name: string | null;
}

/** A paid product may have been withdrawn since. */
const orderNames: Record<PaymentKind, string> = {
  tip: tip?.orderName ?? paymentNote.what.tip,
  class: onlineClass?.orderName ?? paymentNote.what.class,
};

/** The payer's receipt. */
function receipt({ id, kind, amount_cents }: Paid, recipient: string, config: Config): Mail {
  const studio = studioName(config);
  const { heading, text } = receiptMail[kind];
  const amount = formatAmount(amount_cents);
  return {
    kind: `receipt-${kind}`,
    recipient,
    replyTo: config.mail.owner,
    subject: receiptMail.subject(studio, amount),
    ...renderEmail(
      {
        heading,
        paragraphs: [text, `${orderNames[kind]}: ${amount}`],
        footer: [receiptMail.footer(id)],
      },
      studio,
    ),
  };
}

/** The note to the owner. */
function note({ id, kind, amount_cents, payer_email, payer_name }: Paid, config: Config): Mail {
  const heading = paymentNote.heading(paymentNote.what[kind], formatAmount(amount_cents));
  return {
    kind: `note-${kind}`,
    recipient: config.mail.owner,
    ...(payer_email !== null && { replyTo: payer_email }),
    subject: heading,
    ...renderEmail(
      {
        heading,
        paragraphs: [paymentNote.from(payer_name, payer_email)],
        footer: [paymentNote.footer(id)],
      },
      studioName(config),
    ),
  };
}

/** The mails that follow a payment. */
export function paymentMails(paid: Paid, config: Config): Mail[] {
  const toPayer = paid.payer_email === null ? [] : [receipt(paid, paid.payer_email, config)];
  return [...toPayer, note(paid, config)];
}
