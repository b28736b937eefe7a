import * as v from 'valibot';
import type { Config } from './config.ts';

/** A mail as it goes out. */
export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What came of handing a mail over. */
export type Handover =
  | { readonly type: 'accepted'; readonly id: string }
  /** The service will never take this mail. */
  | { readonly type: 'rejected'; readonly reason: string }
  /** Not now: the service is away, busy, or does not know us yet. */
  | { readonly type: 'unavailable'; readonly reason: string };

export interface MailService {
  send(mail: OutgoingMail): Promise<Handover>;
}

const acceptedSchema = v.object({ id: v.string() });
const TIME_LIMIT_MS = 10_000;

/**
 * Sends through Resend's API. The mail's id is its idempotency key, which Resend remembers for 24 hours: asking again
 * after an answer that got lost sends nothing twice.
 */
export function resend({ apiKey, apiUrl, from }: Config['mail']): MailService {
  return {
    async send(mail) {
      try {
        const response = await fetch(`${apiUrl}/emails`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${apiKey}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': mail.id,
          },
          body: JSON.stringify({
            from,
            to: [mail.recipient],
            subject: mail.subject,
            html: mail.html,
            text: mail.text,
            headers: mail.headers,
            ...(mail.replyTo !== null && { reply_to: mail.replyTo }),
          }),
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        if (response.ok) return { type: 'accepted', id: v.parse(acceptedSchema, await response.json()).id };
        const reason = `${response.status} ${(await response.text()).slice(0, 500)}`;
        const forGood = response.status === 400 || response.status === 422;
        return { type: forGood ? 'rejected' : 'unavailable', reason };
      } catch (error) {
        return { type: 'unavailable', reason: String(error) };
      }
    },
  };
}
