import { callerNetwork } from '../_shared/caller.ts';
import { contactMail } from '../_shared/contactMail.ts';
import { contactMessages } from '../_shared/contract.ts';
import { deliverDue } from '../_shared/delivery.ts';
import { emailMessages } from '../_shared/emailMessages.ts';
import { endpoint, jsonCall } from '../_shared/endpoint.ts';
import { idempotencyHash } from '../_shared/idempotencyHash.ts';
import { limits } from '../_shared/limits.ts';
import { enqueue } from '../_shared/outbox.ts';
import { checkRateLimit } from '../_shared/rateLimits.ts';
import { Refusal, refusals } from '../_shared/refusal.ts';

/** Removes control characters, some of which Postgres refuses, but not line breaks and tabs. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Empty fields are reported before invalid ones. */
function refusalOf(problems: readonly string[]) {
  if (problems.includes(contactMessages.empty)) return new Refusal('missing_fields', contactMessages.empty);
  if (problems.includes(contactMessages.tooLong)) return new Refusal('too_long', contactMessages.tooLong);
  return new Refusal('invalid_email', emailMessages.invalid);
}

/**
 * Takes a message to the studio: it is stored first and mailed after, so that a mail service that is down is not visible
 * for the visitor (B25).
 */
export const handler = endpoint({
  POST: jsonCall('send-contact-email', {
    invalid: refusalOf,
    work: async (input, request, deps) => {
      const { config, sql, mailService, waitUntil } = deps;
      const tooMany = await checkRateLimit(deps, limits.contact(callerNetwork(request)));
      if (tooMany) return tooMany;

      const [name, subject, message] = [input.name, input.subject, input.message].map(printable);
      if (!name?.trim() || !subject || !message?.trim()) return refusalOf([contactMessages.empty]);
      if (!(await deps.isHuman(input.turnstile))) return refusals.notHuman();
      const { email } = input;
      const attempt = await idempotencyHash(request, name, email, subject, message);
      await sql.begin(async (transaction) => {
        const stored = await transaction`
          insert into contact_messages (attempt, name, email, subject, message)
          values (${attempt}, ${name}, ${email}, ${subject}, ${message})
          on conflict (attempt) do nothing`;
        if (stored.count > 0)
          await enqueue(transaction, contactMail({ name, email, subject, message }, config));
      });
      waitUntil(deliverDue(sql, mailService, 3));
      return { success: true, message: 'Message sent successfully!' };
    },
  }),
});
