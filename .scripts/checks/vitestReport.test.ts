import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { report, root } from './steps.ts';
import { readVitestReport } from './vitestReport.ts';

/** Runs Vitest on a project with this one test file, with one retry as the tests in a browser have it. */
function countsOf(tests: string) {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-report-')));
  onTestFinished(() => rmSync(project, { recursive: true }));
  writeFileSync(join(project, 'tries.test.js'), tests);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const outputFile = join(project, 'report.json');
  const options = ['--globals', '--retry=1', '--reporter=json', `--outputFile.json=${outputFile}`];
  spawnSync(process.execPath, [vitest, 'run', '--root', project, ...options], { cwd: project });
  return readVitestReport(outputFile, project);
}

it('names what passed only after a retry, beside what passed at once and what failed twice', {
  timeout: 30_000,
}, () => {
  const counted = countsOf(`
    let tries = 0;
    describe('a form', () => {
      it('is sent', () => {
        tries += 1;
        expect(tries).toBe(2);
      });
    });
    it('passes', () => {});
    it('fails', () => expect(1).toBe(2));
    it.skip('is left out', () => {});`);
  expect(counted).toEqual({
    passed: 2,
    failed: 1,
    failures: ['tries.test.js: fails: AssertionError: expected 1 to be 2 // Object.is equality'],
    retried: ['tries.test.js: a form is sent'],
  });
});

it('counts and names a file that fails as a whole', { timeout: 30_000 }, () => {
  const counted = countsOf(`
    beforeAll(() => { throw new Error('There is no site.'); });
    it('is never run', () => {});`);
  expect(counted).toMatchObject({ passed: 0, failed: 1 });
  expect(counted.failures).toEqual([expect.stringContaining('There is no site.')]);
});

it('ends with the total alone on its line, after the tests that failed or needed a retry', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(...String(line).split('\n')));
  onTestFinished(() => void vi.restoreAllMocks());
  report([
    { name: 'Units', passed: 3, failed: 0, seconds: 1 },
    {
      name: 'Journeys',
      passed: 2,
      failed: 1,
      seconds: 1,
      failures: ['b.test.ts: a tip is given: Error: no'],
      retried: ['a.test.ts: a form is sent'],
    },
  ]);
  process.exitCode = 0;
  expect(lines.slice(-7)).toEqual([
    'Failed:',
    '  Journeys: b.test.ts: a tip is given: Error: no',
    '',
    'Passed only after a retry:',
    '  Journeys: a.test.ts: a form is sent',
    '',
    '5 passed, 1 failed',
  ]);
});
