/** One figure beside its limit. */
export interface Row {
  /** The page or the function. */
  of: string;
  what: string;
  figure: string;
  limit: string;
  holds: boolean;
}

/** The figures as one table, each with its verdict. */
export function table(rows: readonly Row[]): string {
  const cells = [
    ['', 'figure', 'measured', 'limit', ''],
    ...rows.map(({ of, what, figure, limit, holds }) => [of, what, figure, limit, holds ? 'ok' : 'OVER']),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
