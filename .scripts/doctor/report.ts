import type { Verdict } from './check.ts';
import type { Finding } from './examine.ts';

const marks: Readonly<Record<Verdict['type'], string>> = {
  ok: 'ok',
  wrong: 'WRONG',
  warning: 'warning',
  skipped: 'skipped',
};

/** A finding as a line for the terminal, with a second line about the remedy. */
export function describeFinding({ name, verdict }: Finding): string {
  const mark = marks[verdict.type].padEnd(8);
  const sentence = verdict.type === 'skipped' ? verdict.why : verdict.what;
  const line = `${mark} ${name}: ${sentence}`;
  return 'mend' in verdict ? `${line}\n         To fix it: ${verdict.mend}` : line;
}

const count = (findings: readonly Finding[], type: Verdict['type']) =>
  findings.filter(({ verdict }) => verdict.type === type).length;

export function describeCounts(findings: readonly Finding[]): string {
  const [right, faults, warnings, left] = (['ok', 'wrong', 'warning', 'skipped'] as const).map((type) =>
    count(findings, type),
  );
  return `${right} right, ${faults} wrong, ${warnings} to look at, ${left} skipped.`;
}

/** The report for a program. */
export function toJson(findings: readonly Finding[]): string {
  const entries = findings.map(({ name, verdict }) => ({ name, ...verdict }));
  return JSON.stringify({ ok: count(findings, 'wrong') === 0, checks: entries }, null, 2);
}
