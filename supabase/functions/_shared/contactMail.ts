import type { Config } from './config.ts';
import { contactNote } from './content/mails.ts';
import { setLetter, studioName } from './letter.ts';
import type { Mail } from './outbox.ts';

/** A message of a visitor, for the studio: from the studio's own address, and answered to the visitor. */
export function contactMail(
  { name, email, subject, message }: { name: string; email: string; subject: string; message: string },
  config: Config,
): Mail {
  return {
    kind: 'contact',
    recipient: config.mail.owner,
    replyTo: email,
    subject: contactNote.subject(name, subject),
    ...setLetter(
      {
        heading: subject.trim() || contactNote.heading,
        paragraphs: [message],
        footer: [contactNote.footer(name, email)],
      },
      studioName(config),
    ),
  };
}
