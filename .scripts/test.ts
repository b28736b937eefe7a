import { installBrowser } from '../tests/browser.ts';
import { report, staticChecks, vitestStep } from './checks/steps.ts';

try {
  installBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

report([
  ...(await staticChecks()),
  await vitestStep('Units', ['unit']),
  await vitestStep('Functions and database', ['backend']),
  await vitestStep('Stories, dark and light', ['stories-dark', 'stories-light']),
  await vitestStep('Journeys', ['journeys']),
  await vitestStep('Published Storybook', ['storybook']),
]);
