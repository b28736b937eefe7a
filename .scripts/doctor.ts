/**
 * `npm run doctor -- --env .env.production [--json]`: checks a deployment from outside, without changing it.
 *
 * Exit code 0: no problems; 1: problems; 2: the arguments or the env file cannot be used.
 */
import { parseArgs } from 'node:util';
import { checks } from './doctor/checks.ts';
import { Context } from './doctor/context.ts';
import { examine, type Finding } from './doctor/examine.ts';
import { redactor, redactVerdict } from './doctor/redact.ts';
import { describeCounts, describeFinding, toJson } from './doctor/report.ts';
import { readSettings } from './doctor/settings.ts';

function readArguments() {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: '.env.production' },
      json: { type: 'boolean', default: false },
    },
  });
  return { ...values, settings: readSettings(values.env) };
}

async function main(): Promise<number> {
  let given: ReturnType<typeof readArguments>;
  try {
    given = readArguments();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  const { env, json, settings } = given;
  const redact = redactor(settings);
  const context = new Context({ envFile: env, settings });
  const findings: Finding[] = [];
  try {
    for (const pending of examine(checks, context)) {
      const { name, verdict } = await pending;
      const finding = { name, verdict: redactVerdict(verdict, redact) };
      findings.push(finding);
      if (!json) console.log(describeFinding(finding));
    }
  } finally {
    await context.close();
  }
  console.log(json ? toJson(findings) : `\n${describeCounts(findings)}`);
  return findings.some(({ verdict }) => verdict.type === 'wrong') ? 1 : 0;
}

process.exitCode = await main();
