import { contactTexts } from '#content/contact.ts';
import type { RequestOf } from '#contract';
import { emailProblem } from '../emailProblem.ts';

/** What a visitor types. */
export type ContactMessage = Omit<RequestOf<'send-contact-email'>, 'turnstile'>;

/** What is said beside each field that is not as it should be. */
export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** Name, email and message count as empty when only blanks were typed; the subject is taken as entered. */
function isMissing(field: keyof ContactMessage, value: string): boolean {
  return field === 'subject' ? value === '' : value.trim() === '';
}

/** Holds a message as typed against specification section 5. */
export function contactProblems(message: ContactMessage): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    if (isMissing(field, message[field])) problems[field] = contactTexts.missing[field];
  }
  const emailIsWrong = emailProblem(message.email);
  if (emailIsWrong !== undefined) problems.email ??= emailIsWrong;
  return problems;
}

export function isEmpty(problems: ContactProblems): boolean {
  return Object.keys(problems).length === 0;
}

/** What the notice says of a message that cannot be sent: empty fields first, as the catalogue has it. */
export function firstProblem(message: ContactMessage): string {
  const isIncomplete = (['name', 'email', 'subject', 'message'] as const).some((field) =>
    isMissing(field, message[field]),
  );
  return isIncomplete ? contactTexts.incomplete : (emailProblem(message.email) ?? '');
}

/** The message as it is sent: trimmed but for its subject. */
export function trimmed({ name, email, subject, message }: ContactMessage): ContactMessage {
  return { name: name.trim(), email: email.trim(), subject, message: message.trim() };
}
