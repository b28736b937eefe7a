import { endpoint, jsonCall } from '../_shared/endpoint.ts';
import { sitePage, takeTicket } from '../_shared/newsletterLinks.ts';
import { Refusal } from '../_shared/refusal.ts';

const MESSAGE = "You're on the list. Thanks for riding along!";
const UNUSABLE = 'This link does not work any more. Subscribe again and a fresh one will be in your inbox.';

/** The press of the button that a confirmation mail leads to. Pressing again changes nothing and says the same. */
export const handler = endpoint({
  GET: sitePage('/newsletter/confirm'),
  POST: jsonCall('newsletter-confirm', {
    invalid: () => new Refusal('invalid_token', UNUSABLE),
    work: async ({ token }, request, deps) => {
      const ticket = await takeTicket(token, 'confirm', UNUSABLE, request, deps);
      if (ticket instanceof Refusal) return ticket;
      const confirmed = await deps.sql`
        update subscribers set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = null
        where id = ${ticket.subscriber} and generation = ${ticket.generation}`;
      return confirmed.count === 1 ? { message: MESSAGE } : new Refusal('invalid_token', UNUSABLE);
    },
  }),
});
