import { installBrowser } from '../tests/browser.ts';
import { type Result, report, staticChecks, vitestStep } from './checks/steps.ts';

try {
  installBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const isBesideOthers = true;

/** The stories wait much and the journeys work much: beside each other they take half of the time. */
async function storybook(): Promise<Result[]> {
  return [
    await vitestStep('Stories', ['stories'], { isBesideOthers }),
    await vitestStep('Published Storybook', ['storybook'], { isBesideOthers }),
  ];
}

async function site(): Promise<Result[]> {
  return [
    await vitestStep('Units', ['unit'], { isBesideOthers }),
    await vitestStep('Functions and database', ['backend'], { isBesideOthers }),
    await vitestStep('Journeys', ['journeys'], { isBesideOthers }),
  ];
}

report([...(await staticChecks()), ...(await Promise.all([site(), storybook()])).flat()]);
