import * as v from 'valibot';
import { emailSchema } from '#contract';
import { emailMessages } from '#emailMessages';
import type { Queries } from '../../supabase/functions/_shared/database.ts';
import { domainsOf, mailboxOf } from '../../supabase/functions/_shared/emailAddress.ts';
import { DeskError } from './deskError.ts';

/** The ids of a person's rows, for every spelling of the mailbox's address. */
export interface Traces {
  readonly subscribers: readonly string[];
  readonly contactMessages: readonly string[];
  readonly payments: readonly string[];
  readonly mails: readonly string[];
  /** Contact messages of others that name the address. */
  readonly mentions: readonly string[];
}

/** @throws for an invalid address. */
export function mailboxOfPerson(address: string): string {
  const email = v.safeParse(emailSchema, address);
  if (!email.success) throw new DeskError(`${address}: ${emailMessages.invalid}.`, 2);
  return mailboxOf(email.output);
}

function mentionsMailbox(text: string, mailbox: string): boolean {
  const addresses = text.match(/[^\s<>()[\],;:"'`]+@[\w.-]*\w/g) ?? [];
  return addresses.some((address) => mailboxOf(address) === mailbox);
}

interface Row {
  readonly id: string;
  /** Addresses, each alone. */
  readonly addresses: readonly (string | null)[];
  /** Text that may name one. */
  readonly text: string | null;
}

/** Finds every row about a person. SQL only narrows it down by the domain; `mailboxOf` decides. */
export async function findTraces(sql: Queries, mailbox: string): Promise<Traces> {
  const domains = domainsOf(mailbox).map((domain) => `%@${domain}%`);
  const named = ({ addresses }: Row) =>
    addresses.some((address) => address !== null && mailboxOf(address) === mailbox);
  const mentioned = ({ text }: Row) => text !== null && mentionsMailbox(text, mailbox);
  const ids = (rows: readonly Row[], isAbout: (row: Row) => boolean) =>
    rows.filter(isAbout).map(({ id }) => id);

  const subscribers = await sql<{ id: string }[]>`select id from subscribers where mailbox = ${mailbox}`;
  const messages = await sql<Row[]>`
    select id, array[email] as addresses, concat_ws(' ', name, subject, message) as text
    from contact_messages
    where lower(concat_ws(' ', email, name, subject, message)) like any(${domains})`;
  const payments = await sql<Row[]>`
    select id, array[payer_email] as addresses, null as text from payments
    where lower(payer_email) like any(${domains})`;
  // A note to the studio whose Reply-To the service refused names the visitor in its text alone.
  const mails = await sql<Row[]>`
    select id, array[recipient, reply_to] as addresses,
      case when reply_to is null and (kind = 'contact' or starts_with(kind, 'note-')) then text end as text
    from mail_outbox
    where lower(concat_ws(' ', recipient, reply_to, text)) like any(${domains})`;
  return {
    subscribers: subscribers.map(({ id }) => id),
    contactMessages: ids(messages, named),
    payments: ids(payments, named),
    mails: ids(mails, (row) => named(row) || mentioned(row)),
    mentions: ids(messages, (row) => !named(row) && mentioned(row)),
  };
}

export function isUnknown({ subscribers, contactMessages, payments, mails }: Traces): boolean {
  return [subscribers, contactMessages, payments, mails].every((ids) => ids.length === 0);
}
