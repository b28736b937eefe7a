import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, toolPath } from '../setup/tools.mjs';
import type { Finding } from './findings.ts';

const ERROR = /^(.+?)\((\d+),\d+\): error TS\d+: (.+)$/;

/** Each first line of the compiler's errors, as the place and the sentence. */
export function readTypeErrors(output: string): Finding[] {
  return output.split('\n').flatMap((line) => {
    const [, file, at, message] = ERROR.exec(line.trim()) ?? [];
    if (file === undefined || message === undefined) return [];
    return [{ kind: 'wrong' as const, where: `${file}, line ${at}`, what: message }];
  });
}

/** What the content's types forbid: a misspelled key, a text without quotes, an entry without its alternative text. */
export function typeErrors(): Finding[] {
  const project = join(root, '.scripts/content/tsconfig.json');
  const { status, stdout } = spawnSync(
    process.execPath,
    [toolPath('typescript', 'tsc'), '--noEmit', '--pretty', 'false', '-p', project],
    { cwd: root, encoding: 'utf8' },
  );
  const found = readTypeErrors(stdout);
  if (status === 0 || found.length > 0) return found;
  throw new Error(`The types of the content could not be checked:\n${stdout}`);
}
