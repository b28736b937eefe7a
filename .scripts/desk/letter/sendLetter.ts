import type { NewsletterConfig } from '../../../supabase/functions/_shared/config.ts';
import type { Database } from '../../../supabase/functions/_shared/database.ts';
import { unsubscribeLinks } from '../../../supabase/functions/_shared/newsletterMails.ts';
import { DeskError } from '../deskError.ts';
import { counted } from '../text.ts';
import { localTime } from '../time.ts';
import { escaped, mailOf, PLACEHOLDER } from './mailOf.ts';
import type { WrittenLetter } from './readLetter.ts';

/** Subscribers per transaction, which a crash rolls back. */
const BATCH = 200;

interface LetterRow {
  readonly name: string;
  readonly digest: string;
  readonly started_at: Date;
  readonly finished_at: Date | null;
}

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly generation: number;
}

/**
 * Notes that a letter is being sent, unless that is noted already.
 *
 * @throws if its name was used for another text, or its text was sent under another name.
 */
async function begin(sql: Database, { name, digest, subject }: WrittenLetter): Promise<LetterRow> {
  await sql`
    insert into letters (name, digest, subject) select ${name}, ${digest}, ${subject}
    where exists (select from subscribers where status = 'confirmed')
    on conflict do nothing`;
  const known = await sql<LetterRow[]>`
    select name, digest, started_at, finished_at from letters where name = ${name} or digest = ${digest}`;
  const other = known.find((letter) => letter.name !== name || letter.digest !== digest);
  if (other?.name === name) {
    const [sent] = await sql<[{ count: number }]>`
      select count(*)::int as count from letter_recipients where letter = ${name}`;
    throw new DeskError(
      `A letter "${name}" with another text was begun on ${localTime(other.started_at)}, ${other.finished_at ? 'and sent to all' : `and is in the outbox for ${counted(sent.count, 'subscriber')}`}. Nothing was sent now. Put the text back as it was to go on with that one, or give the file another name to send this as a new letter.`,
    );
  }
  if (other)
    throw new DeskError(
      `The same text was sent as "${other.name}" on ${localTime(other.started_at)}. Nothing was sent now.`,
    );
  const [letter] = known;
  if (!letter) throw new DeskError('Nobody has confirmed an address yet, so there is nobody to send it to.');
  return letter;
}

/** The recipients left: subscribers since before the letter was started. */
async function remaining(sql: Database, name: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from subscribers join letters on name = ${name}
    where status = 'confirmed' and coalesce(confirmed_at, created_at) <= started_at
      and not exists (select from letter_recipients where letter = ${name} and subscriber = id)
    order by id`;
  return rows.map(({ id }) => id);
}

interface Prepared {
  readonly letter: WrittenLetter;
  readonly html: string;
  readonly text: string;
  readonly config: NewsletterConfig;
}

/** Puts the letter into the outbox for those of a batch who are still confirmed. @returns for how many. */
function enqueueBatch(sql: Database, ids: readonly string[], prepared: Prepared): Promise<number> {
  const { letter, html, text, config } = prepared;
  return sql.begin(async (transaction) => {
    // Locked, so that a concurrent unsubscription either removes the mail from the outbox or is seen here.
    const recipients = await transaction<Recipient[]>`
      select id, email, generation from subscribers
      where id = any(${[...ids]}) and status = 'confirmed' for share`;
    const ways = await Promise.all(recipients.map((recipient) => unsubscribeLinks(recipient, config)));
    const pages = ways.map(({ page }) => page);
    // The letter is sent to the database once per batch, which fills in the links.
    const inserted = await transaction`
      with recorded as (
        insert into letter_recipients (letter, subscriber)
        select ${letter.name}, id from unnest(${recipients.map(({ id }) => id)}::uuid[]) as id
        on conflict do nothing
        returning subscriber
      )
      insert into mail_outbox (kind, recipient, subject, html, text, headers)
      select 'newsletter-letter', email, ${letter.subject},
        replace(${html}, ${escaped(PLACEHOLDER)}, page_in_html), replace(${text}, ${PLACEHOLDER}, page),
        headers::jsonb
      from recorded join unnest(
        ${recipients.map(({ id }) => id)}::uuid[],
        ${recipients.map(({ email }) => email)}::text[],
        ${pages}::text[],
        ${pages.map(escaped)}::text[],
        ${ways.map(({ headers }) => JSON.stringify(headers))}::text[]
      ) as recipient (id, email, page, page_in_html, headers) on id = subscriber`;
    return inserted.count;
  });
}

export interface Progress {
  /** How many get it in this run. */
  begin(total: number): void;
  /** So many more are done. */
  step(count: number): void;
  end(): void;
}

export type Outcome =
  | { readonly type: 'sent'; readonly enqueued: number; readonly left: number }
  | { readonly type: 'sent before'; readonly on: Date };

/**
 * Puts a letter into the outbox, once for each confirmed subscriber. After an interruption the next run continues
 * where this one ended; two runs at once share the work.
 */
export async function sendLetter(
  sql: Database,
  letter: WrittenLetter,
  config: NewsletterConfig,
  progress: Progress,
): Promise<Outcome> {
  const row = await begin(sql, letter);
  if (row.finished_at) return { type: 'sent before', on: row.finished_at };
  const ids = await remaining(sql, letter.name);
  const prepared = { letter, config, ...mailOf(letter, PLACEHOLDER, config) };
  let enqueued = 0;
  progress.begin(ids.length);
  try {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      enqueued += await enqueueBatch(sql, batch, prepared);
      progress.step(batch.length);
    }
  } finally {
    progress.end();
  }
  await sql`update letters set finished_at = coalesce(finished_at, now()) where name = ${letter.name}`;
  return { type: 'sent', enqueued, left: ids.length - enqueued };
}
