import { execFileSync } from 'node:child_process';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { root } from '../../.scripts/checks/steps.ts';
import type { Row } from './table.ts';

const file = `${root}.reports/bench/history.jsonl`;

/** Empty where the site is no repository. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Adds a run to the history: one line of JSON. @returns the history's path. */
export async function appendRun(rows: readonly Row[]): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const run = { at: new Date().toISOString(), commit: commit(), rows };
  await appendFile(file, `${JSON.stringify(run)}\n`);
  return file;
}
