import { mediaType, readText } from '../_shared/body.ts';
import type { Deps } from '../_shared/deps.ts';
import { type Answering, endpoint, jsonCall } from '../_shared/endpoint.ts';
import { sitePage, takeTicket } from '../_shared/newsletterLinks.ts';
import { Refusal } from '../_shared/refusal.ts';

const MESSAGE = "You're off the list. The door stays open.";
const UNUSABLE = 'This link does not work. Use the one in the newest mail you have from us.';

/** A token of any age works, again and again: whoever wants to leave is never told to look for another mail. */
async function leave(token: string, request: Request, deps: Deps) {
  const ticket = await takeTicket(token, 'unsubscribe', UNUSABLE, request, deps);
  if (ticket instanceof Refusal) return ticket;
  await deps.sql`
    update subscribers set
      status = 'unsubscribed', unsubscribed_at = now(), confirmed_at = null, generation = generation + 1
    where id = ${ticket.subscriber} and status <> 'unsubscribed'`;
  return { message: MESSAGE };
}

const fromOurPage = jsonCall('newsletter-unsubscribe', {
  invalid: () => new Refusal('invalid_token', UNUSABLE),
  work: ({ token }, request, deps) => leave(token, request, deps),
});

/** A mail program's own button (RFC 8058): a form without our key, its token in the address. */
const oneClick: Answering = async (request, deps) => {
  const body = await readText(request);
  if (typeof body !== 'string') return body;
  // Both forms that the RFC allows carry the pair as it stands.
  if (!/List-Unsubscribe"?(?:=|\s+)One-Click/.test(body)) return new Refusal('invalid_token', UNUSABLE);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const result = await leave(token, request, deps);
  return result instanceof Refusal ? result : Response.json(result);
};

const forms = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

export const handler = endpoint({
  GET: sitePage('/newsletter/unsubscribe'),
  POST: (request, deps) => (forms.has(mediaType(request)) ? oneClick : fromOurPage)(request, deps),
});
