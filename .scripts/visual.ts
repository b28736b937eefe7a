import { parseArgs } from 'node:util';
import { installBrowser } from '../tests/browser.ts';
import { buildStorybook } from '../tests/storybook/builtStorybook.ts';
import { accept, forget, readEnvironment, writeEnvironment } from '../tests/visual/baselines.ts';
import { describeEnvironment, reasonToRefuse } from '../tests/visual/environment.ts';
import { writeReport } from '../tests/visual/report.ts';
import { openBrowser, type Shot, takeShots, type Verdict } from '../tests/visual/run.ts';
import { onEveryCore } from './onEveryCore.ts';

interface Options {
  /** The beginnings of stories' ids; none is all. */
  only: readonly string[];
  isApproval: boolean;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: { approve: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
  });
  return { only: values.only ?? [], isApproval: values.approve };
}

async function acceptAll(shots: readonly Shot[]): Promise<void> {
  for (const { story, mode, verdict } of shots) if (verdict === 'gone') forget(story, mode);
  const accepted = shots.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
  await onEveryCore(accepted, async ({ story, mode, png }) => {
    if (png) await accept(story, mode, png);
  });
}

function print(shots: readonly Shot[]): void {
  for (const { story, mode, verdict, problems = [], isUnsteady } of shots) {
    const about = `${story} · ${mode}${isUnsteady ? ': not at the first look' : ''}`;
    if (verdict !== 'same' || isUnsteady) console.log(`  ${verdict.padEnd(8)} ${about}`);
    for (const problem of problems) console.log(`           ${problem.split('\n')[0]}`);
  }
  const count = (asked: Verdict) => shots.filter(({ verdict }) => verdict === asked).length;
  console.log(
    `\n${shots.length} pictures: ${count('same')} same, ${count('changed')} changed, ${count('broken')} failed, ${count('new')} new, ${count('gone')} gone`,
  );
}

/** Compares every story in every mode with how it was accepted; gives the exit code. */
async function compare({ only, isApproval }: Options): Promise<number> {
  installBrowser();
  const browser = await openBrowser();
  try {
    const here = await describeEnvironment(browser);
    const reason = reasonToRefuse(here, readEnvironment(), isApproval && only.length === 0);
    if (reason !== undefined) {
      console.error(reason);
      return 2;
    }

    console.log('Building Storybook…');
    buildStorybook();
    const start = performance.now();
    let taken = 0;
    const shots = await takeShots(browser, only, () => {
      taken += 1;
      if (taken % 200 === 0) console.log(`  ${taken} pictures…`);
    });
    print(shots);
    const report = await writeReport(shots, here);
    if (isApproval) {
      await acceptAll(shots);
      writeEnvironment(here);
      console.log('What is new or changed is accepted; look at it with git before you commit it.');
    }
    console.log(`${((performance.now() - start) / 1000).toFixed(0)} s; the report is ${report}`);
    const failing: readonly Verdict[] = isApproval ? ['broken'] : ['broken', 'changed'];
    return shots.some(({ verdict }) => failing.includes(verdict)) ? 1 : 0;
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = await compare(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
