import * as v from 'valibot';
import type { Config } from './config.ts';

/** A mail to send. */
export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The outcome of one mail of a batch. */
export type Handover =
  | { readonly type: 'accepted'; readonly id: string }
  /** The service will never take this mail, because the address in that field is wrong. */
  | { readonly type: 'rejected'; readonly field: 'to' | 'reply_to'; readonly reason: string }
  /** Not sent, because of our configuration or the service. */
  | { readonly type: 'refused'; readonly reason: string };

export type BatchResult =
  /** One entry per mail, in the batch's order. */
  | { readonly type: 'answered'; readonly mails: readonly Handover[] }
  /** Nothing was sent. `aboutContent`: the service objects to the batch's content, not to our account or rate. */
  | {
      readonly type: 'refused';
      readonly reason: string;
      readonly aboutContent?: boolean;
      readonly retryAfterSeconds?: number;
    }
  /** The outcome is unknown: the same batch has to be sent again under the same key. */
  | { readonly type: 'unavailable'; readonly reason: string };

/** The service's limit per call. */
export const MAX_BATCH = 100;

export interface MailService {
  send(mails: readonly OutgoingMail[], idempotencyKey: string): Promise<BatchResult>;
}

const TIMEOUT_MS = 20_000;

const answerSchema = v.object({
  data: v.array(v.object({ id: v.string() })),
  errors: v.optional(v.array(v.object({ index: v.number(), message: v.string() })), []),
});
const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string(), message: v.string() }));

/** Reads the field from the message of a validation error, the only place that names it. */
function handoverOf(message: string): Handover {
  const field = /`(to|reply_to)` field/.exec(message)?.[1];
  return field === 'to' || field === 'reply_to'
    ? { type: 'rejected', field, reason: message }
    : { type: 'refused', reason: message };
}

function answered(count: number, { data, errors }: v.InferOutput<typeof answerSchema>): BatchResult {
  const accepted = data.values();
  const mails = Array.from({ length: count }, (_, index): Handover => {
    const error = errors.find((candidate) => candidate.index === index);
    if (error) return handoverOf(error.message);
    const next = accepted.next();
    return next.done
      ? { type: 'refused', reason: 'The service did not mention this mail.' }
      : { type: 'accepted', id: next.value.id };
  });
  return { type: 'answered', mails };
}

async function refusalOf(response: Response, count: number): Promise<BatchResult> {
  const { status } = response;
  const body = await response.text();
  const reason = `${status} ${body.slice(0, 500)}`;
  // 409: the batch is being processed, or its key was used for other contents.
  if (status >= 500 || status === 408 || status === 409) return { type: 'unavailable', reason };
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (status === 429 && retryAfterSeconds >= 0) return { type: 'refused', reason, retryAfterSeconds };
  if (status !== 400 && status !== 422) return { type: 'refused', reason };
  const error = v.safeParse(errorSchema, body);
  const handover = error.success ? handoverOf(error.output.message) : undefined;
  if (count === 1 && handover?.type === 'rejected')
    return { type: 'answered', mails: [{ ...handover, reason }] };
  return { type: 'refused', reason, aboutContent: true };
}

/**
 * Sends through Resend's batch call in its permissive mode, which takes the valid mails of a batch and lists the others.
 * Without the `resend` package, which hides the cause of network failures and adds a mail parser to every function.
 */
export function resend({ apiKey, apiUrl, from }: Config['mail']): MailService {
  return {
    async send(mails, idempotencyKey) {
      try {
        const response = await fetch(`${apiUrl}/emails/batch`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${apiKey}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': idempotencyKey,
            'X-Batch-Validation': 'permissive',
          },
          body: JSON.stringify(
            mails.map(({ recipient, replyTo, subject, html, text, headers }) => ({
              from,
              to: [recipient],
              subject,
              html,
              text,
              headers,
              ...(replyTo !== null && { reply_to: replyTo }),
            })),
          ),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) return await refusalOf(response, mails.length);
        return answered(mails.length, v.parse(answerSchema, await response.json()));
      } catch (error) {
        return { type: 'unavailable', reason: String(error) };
      }
    },
  };
}
