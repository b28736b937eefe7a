/**
 * `npm run doctor -- --env .env.production [--json]`: checks a deployment from outside, without changing it.
 *
 * Exit code 0: no problems; 1: problems; 2: the arguments or the env file cannot be used.
 */
import { checks } from './doctor/checks.ts';
import { readCommandLine } from './doctor/commandLine.ts';
import { Context } from './doctor/context.ts';
import { examine, type Finding } from './doctor/examine.ts';
import { redactor, redactVerdict } from './doctor/redact.ts';
import { describeCounts, describeFinding, toJson } from './doctor/report.ts';

async function main(): Promise<number> {
  const given = readCommandLine('json');
  if (given === undefined) return 2;
  const { envFile, settings, hasFlag: isJson } = given;
  const redact = redactor(settings);
  const context = new Context({ envFile, settings });
  const findings: Finding[] = [];
  try {
    for (const pending of examine(checks, context)) {
      const { name, verdict } = await pending;
      const finding = { name, verdict: redactVerdict(verdict, redact) };
      findings.push(finding);
      if (!isJson) console.log(describeFinding(finding));
    }
  } finally {
    await context.close();
  }
  console.log(isJson ? toJson(findings) : `\n${describeCounts(findings)}`);
  return findings.some(({ verdict }) => verdict.type === 'wrong') ? 1 : 0;
}

process.exitCode = await main();
