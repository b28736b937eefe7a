/** A short while of load; as long as the figures of a release need with `FIGURES=1`. */
import { expect, test } from 'vitest';
import { figures } from '../backend/support/figures.ts';
import { loadFunctions } from '../backend/support/load.ts';

const seconds = figures ? 20 : 0.25;

test(
  'sixteen concurrent callers: no server error, no lost or duplicate row',
  async () => {
    const results = await loadFunctions({ seconds, atOnce: 16 });
    if (figures) console.table(results.map((result) => ({ ...result, wrong: result.wrong.join('; ') })));
    expect(results.filter(({ serverErrors, wrong }) => serverErrors > 0 || wrong.length > 0)).toEqual([]);
    expect(results).toHaveLength(9);
  },
  (60 + seconds * 15) * 1000,
);
