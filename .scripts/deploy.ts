/**
 * `npm run deploy -- --env .env.production [--dry-run]`: migrations, secrets, functions, schedule and site, and then the
 * doctor; each step can be repeated.
 *
 * Exit code 0: deployed and healthy; 1: a step failed; 2: the arguments or the env file cannot be used.
 */
import { deploy } from './deploy/deploy.ts';
import { readCommandLine } from './doctor/commandLine.ts';
import { contentProblem } from './site/contentProblem.ts';

async function main(): Promise<number> {
  const given = readCommandLine('dry-run');
  if (given === undefined) return 2;
  const { envFile, settings, hasFlag: isDryRun } = given;
  return (await deploy({ envFile, settings, contentProblem }, isDryRun, console.log)) ? 0 : 1;
}

// Exits normally, so that temporary files are removed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

process.exitCode = await main();
