import { setTimeout as wait } from 'node:timers/promises';
import { type Check, skipped, type Verdict, wrong } from './check.ts';
import { type Context, Unset } from './context.ts';
import { reasonOf } from './reason.ts';

const CHECK_MS = 60_000;

export interface Finding {
  readonly name: string;
  readonly verdict: Verdict;
}

async function tooLong(signal: AbortSignal): Promise<Verdict> {
  await wait(CHECK_MS, undefined, { signal });
  return wrong(`No result after ${CHECK_MS / 1000} seconds.`, 'Run the doctor again.');
}

async function runCheck(check: Check, context: Context): Promise<Verdict> {
  const finished = new AbortController();
  try {
    return await Promise.race([check.run(context), tooLong(finished.signal)]);
  } catch (error) {
    if (error instanceof Unset) return skipped(error.message);
    return wrong(
      `The check could not be finished (${reasonOf(error)}).`,
      'Fix what the reason names, and run the doctor again.',
    );
  } finally {
    finished.abort();
  }
}

/** Runs checks side by side, each once those that it needs are done. @returns their findings in the checks' order. */
export function examine(checks: readonly Check[], context: Context): Promise<Finding>[] {
  const verdicts = new Map<Check, Promise<Verdict>>();

  async function verdictOf(check: Check): Promise<Verdict> {
    for (const needed of check.needs) {
      const verdict = await verdicts.get(needed);
      if (verdict?.type === 'wrong' || verdict?.type === 'skipped')
        return skipped(`It comes after "${needed.name}".`);
    }
    return runCheck(check, context);
  }

  return checks.map(async (check) => {
    const verdict = verdictOf(check);
    verdicts.set(check, verdict);
    return { name: check.name, verdict: await verdict };
  });
}
