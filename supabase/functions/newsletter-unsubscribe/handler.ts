import { mediaType, readText } from '../_shared/body.ts';
import type { Deps } from '../_shared/deps.ts';
import { mailboxOf } from '../_shared/emailAddress.ts';
import { endpoint, jsonCall, type MethodHandler } from '../_shared/endpoint.ts';
import { sitePage, verifyLinkToken } from '../_shared/newsletterLinks.ts';
import { confirmToken } from '../_shared/newsletterMails.ts';
import { Refusal } from '../_shared/refusal.ts';

const MESSAGE = "You're off the list. The door stays open.";
const UNUSABLE = 'This link does not work. Use the one in the newest email you have from me.';

/**
 * A token of any age works, repeatedly: the link of any mail unsubscribes. The address
 * is stored where it was forgotten, because that is what keeps others from having us write to it again.
 */
async function leave(token: string, request: Request, deps: Deps) {
  const payload = await verifyLinkToken(token, 'unsubscribe', UNUSABLE, request, deps);
  if (payload instanceof Refusal) return payload;
  const { subscriber, generation, email } = payload;
  if (email === undefined) return new Refusal('invalid_token', UNUSABLE);
  const left = await deps.sql.begin(async (transaction) => {
    const [row] = await transaction<[{ id: string; generation: number }]>`
      insert into subscribers as s (id, email, mailbox, status, generation, unsubscribed_at)
      values (${subscriber}, ${email}, ${mailboxOf(email)}, 'unsubscribed', ${generation + 1}, now())
      on conflict (lower(email)) do update set
        status = 'unsubscribed',
        unsubscribed_at = case when s.status = 'unsubscribed' then s.unsubscribed_at else now() end,
        confirmed_at = null,
        generation = s.generation + case when s.status = 'unsubscribed' then 0 else 1 end
      returning id, generation`;
    // A mail that may be on its way stays, since its batch has to be sent again whole.
    await transaction`
      delete from mail_outbox
      where sent_at is null and batch is null and starts_with(kind, 'newsletter-') and lower(recipient) = lower(${email})`;
    return row;
  });
  return { message: MESSAGE, again: await confirmToken(left, deps.config) };
}

const fromOurPage = jsonCall('newsletter-unsubscribe', {
  invalid: () => new Refusal('invalid_token', UNUSABLE),
  work: ({ token }, request, deps) => leave(token, request, deps),
});

/** A mail program's unsubscribe button (RFC 8058): a form without our API key, with the token in the URL. */
const oneClick: MethodHandler = async (request, deps) => {
  const body = await readText(request);
  if (typeof body !== 'string') return body;
  // Both forms that the RFC allows carry the pair unencoded.
  if (!/List-Unsubscribe"?(?:=|\s+)One-Click/.test(body)) return new Refusal('invalid_token', UNUSABLE);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const result = await leave(token, request, deps);
  // Only the page has a use for the token.
  return result instanceof Refusal ? result : Response.json({ message: result.message });
};

const forms = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

export const handler = endpoint({
  GET: sitePage('/newsletter/unsubscribe'),
  POST: (request, deps) => (forms.has(mediaType(request)) ? oneClick : fromOurPage)(request, deps),
});
