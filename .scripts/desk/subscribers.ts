import { Command, Option } from 'commander';
import { csv } from './csv.ts';
import type { Desk } from './desk.ts';
import { type Column, table } from './table.ts';
import { counted, oneLine } from './text.ts';
import { localTime } from './time.ts';

type Status = 'confirmed' | 'pending' | 'unsubscribed';

interface Row {
  readonly email: string;
  readonly status: Status;
  readonly source: string;
  readonly asked_at: Date;
  readonly confirmed_at: Date | null;
  readonly unsubscribed_at: Date | null;
}

const columns: readonly Column[] = [
  { name: 'address', wraps: true },
  { name: 'state' },
  { name: 'since' },
  { name: 'from', wraps: true },
];

const since: Record<Status, (row: Row) => Date | null> = {
  confirmed: (row) => row.confirmed_at,
  pending: (row) => row.asked_at,
  unsubscribed: (row) => row.unsubscribed_at,
};

async function totals({ database: sql }: Desk): Promise<string> {
  const [row] = await sql<[Record<Status | 'suppressed', number>]>`
    select
      count(*) filter (where status = 'confirmed')::int as confirmed,
      count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'unsubscribed')::int as unsubscribed,
      (select count(*)::int from suppressed_mailboxes) as suppressed
    from subscribers`;
  const number = (count: number) => count.toLocaleString('en-US');
  const erased =
    row.suppressed > 0
      ? `; ${counted(row.suppressed, 'erased address', 'erased addresses')} never to be written to`
      : '';
  return `${number(row.confirmed)} confirmed, ${number(row.pending)} pending, ${number(row.unsubscribed)} unsubscribed${erased}`;
}

async function show(desk: Desk, list: Status | 'all', asCsv: boolean): Promise<void> {
  const rows = await desk.database<Row[]>`
    select email, status, source, asked_at, confirmed_at, unsubscribed_at from subscribers
    where ${list} in (status, 'all') order by created_at, email`;
  const { out, columns: available } = desk.terminal;
  if (asCsv) return out(csv(rows.map((row) => ({ ...row }))));
  if (rows.length > 0)
    out(
      table(
        columns,
        rows.map((row) => [
          oneLine(row.email),
          row.status,
          localTime(since[row.status](row)),
          oneLine(row.source),
        ]),
        available,
      ),
    );
  desk.say(await totals(desk));
}

export function subscribersCommand(desk: Desk): Command {
  return new Command('subscribers')
    .description("the newsletter's list")
    .addOption(
      new Option('--list <state>', 'whose addresses')
        .choices(['confirmed', 'pending', 'unsubscribed', 'all'])
        .default('confirmed'),
    )
    .option('--csv', 'for a spreadsheet')
    .action(({ list, csv: asCsv = false }: { list: Status | 'all'; csv?: boolean }) =>
      show(desk, list, asCsv),
    );
}
