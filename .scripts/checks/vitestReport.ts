import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The fields of Vitest's JSON report that are used. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    /** The file's path. */
    name: string;
    status: string;
    /** Why the file failed as a whole. */
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

export interface Counted {
  passed: number;
  failed: number;
  /** The tests and files that failed, each with the first line of its error. */
  failures: readonly string[];
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
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const lineOf = (title: string, error = '') => `${relative(root, name)}: ${title}${error.split('\n')[0]}`;
    if (status === 'failed' && tests.length === 0)
      return [lineOf('', message || 'failed outside of its tests, for the reason above')];
    return tests.map(({ fullName, failureMessages }) => lineOf(`${fullName}: `, failureMessages[0]));
  });
  return {
    passed: report.numPassedTests,
    // A file that fails as a whole has no failed test.
    failed: Math.max(report.numFailedTests, failures.length),
    failures,
    retried,
  };
}
