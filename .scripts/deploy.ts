/**
 * `npm run deploy -- --env .env.production [--dry-run]`: migrations, secrets, functions, schedule and site, and then the
 * doctor; each step can be repeated.
 *
 * Exit code 0: deployed and healthy; 1: a step failed; 2: the arguments or the env file cannot be used.
 */
import { parseArgs } from 'node:util';
import { deploy } from './deploy/deploy.ts';
import { readSettings } from './doctor/settings.ts';
import { contentProblem } from './site/contentProblem.ts';

function readArguments() {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: '.env.production' },
      'dry-run': { type: 'boolean', default: false },
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
  const { env, settings, 'dry-run': isDryRun } = given;
  return (await deploy({ envFile: env, settings, contentProblem }, isDryRun, console.log)) ? 0 : 1;
}

// Exits normally, so that temporary files are removed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

process.exitCode = await main();
