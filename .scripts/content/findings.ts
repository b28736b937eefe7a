/** A finding of the owner's content check. */
export interface Finding {
  /** `wrong` stops a build or misleads a visitor; `open` is left over from the sample, or still to be filled in. */
  kind: 'wrong' | 'open';
  /** A file, with the line where there is one. */
  where: string;
  /** One sentence: the problem and its remedy. */
  what: string;
}

const headings: Readonly<Record<Finding['kind'], string>> = {
  wrong: 'Wrong, and to be fixed before the site is published:',
  open: 'Still open:',
};

/** The findings as text for the terminal, the worst first. */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is left to do.';
  const parts = (['wrong', 'open'] as const).flatMap((kind) => {
    const lines = findings.filter((finding) => finding.kind === kind);
    if (lines.length === 0) return [];
    return [[headings[kind], ...lines.map(({ where, what }) => `  ${where}: ${what}`)].join('\n')];
  });
  return parts.join('\n\n');
}
