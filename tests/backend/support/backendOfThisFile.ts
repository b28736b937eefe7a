import { afterAll, beforeAll } from 'vitest';
import { startBackend } from '../../../supabase/local/backend.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { TestBackend } from './testBackend.ts';

/** Starts a backend before the tests of a file and stops it after them. */
export function backendOfThisFile(): () => TestBackend {
  const folder = temporaryFolder();
  let current: TestBackend | undefined;
  beforeAll(async () => {
    const lines: string[] = [];
    const backend = await startBackend({
      dataDir: folder.path,
      // Tests ask for delivery themselves.
      deliverEveryMs: 60 * 60 * 1000,
      // The limits have their own tests, and would slow down all others.
      mailCallsPerSecond: 1_000,
      log: (line) => lines.push(line),
    });
    current = new TestBackend(backend, lines);
  });
  afterAll(async () => {
    await current?.sql.end({ timeout: 1 });
    await current?.backend.stop();
    folder.remove();
  });
  return () => {
    if (!current) throw new Error('The backend has not started yet.');
    return current;
  };
}
