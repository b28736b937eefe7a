import { endpoint, jsonCall } from '../_shared/endpoint.ts';
import { sitePage, verifyLinkToken } from '../_shared/newsletterLinks.ts';
import { Refusal } from '../_shared/refusal.ts';

const MESSAGE = "You're on the list. Thanks for riding along!";
const UNUSABLE = 'This link does not work anymore. Subscribe again and a fresh one will be in your inbox.';

/** Confirms a subscription; repeated requests change nothing and get the same answer. */
export const handler = endpoint({
  GET: sitePage('/newsletter/confirm'),
  POST: jsonCall('newsletter-confirm', {
    invalid: () => new Refusal('invalid_token', UNUSABLE),
    work: async ({ token }, request, deps) => {
      const payload = await verifyLinkToken(token, 'confirm', UNUSABLE, request, deps);
      if (payload instanceof Refusal) return payload;
      const confirmed = await deps.sql`
        update subscribers set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = null
        where id = ${payload.subscriber} and generation = ${payload.generation}`;
      return confirmed.count === 1 ? { message: MESSAGE } : new Refusal('invalid_token', UNUSABLE);
    },
  }),
});
