import { redactor } from '../doctor/redact.ts';
import { type DeployOptions, deploySteps, envProblems, type Step } from './steps.ts';
import { readTarget } from './target.ts';

type Log = (line: string) => void;

const namesOf = (steps: readonly Step[]) => steps.map(({ name }) => `  ${name}`).join('\n');

function describeFailure(steps: readonly Step[], failed: number, reason: string, again: string): string {
  const done = steps.slice(0, failed);
  return [
    `\nStopped at "${steps[failed]?.name}": ${reason}`,
    done.length > 0 ? `Done:\n${namesOf(done)}` : 'Nothing was done.',
    `Not done:\n${namesOf(steps.slice(failed))}`,
    `Fix it, and run the same command again; what is done is repeated without harm:\n  ${again}`,
  ].join('\n');
}

/**
 * Deploys everything, and stops at the first step that fails. A dry run logs what each step would run, and does nothing.
 *
 * @returns whether all of it went well.
 */
export async function deploy(options: DeployOptions, isDryRun: boolean, log: Log): Promise<boolean> {
  const { envFile, settings } = options;
  const redact = redactor(settings);
  const target = readTarget(settings);
  const problems = envProblems(settings);
  if (problems.length > 0 || 'problems' in target) {
    log(
      `Nothing was done: ${redact(problems.join('; '))}.\nCorrect ${envFile}; .env.example says what each is for.`,
    );
    return false;
  }
  const steps = deploySteps(options, target);
  for (const [index, step] of steps.entries()) {
    log(`${index + 1}/${steps.length} ${step.name}\n    ${redact(step.shown)}`);
    if (isDryRun) continue;
    try {
      await step.run();
    } catch (error) {
      const reason = redact(error instanceof Error ? error.message : String(error));
      log(describeFailure(steps, index, reason, `npm run deploy -- --env ${envFile}`));
      return false;
    }
  }
  log(isDryRun ? '\nNothing was done: this was a dry run.' : '\nEverything is deployed.');
  return true;
}
