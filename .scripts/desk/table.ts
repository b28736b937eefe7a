import CliTable from 'cli-table3';
import { wrap } from './text.ts';

export interface Column {
  readonly name: string;
  /** Wraps where the window is narrow. */
  readonly wraps?: boolean;
  readonly align?: 'right';
}

/** Narrower than that, an address is no longer read as one. */
const NARROWEST = 14;

/** Plain text in columns, which survives copying and `grep`. */
const plain = {
  chars: {
    top: '',
    'top-mid': '',
    'top-left': '',
    'top-right': '',
    bottom: '',
    'bottom-mid': '',
    'bottom-left': '',
    'bottom-right': '',
    left: '',
    'left-mid': '',
    mid: '',
    'mid-mid': '',
    right: '',
    'right-mid': '',
    middle: '  ',
  },
  style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
};

type Rows = readonly (readonly string[])[];

/** How wide each column is by itself, as the table's own frame measures it. */
function widthsOf(columns: readonly Column[], rows: Rows): number[] {
  const framed = new CliTable({
    head: columns.map(({ name }) => name),
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
  framed.push(...rows.map((row) => [...row]));
  const [frame = ''] = framed.toString().split('\n');
  return frame
    .slice(1, -1)
    .split('┬')
    .map((line) => line.length);
}

/** The width that is left for a column that wraps, where all of them do not fit. */
function roomOf(columns: readonly Column[], widths: readonly number[], available: number): number {
  const wrapping = columns.filter(({ wraps }) => wraps).length;
  const fixed = widths.reduce((sum, width, at) => sum + (columns[at]?.wraps ? 0 : width), 0);
  const gaps = 2 * (columns.length - 1);
  return Math.max(NARROWEST, Math.floor((available - fixed - gaps) / Math.max(1, wrapping)));
}

/**
 * Sets rows below the names of their columns.
 *
 * @param available characters in a line; undefined, a row is one line however long it is.
 */
export function table(columns: readonly Column[], rows: Rows, available: number | undefined): string {
  const widths = widthsOf(columns, rows);
  const total = widths.reduce((sum, width) => sum + width + 2, -2);
  const room = available === undefined || total <= available ? undefined : roomOf(columns, widths, available);
  const set = new CliTable({
    ...plain,
    head: columns.map(({ name }) => name),
    colAligns: columns.map(({ align }) => align ?? 'left'),
  });
  set.push(
    ...rows.map((row) =>
      row.map((cell, at) => (room !== undefined && columns[at]?.wraps ? wrap(cell, room).join('\n') : cell)),
    ),
  );
  return `${set
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}
