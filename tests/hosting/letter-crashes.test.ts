/**
 * A letter while everything that takes part in it is killed once. With LETTER_SUBSCRIBERS=10000 it goes to so many, on
 * the clock of a hosted project, and prints how long that takes: some minutes.
 */
import { expect, test } from 'vitest';
import { sendThroughCrashes } from '../backend/support/letterLoad.ts';

const asked = Number(process.env['LETTER_SUBSCRIBERS'] ?? 0);

test('a letter reaches each subscriber once, through three crashes', async () => {
  const subscribers = asked || 600;
  const result = await sendThroughCrashes(
    asked
      ? { subscribers, sweepEveryMs: 60_000, hurry: false }
      : { subscribers, sweepEveryMs: 300, hurry: true },
  );
  if (asked) console.log(result);
  expect(result).toMatchObject({ received: subscribers, doubled: 0 });
  expect(result.lastRun).toContain('Nothing was sent now.');
}, 1_800_000);
