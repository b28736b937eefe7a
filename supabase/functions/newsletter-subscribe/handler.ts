import { callerNetwork, sourceOf } from '../_shared/caller.ts';
import { deliverDue } from '../_shared/delivery.ts';
import { mailboxOf } from '../_shared/emailAddress.ts';
import { emailMessages } from '../_shared/emailMessages.ts';
import { endpoint, jsonCall } from '../_shared/endpoint.ts';
import { limits } from '../_shared/limits.ts';
import { type Subscriber, subscriptionMail } from '../_shared/newsletterMails.ts';
import { enqueue } from '../_shared/outbox.ts';
import { checkRateLimit } from '../_shared/rateLimits.ts';
import { Refusal, refusals } from '../_shared/refusal.ts';
import { fingerprintsOf } from '../_shared/suppression.ts';

const MESSAGE = 'Almost there! A mail is on its way to you: open it to confirm your address.';

/**
 * Stores an address until it is confirmed; new, pending, confirmed and unsubscribed ones get the same answer in the same
 * time (B22). An unsubscribed address gets no mail, in any spelling: only the link of its unsubscription resubscribes it.
 */
export const handler = endpoint({
  POST: jsonCall('newsletter-subscribe', {
    invalid: ([problem = emailMessages.invalid]) => new Refusal('invalid_email', problem),
    work: async ({ email, turnstile }, request, deps) => {
      const { config, sql, mailService, waitUntil } = deps;
      const refusal = await checkRateLimit(deps, limits.subscribe(callerNetwork(request), email));
      if (refusal) return refusal;
      if (!(await deps.isHuman(turnstile))) return refusals.notHuman();

      const fingerprints = await fingerprintsOf(email, config.tokenSecrets);
      await sql.begin(async (transaction) => {
        const mailbox = mailboxOf(email);
        const [subscriber] = await transaction<[Subscriber & { left: boolean }]>`
          insert into subscribers as s (email, mailbox, source)
          values (${email}, ${mailbox}, ${sourceOf(request, config.siteUrl)})
          on conflict (lower(email)) do update set asked_at = now()
          returning id, email, status, generation, s.status <> 'confirmed' and (
            exists (select from subscribers where mailbox = ${mailbox} and status = 'unsubscribed')
            or exists (select from suppressed_mailboxes where fingerprint = any(${fingerprints}))
          ) as left`;
        await enqueue(transaction, await subscriptionMail(subscriber, config), subscriber.left);
      });
      waitUntil(deliverDue(sql, mailService, 3));
      return { message: MESSAGE };
    },
  }),
});
