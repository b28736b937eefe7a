import type { PaymentKind } from '../../supabase/functions/_shared/payments.ts';

export interface Payment {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly amount_cents: number;
  readonly status: string;
  readonly payer_name: string | null;
  readonly payer_email: string | null;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly refunded_at: Date | null;
  readonly disputed_at: Date | null;
}

/** What was paid and refunded within a month. */
export interface MonthTotal {
  /** On this machine's calendar: 2026-11. */
  readonly month: string;
  readonly kind: PaymentKind;
  readonly paid: number;
  readonly paidCents: number;
  readonly refunded: number;
  readonly refundedCents: number;
}

function monthOf(date: Date): string {
  return date.toLocaleDateString('sv-SE').slice(0, 7);
}

/**
 * Adds up by month and kind what has happened since a time. A refund counts in its own month, not in that of its payment.
 */
export function totalsByMonth(payments: readonly Payment[], since: Date): MonthTotal[] {
  const totals = new Map<string, MonthTotal>();
  const add = (date: Date, kind: PaymentKind, changes: Partial<Record<keyof MonthTotal, number>>) => {
    const month = monthOf(date);
    const key = `${month} ${kind}`;
    const before = totals.get(key) ?? { month, kind, paid: 0, paidCents: 0, refunded: 0, refundedCents: 0 };
    totals.set(key, {
      month,
      kind,
      paid: before.paid + (changes.paid ?? 0),
      paidCents: before.paidCents + (changes.paidCents ?? 0),
      refunded: before.refunded + (changes.refunded ?? 0),
      refundedCents: before.refundedCents + (changes.refundedCents ?? 0),
    });
  };
  for (const { kind, amount_cents, paid_at, refunded_at } of payments) {
    if (paid_at && paid_at >= since) add(paid_at, kind, { paid: 1, paidCents: amount_cents });
    if (refunded_at && refunded_at >= since)
      add(refunded_at, kind, { refunded: 1, refundedCents: amount_cents });
  }
  return [...totals.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
}
