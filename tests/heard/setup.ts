/**
 * Compares the announcements of each journey with a reviewed transcript, `tests/sample/heard/<flow>/<journey>.txt`;
 * without the sample it does nothing. `vitest run --project stories src/app/journeys -u` updates them.
 */
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { setJourneyObserver } from '#app/journeys/visit.plays.ts';
import { listen } from './listen.ts';

let listener: ReturnType<typeof listen> | undefined;

const isSample = '../sample/sample.test.ts' in import.meta.glob('../sample/*.test.ts');

const flowOf = (file: string) => file.match(/\/app\/journeys\/(\w+)\.stories\.tsx$/)?.[1];

beforeAll(async () => {
  // Loaded with the first notice, which would then be announced late.
  await import('#ui/Toaster.tsx');
});

beforeEach(({ task }) => {
  if (!isSample || flowOf(task.file.filepath) === undefined) return;
  listener = listen();
  setJourneyObserver(listener);
});

afterEach(async ({ expect, task }) => {
  const announced = listener?.stop();
  listener = undefined;
  setJourneyObserver(undefined);
  if (announced === undefined || task.result?.state === 'fail') return;
  const file = `${flowOf(task.file.filepath)}/${task.name.replaceAll(' ', '')}.txt`;
  await expect(announced).toMatchFileSnapshot(`../../../tests/sample/heard/${file}`);
});
