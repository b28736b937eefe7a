import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The fields of Vitest's JSON report that are used. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    /** The file's path. */
    name: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

export interface Counted {
  passed: number;
  failed: number;
  /** The tests that passed only after a retry, each by its file and its name. */
  retried: readonly string[];
}

/** Counts a run test by test. @throws where there is no report. */
export function readVitestReport(path: string, root: string): Counted {
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  const retried = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // A test that passes keeps the failures of its earlier tries.
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, retried };
}
