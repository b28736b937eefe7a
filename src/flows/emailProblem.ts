import * as v from 'valibot';
import { emailMessages, emailSchema } from '#contract';

/** What is wrong with an email address as typed, in the words of specification section 5; undefined when it is fine. */
export function emailProblem(typed: string): string | undefined {
  const result = v.safeParse(emailSchema, typed);
  return result.success ? undefined : result.issues[0].message;
}

/** The same for the waitlist, where an empty field is an invalid address like any other. */
export function waitlistEmailProblem(typed: string): string | undefined {
  return emailProblem(typed) && emailMessages.invalid;
}
