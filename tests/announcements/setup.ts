/**
 * Compares the announcements of each journey with a reviewed transcript, `tests/sample/announcements/<flow>/<journey>.txt`;
 * without the sample it does nothing. `vitest run --project stories src/app/journeys -u` updates them.
 */
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { setJourneyObserver } from '#app/journeys/visit.plays.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';

let recorder: ReturnType<typeof recordAnnouncements> | undefined;

const isSample = '../sample/sample.test.ts' in import.meta.glob('../sample/*.test.ts');

const flowOf = (file: string) => file.match(/\/app\/journeys\/(\w+)\.stories\.tsx$/)?.[1];

beforeAll(async () => {
  // Loaded with the first notice, which would then be announced late.
  await import('#ui/Toaster.tsx');
});

beforeEach(({ task }) => {
  if (!isSample || flowOf(task.file.filepath) === undefined) return;
  recorder = recordAnnouncements();
  setJourneyObserver(recorder);
});

afterEach(async ({ expect, task }) => {
  const announced = recorder?.stop();
  recorder = undefined;
  setJourneyObserver(undefined);
  if (announced === undefined || task.result?.state === 'fail') return;
  const file = `${flowOf(task.file.filepath)}/${task.name.replaceAll(' ', '')}.txt`;
  await expect(announced).toMatchFileSnapshot(`../../../tests/sample/announcements/${file}`);
});
