import { Command } from 'commander';
import { currency } from '#catalog';
import { formatAmount } from '#money';
import { csv } from './csv.ts';
import type { Desk } from './desk.ts';
import { type MonthTotal, type Payment, totalsByMonth } from './paymentTotals.ts';
import { type Column, table } from './table.ts';
import { oneLine } from './text.ts';
import { localTime, parseSince } from './time.ts';

const columns: readonly Column[] = [
  { name: 'date' },
  { name: 'kind' },
  { name: 'amount', align: 'right' },
  { name: 'state' },
  { name: 'from', wraps: true },
];

const totalColumns: readonly Column[] = [
  { name: 'month' },
  { name: 'kind' },
  { name: 'paid', align: 'right' },
  { name: 'amount', align: 'right' },
  { name: 'refunded', align: 'right' },
  { name: 'remains', align: 'right' },
];

function stateOf({ status, disputed_at }: Payment): string {
  return disputed_at ? `${status}, disputed` : status;
}

function rowOf(payment: Payment): string[] {
  const { kind, amount_cents, payer_name, payer_email, paid_at, created_at } = payment;
  const from = [payer_name, payer_email && `<${payer_email}>`].filter((part) => part !== null).join(' ');
  return [
    localTime(paid_at ?? created_at),
    kind,
    formatAmount(amount_cents),
    stateOf(payment),
    oneLine(from),
  ];
}

function totalRow(name: string, kind: string, totals: readonly MonthTotal[]): string[] {
  const sum = (key: 'paid' | 'paidCents' | 'refundedCents') =>
    totals.reduce((added, total) => added + total[key], 0);
  return [
    name,
    kind,
    String(sum('paid')),
    formatAmount(sum('paidCents')),
    formatAmount(sum('refundedCents')),
    formatAmount(sum('paidCents') - sum('refundedCents')),
  ];
}

interface Options {
  readonly since?: Date;
  readonly csv?: boolean;
  readonly all?: boolean;
}

async function show(desk: Desk, { since = new Date(0), csv: asCsv = false, all = false }: Options) {
  const payments = await desk.database<Payment[]>`
    select id, kind, amount_cents, status, payer_name, payer_email, created_at, paid_at, refunded_at, disputed_at
    from payments
    where (${all} or status in ('processing', 'paid', 'refunded'))
      and greatest(created_at, paid_at, refunded_at) >= ${since}
    order by coalesce(paid_at, created_at)`;
  const { out, columns: available } = desk.terminal;
  if (asCsv)
    return out(
      csv(
        payments.map((payment) => ({
          id: payment.id,
          kind: payment.kind,
          amount: (payment.amount_cents / 100).toFixed(2),
          currency,
          state: stateOf(payment),
          created: payment.created_at,
          paid: payment.paid_at,
          refunded: payment.refunded_at,
          name: oneLine(payment.payer_name ?? ''),
          address: oneLine(payment.payer_email ?? ''),
        })),
      ),
    );
  if (payments.length === 0) return desk.say('No payments.');
  out(table(columns, payments.map(rowOf), available));
  const totals = totalsByMonth(payments, since);
  if (totals.length === 0) return;
  out('\n');
  const rows = totals.map((total) => totalRow(total.month, total.kind, [total]));
  out(table(totalColumns, [...rows, totalRow('all', '', totals)], available));
}

export function paymentsCommand(desk: Desk): Command {
  return new Command('payments')
    .description('payments and refunds, with totals by month')
    .option('--since <date>', 'such as 2026-11-01 or 30d', parseSince)
    .option('--all', 'also those that were never paid')
    .option('--csv', 'for a spreadsheet')
    .action((options: Options) => show(desk, options));
}
