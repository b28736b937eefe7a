import { requireBrowser } from './checks/requireBrowser.ts';
import { type Result, report, staticChecks, vitestStep } from './checks/steps.ts';

async function inOrder(...steps: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await step());
  return results;
}

requireBrowser();
process.env['DRAFT'] = 'true';

// Each uses the processor while the others wait.
report(
  (
    await Promise.all([
      staticChecks(),
      inOrder(
        () => vitestStep('Journeys', 'journeys'),
        () => vitestStep('Functions and database', 'backend', 'backend-isolated'),
      ),
      inOrder(
        () => vitestStep('Stories', 'stories'),
        () => vitestStep('Journeys on npm start', 'start'),
        () => vitestStep('Units', 'unit', 'unit-isolated'),
      ),
    ])
  ).flat(),
);
