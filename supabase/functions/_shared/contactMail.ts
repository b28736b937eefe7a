import type { Config } from './config.ts';
import { contactNote } from './content/mails.ts';
import type { Mail } from './outbox.ts';
import { renderEmail, studioName } from './renderEmail.ts';

/** A visitor's message to the owner, with the visitor as Reply-To. */
export function contactMail(
  { name, email, subject, message }: { name: string; email: string; subject: string; message: string },
  config: Config,
): Mail {
  return {
    kind: 'contact',
    recipient: config.mail.owner,
    replyTo: email,
    subject: contactNote.subject(name, subject),
    ...renderEmail(
      {
        heading: subject.trim() || contactNote.heading,
        paragraphs: [message],
        footer: [contactNote.footer(name, email)],
      },
      studioName(config),
    ),
  };
}
