import * as v from 'valibot';
import { contactTexts } from '#content/contactForm.ts';
import { contactMessages, contactSchema, type RequestOf } from '#contract';
import { emailMessages } from '#emailMessages';

/** The form's fields, as typed. */
export type ContactMessage = Omit<RequestOf<'send-contact-email'>, 'turnstile'>;

/** An error message per invalid field. */
export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** Validates a message as typed (S5.contact); a text that is too long is the function's to refuse. */
export function contactProblems(message: ContactMessage): ContactProblems {
  const { issues = [] } = v.safeParse(contactSchema, message);
  const problems: ContactProblems = {};
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    const found = issues.filter(({ path }) => path?.[0].key === field).map((issue) => issue.message);
    if (found.includes(contactMessages.empty)) problems[field] = contactTexts.missing[field];
    else if (found.includes(emailMessages.invalid)) problems[field] = emailMessages.invalid;
  }
  return problems;
}

export function isEmpty(problems: ContactProblems): boolean {
  return Object.keys(problems).length === 0;
}

/** The notice for an invalid message; empty fields come first. */
export function firstProblem(message: ContactMessage): string {
  const { email, ...others } = contactProblems(message);
  const isIncomplete = !isEmpty(others) || email === contactTexts.missing.email;
  return isIncomplete ? contactTexts.incomplete : (email ?? '');
}

/** The request's payload: the contract's schema trims everything but the subject. */
export function toPayload(message: ContactMessage): ContactMessage {
  const { typed, output } = v.safeParse(contactSchema, message);
  return typed ? output : message;
}
