import type { Queries } from './database.ts';
import { toHeaderValue } from './toHeaderValue.ts';

/** A mail for the outbox. */
export interface Mail {
  readonly kind: string;
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Stores a mail. Call it in the transaction of the work that the mail is about: both happen, or neither.
 *
 * @param suppressed stores nothing, in the time that storing takes: so the timing does not reveal it.
 */
export async function enqueue(sql: Queries, mail: Mail, suppressed = false): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(mail.headers ?? {}).map(([name, value]) => [name, toHeaderValue(value)]),
  );
  await sql`
    insert into mail_outbox (kind, recipient, reply_to, subject, html, text, headers)
    select
      ${mail.kind}, ${toHeaderValue(mail.recipient)}, ${mail.replyTo === undefined ? null : toHeaderValue(mail.replyTo)},
      ${toHeaderValue(mail.subject)}, ${mail.html}, ${mail.text}, ${sql.json(headers)}
    where not ${suppressed}`;
}
