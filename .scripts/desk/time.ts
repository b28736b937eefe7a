import { InvalidArgumentError } from 'commander';

const DAYS = { d: 1, w: 7 } as const;

/** The date and time on this machine's clock: 2026-11-22 14:05. */
export function localTime(date: Date | null): string {
  return date?.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }) ?? '';
}

/** Reads a date (`2026-11-01`, from its beginning here) or a time back from now (`7d`, `2w`). */
export function parseSince(text: string): Date {
  const [, count, unit] = /^(\d{1,4})([dw])$/.exec(text) ?? [];
  if (count !== undefined && (unit === 'd' || unit === 'w'))
    return new Date(Date.now() - Number(count) * DAYS[unit] * 24 * 60 * 60 * 1000);
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00`) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('Write a date, such as 2026-11-01, or 7d.');
  return date;
}
