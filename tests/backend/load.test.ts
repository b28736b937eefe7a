/** A short while of load; `npm run bench` takes longer, and prints the figures. */
import { expect, test } from 'vitest';
import { loadFunctions } from './support/load.ts';

test('sixteen callers at once: no server error, no row lost or doubled', async () => {
  const results = await loadFunctions({ seconds: 0.25, atOnce: 16 });
  expect(results.filter(({ serverErrors, wrong }) => serverErrors > 0 || wrong.length > 0)).toEqual([]);
  expect(results).toHaveLength(9);
}, 60_000);
