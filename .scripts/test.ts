import { installBrowser } from '../tests/browser.ts';
import { type Result, report, staticChecks, vitestStep } from './checks/steps.ts';

try {
  installBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function site(): Promise<Result[]> {
  return [await vitestStep('Journeys', 'journeys'), await vitestStep('Journeys on npm start', 'start')];
}

async function parts(): Promise<Result[]> {
  return [
    await vitestStep('Stories', 'stories'),
    await vitestStep('Published Storybook', 'storybook'),
    await vitestStep('Units', 'unit'),
    await vitestStep('Functions and database', 'backend'),
  ];
}

process.env['PICTURES'] = 'draft';

// Each uses the processor while the others wait.
report((await Promise.all([staticChecks(), site(), parts()])).flat());
