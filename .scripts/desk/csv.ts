import { stringify } from 'csv-stringify/sync';

/** Rows as CSV, without formula injection from visitors' texts. */
export function csv(rows: readonly Readonly<Record<string, string | number | Date | null>>[]): string {
  return stringify([...rows], {
    header: true,
    escape_formulas: true,
    cast: { date: (date) => date.toISOString() },
  });
}
