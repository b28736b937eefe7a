import { contactTexts } from '#content/contactForm.ts';
import type { RequestOf } from '#contract';
import { emailProblem } from '../emailProblem.ts';

/** The form's fields, as typed. */
export type ContactMessage = Omit<RequestOf<'send-contact-email'>, 'turnstile'>;

/** An error message per invalid field. */
export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** Name, email and message are trimmed before the check; the subject is not (S5.contact). */
function isMissing(field: keyof ContactMessage, value: string): boolean {
  return field === 'subject' ? value === '' : value.trim() === '';
}

/** Validates a message as typed (S5.contact). */
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

/** The notice for an invalid message; empty fields come first. */
export function firstProblem(message: ContactMessage): string {
  const isIncomplete = (['name', 'email', 'subject', 'message'] as const).some((field) =>
    isMissing(field, message[field]),
  );
  return isIncomplete ? contactTexts.incomplete : (emailProblem(message.email) ?? '');
}

/** The request's payload: everything but the subject is trimmed. */
export function trimmed({ name, email, subject, message }: ContactMessage): ContactMessage {
  return { name: name.trim(), email: email.trim(), subject, message: message.trim() };
}
