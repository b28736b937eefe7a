/**
 * Holds what is heard on each journey against a file that a human has read: `tests/sample/heard/<flow>/<journey>.txt`.
 * After a change, `vitest run --project stories src/app/journeys -u` writes them again, to be read. They are in the
 * sample's words: without the sample there is nothing to compare with.
 */
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { goWith } from '#app/journeys/visit.plays.ts';
import { listen } from './listen.ts';

let listener: ReturnType<typeof listen> | undefined;

const isSample = '../sample/sample.test.ts' in import.meta.glob('../sample/*.test.ts');

const flowOf = (file: string) => file.match(/\/app\/journeys\/(\w+)\.stories\.tsx$/)?.[1];

beforeAll(async () => {
  // Fetched by the first notice, which would then be heard late.
  await import('#ui/Toaster.tsx');
});

beforeEach(({ task }) => {
  if (!isSample || flowOf(task.file.filepath) === undefined) return;
  listener = listen();
  goWith(listener);
});

afterEach(async ({ expect, task }) => {
  const heard = listener?.stop();
  listener = undefined;
  goWith(undefined);
  if (heard === undefined || task.result?.state === 'fail') return;
  const file = `${flowOf(task.file.filepath)}/${task.name.replaceAll(' ', '')}.txt`;
  await expect(heard).toMatchFileSnapshot(`../../../tests/sample/heard/${file}`);
});
