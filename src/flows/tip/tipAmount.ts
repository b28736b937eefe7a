import * as v from 'valibot';
import { tipAmountSchema, tipMessages } from '#contract';

/**
 * Reads a custom amount: digits, and at most two more behind a point or a comma. Anything else, such as `1e3`, `-5`,
 * `0.999` or `1,250.00`, is no amount; it is never guessed at (behaviour 13).
 */
export function parseAmount(typed: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  return Number(`${match[1]}.${match[2] ?? '0'}`);
}

/** What is wrong with an amount in dollars, if anything (specification section 5). */
export function amountProblem(amount: number | undefined): 'invalid' | 'belowMinimum' | undefined {
  const result = v.safeParse(tipAmountSchema, amount);
  if (result.success) return undefined;
  return result.issues[0].message === tipMessages.belowMinimum ? 'belowMinimum' : 'invalid';
}
