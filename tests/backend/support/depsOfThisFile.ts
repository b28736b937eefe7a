import { beforeAll } from 'vitest';
import { startRealPostgres } from './realPostgres.ts';
import { type TestDeps, testDeps } from './testDeps.ts';

/** Starts a real Postgres before the tests of a file, with what the functions need around it, and stops it after them. */
export function depsOfThisFile(): () => TestDeps {
  let current: TestDeps | undefined;
  beforeAll(async () => {
    const server = await startRealPostgres();
    const deps = testDeps(server.url);
    current = deps;
    return async () => {
      await deps.settled();
      await deps.close();
      await server.stop();
    };
  });
  return () => {
    if (!current) throw new Error('Postgres has not started yet.');
    return current;
  };
}
