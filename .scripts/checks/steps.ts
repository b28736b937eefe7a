import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toolPath } from '../setup/tools.mjs';
import { type Counted, readVitestReport } from './vitestReport.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** The tests that failed, each by its file, its name and its error. */
  failures?: readonly string[];
  /** The tests that passed only after a retry, each by its file and its name. */
  retried?: readonly string[];
}

interface RunOptions {
  /** Shows the output in one piece at the end, since another step runs in parallel. */
  isHeldBack?: boolean;
}

/** @param tool the path of its JavaScript file. */
function run(tool: string, args: readonly string[], { isHeldBack }: RunOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tool, ...args], {
      cwd: root,
      stdio: isHeldBack ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => {
      console.error(`${tool} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

async function timed(name: string, count: () => Promise<Omit<Result, 'name' | 'seconds'>>): Promise<Result> {
  console.log(`\n> ${name}`);
  const start = performance.now();
  const counted = await count();
  return { name, ...counted, seconds: (performance.now() - start) / 1000 };
}

/** A tool that passes or fails as a whole. */
function checkStep(name: string, tool: string, args: readonly string[]): Promise<Result> {
  return timed(name, async () => {
    const code = await run(tool, args);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

/** Projects of vitest.config.ts, counted test by test. A run that ends badly without a failed test counts as one. */
export function vitestStep(name: string, ...projects: readonly [string, ...string[]]): Promise<Result> {
  return timed(name, async () => {
    const reports = `${root}.reports`;
    mkdirSync(reports, { recursive: true });
    const report = `${reports}/${projects[0]}.json`;
    rmSync(report, { force: true });
    const code = await run(
      toolPath('vitest'),
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { isHeldBack: true },
    );
    let counted: Counted = { passed: 0, failed: 0, failures: [], retried: [] };
    try {
      counted = readVitestReport(report, root);
    } catch {
      console.error(`${name}: the run ended without a report.`);
    }
    if (counted.failed === 0 && (code !== 0 || counted.passed === 0)) counted.failed = 1;
    return counted;
  });
}

/** Types, lint, format, import directions and unused code: the checks without a browser and a database. */
export async function staticChecks(): Promise<Result[]> {
  return [
    // Every checker checks again what the files share: four of them take twice the CPU time of one.
    await checkStep('Types', toolPath('typescript', 'tsc'), ['--noEmit', '--checkers', '1']),
    await checkStep('Types of the functions', toolPath('deno'), [
      'check',
      '--quiet',
      '--node-modules-dir=manual',
      '--config=supabase/functions/deno.json',
      'supabase/functions/*/index.ts',
    ]),
    await checkStep('Lint and format', toolPath('@biomejs/biome', 'biome'), [
      'ci',
      '--error-on-warnings',
      '.',
    ]),
    await checkStep('Import directions and cycles', toolPath('dependency-cruiser', 'depcruise'), [
      '--config=.dependency-cruiser.mjs',
      ...['src', 'mocks', 'supabase', '.storybook', '.scripts', 'tests'],
    ]),
    await checkStep('Unused files, exports and dependencies', toolPath('knip'), []),
  ];
}

/** Says what ran, ends with the line that counts, and sets the exit code. */
export function report(results: readonly Result[]): void {
  console.log('\nWhat ran:');
  for (const { name, passed, failed, seconds } of results) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`  ${verdict} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  }
  for (const [heading, key] of [
    ['Failed', 'failures'],
    ['Passed only after a retry', 'retried'],
  ] as const) {
    const tests = results.flatMap((result) => (result[key] ?? []).map((test) => `  ${result.name}: ${test}`));
    if (tests.length > 0) console.log([`\n${heading}:`, ...tests].join('\n'));
  }
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  if (total('failed') > 0) process.exitCode = 1;
}
