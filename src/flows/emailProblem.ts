import * as v from 'valibot';
import { emailSchema } from '#contract';
import { emailMessages } from '#emailMessages';

/** The error message for an email address as typed (S5.newsletter); undefined when valid. */
export function emailProblem(typed: string): string | undefined {
  const result = v.safeParse(emailSchema, typed);
  return result.success ? undefined : result.issues[0].message;
}

/** The same for the waitlist, where an empty field counts as an invalid address (S5.waitlist). */
export function waitlistEmailProblem(typed: string): string | undefined {
  return emailProblem(typed) && emailMessages.invalid;
}

/** A valid address as it is sent: the contract's schema trims it. */
export function toEmail(typed: string): string {
  return v.parse(emailSchema, typed);
}
