import { stringify } from 'csv-stringify/sync';

/** Rows as CSV. What a visitor typed never becomes a formula of the program that opens it. */
export function csv(rows: readonly Readonly<Record<string, string | number | Date | null>>[]): string {
  return stringify([...rows], {
    header: true,
    escape_formulas: true,
    cast: { date: (date) => date.toISOString() },
  });
}
