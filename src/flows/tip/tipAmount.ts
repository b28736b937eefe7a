import * as v from 'valibot';
import { tipAmountSchema, tipMessages } from '#contract';

/**
 * Parses a custom amount: digits, optionally with one or two decimals after a point or a comma. `1e3`, `-5`, `0.999` or
 * `1,250.00` are rejected instead of guessed (B13).
 */
export function parseAmount(typed: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  return Number(`${match[1]}.${match[2] ?? '0'}`);
}

/** The error for an amount in dollars, if any (S5.tip). */
export function amountProblem(amount: number | undefined): 'invalid' | 'belowMinimum' | undefined {
  const result = v.safeParse(tipAmountSchema, amount);
  if (result.success) return undefined;
  return result.issues[0].message === tipMessages.belowMinimum ? 'belowMinimum' : 'invalid';
}
