import { Command } from 'commander';
import type { Desk } from './desk.ts';
import { DeskError } from './deskError.ts';
import { type Column, table } from './table.ts';
import { counted, oneLine } from './text.ts';
import { localTime } from './time.ts';

interface Waiting {
  readonly kind: string;
  readonly reason: string | null;
  readonly count: number;
  readonly oldest: Date;
  readonly next: Date;
}

interface GivenUp {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly given_up_at: Date;
  readonly reason: string | null;
}

const waitingColumns: readonly Column[] = [
  { name: 'waiting', align: 'right' },
  { name: 'kind', wraps: true },
  { name: 'oldest' },
  { name: 'next try' },
  { name: 'reason', wraps: true },
];

const givenUpColumns: readonly Column[] = [
  { name: 'id' },
  { name: 'given up' },
  { name: 'kind', wraps: true },
  { name: 'to', wraps: true },
  { name: 'reason', wraps: true },
];

/** Long enough to name one mail among thousands. */
const SHORT_ID = 8;
const LONGEST_REASON = 200;

function reasonText(reason: string | null): string {
  return oneLine(reason ?? '').slice(0, LONGEST_REASON);
}

async function show(desk: Desk): Promise<void> {
  const { database: sql, terminal } = desk;
  const waiting = await sql<Waiting[]>`
    select kind, last_error as reason, count(*)::int as count, min(created_at) as oldest, min(next_attempt_at) as next
    from mail_outbox where sent_at is null and given_up_at is null
    group by kind, last_error order by oldest`;
  const givenUp = await sql<GivenUp[]>`
    select id, kind, recipient, given_up_at, last_error as reason
    from mail_outbox where given_up_at is not null order by given_up_at`;
  const { out, columns } = terminal;
  if (waiting.length > 0)
    out(
      table(
        waitingColumns,
        waiting.map(({ kind, reason, count, oldest, next }) => [
          count.toLocaleString('en-US'),
          kind,
          localTime(oldest),
          localTime(next),
          reasonText(reason),
        ]),
        columns,
      ),
    );
  if (waiting.length > 0 && givenUp.length > 0) out('\n');
  if (givenUp.length > 0)
    out(
      table(
        givenUpColumns,
        givenUp.map(({ id, given_up_at, kind, recipient, reason }) => [
          id.slice(0, SHORT_ID),
          localTime(given_up_at),
          kind,
          oneLine(recipient),
          reasonText(reason),
        ]),
        columns,
      ),
    );
  const sum = waiting.reduce((total, { count }) => total + count, 0);
  desk.say(`${counted(sum, 'mail')} waiting, ${givenUp.length.toLocaleString('en-US')} given up`);
}

/** @returns the whole id of the mail that has not left and whose id begins so. */
async function idOf({ database: sql }: Desk, beginning: string): Promise<string> {
  const mails = await sql<{ id: string }[]>`
    select id from mail_outbox where sent_at is null and starts_with(id::text, ${beginning.toLowerCase()}) limit 2`;
  const [mail, another] = mails;
  if (!mail)
    throw new DeskError(`No mail that waits or was given up has an id that begins with ${beginning}.`);
  if (another) throw new DeskError(`More than one mail has an id that begins with ${beginning}.`);
  return mail.id;
}

async function requeue(desk: Desk, beginning: string | undefined): Promise<void> {
  const id = beginning === undefined ? null : await idOf(desk, beginning);
  const [row] = await desk.database<[{ count: number }]>`select requeue_mail(${id}) as count`;
  if (id !== null && row.count === 0)
    throw new DeskError('That mail is being sent; it is not known yet whether it has arrived.');
  desk.say(`${counted(row.count, 'mail')} due now. The next sweep of deliver-mail sends them.`);
}

export function mailCommand(desk: Desk): Command {
  const command = new Command('mail')
    .description('what waits to be sent and what was given up, with the reasons')
    .action(() => show(desk));
  command
    .command('requeue')
    .description('tries again: one mail, or all that wait or were given up')
    .argument('[id]', 'the beginning of its id')
    .action((beginning: string | undefined) => requeue(desk, beginning));
  return command;
}
