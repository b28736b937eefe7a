/**
 * `npm run content`: formats the content, and lists what is left to do until it is the owner's own. Exit code 1 where
 * something is wrong.
 */
import { spawnSync } from 'node:child_process';
import { describeFindings, type Finding } from './content/findings.ts';
import { contentFolders } from './content/texts.ts';
import { typeErrors } from './content/typeErrors.ts';
import { root, toolPath } from './setup/tools.mjs';

function format(): void {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [toolPath('@biomejs/biome', 'biome'), 'format', '--write', ...contentFolders],
    { cwd: root, encoding: 'utf8' },
  );
  const formatted = /Fixed (\d+) files?/.exec(stdout + stderr)?.[1];
  if (formatted !== undefined) console.log(`Formatted: ${formatted} of the content's files.\n`);
}

/** Texts can be checked only once their types are right. */
async function everything(): Promise<Finding[]> {
  const errors = typeErrors();
  if (errors.length > 0) return errors;
  const { contentFindings } = await import('./content/contentFindings.ts');
  return contentFindings();
}

format();
const findings = await everything();
console.log(describeFindings(findings));
if (findings.some(({ kind }) => kind === 'wrong')) process.exitCode = 1;
