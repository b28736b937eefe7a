import { requireBrowser } from './checks/requireBrowser.ts';
import { type Result, report, staticChecks, vitestStep } from './checks/steps.ts';

async function parts(): Promise<Result[]> {
  return [
    await vitestStep('Stories', 'stories'),
    await vitestStep('Journeys on npm start', 'start'),
    await vitestStep('Units', 'unit'),
    await vitestStep('Functions and database', 'backend'),
  ];
}

requireBrowser();
process.env['DRAFT'] = 'true';

// Each uses the processor while the others wait.
report((await Promise.all([staticChecks(), vitestStep('Journeys', 'journeys'), parts()])).flat());
