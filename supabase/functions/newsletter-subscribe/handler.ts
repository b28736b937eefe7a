import { callerAddress, sourceOf } from '../_shared/caller.ts';
import { emailMessages } from '../_shared/contract.ts';
import { deliverDue } from '../_shared/delivery.ts';
import { endpoint, jsonCall } from '../_shared/endpoint.ts';
import { type Subscriber, subscriptionMail } from '../_shared/newsletterMails.ts';
import { enqueue } from '../_shared/outbox.ts';
import { countTry } from '../_shared/rateLimits.ts';
import { Refusal } from '../_shared/refusal.ts';

const MESSAGE = 'Almost there! A mail is on its way to you: open it to confirm your address.';
const HOUR = 60 * 60;

/**
 * Puts an address on the list, where it waits for its confirmation. Known, new, waiting and departed addresses go the
 * same way and get the same answer in the same time (behaviour 22): each gets a mail, and only the mail differs.
 */
export const handler = endpoint({
  POST: jsonCall('newsletter-subscribe', {
    invalid: ([problem = emailMessages.invalid]) => new Refusal('invalid_email', problem),
    work: async ({ email }, request, { config, sql, mailService, afterwards }) => {
      const refusal = await countTry(
        sql,
        { name: 'subscribe-caller', of: callerAddress(request), times: 30, seconds: HOUR },
        { name: 'subscribe-address', of: email.toLowerCase(), times: 5, seconds: HOUR },
      );
      if (refusal) return refusal;

      await sql.begin(async (transaction) => {
        const [subscriber] = await transaction<[Subscriber]>`
          insert into subscribers (email, source) values (${email}, ${sourceOf(request, config.siteUrl)})
          on conflict (lower(email)) do update set asked_at = now()
          returning id, email, status, generation`;
        await enqueue(transaction, await subscriptionMail(subscriber, config));
      });
      afterwards(deliverDue(sql, mailService, 3));
      return { message: MESSAGE };
    },
  }),
});
