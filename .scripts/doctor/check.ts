import type postgres from 'postgres';
import type { Context } from './context.ts';

/** A check's finding. `mend` is the remedy: a command or one thing to do. */
export type Verdict =
  | { readonly type: 'ok'; readonly what: string }
  | { readonly type: 'wrong' | 'warning'; readonly what: string; readonly mend: string }
  | { readonly type: 'skipped'; readonly why: string };

export interface Check<Name extends string = string> {
  readonly name: Name;
  /** Checks that this one depends on: it is skipped unless they pass. */
  readonly needs: readonly Check[];
  run(context: Context): Promise<Verdict>;
}

export function check<Name extends string>(
  name: Name,
  needs: readonly Check[],
  run: Check['run'],
): Check<Name> {
  return { name, needs, run };
}

/** A check of the database. */
export function databaseCheckOf<Name extends string>(
  name: Name,
  needs: readonly Check[],
  run: (sql: postgres.Sql, context: Context) => Promise<Verdict>,
): Check<Name> {
  return check(name, needs, (context) => context.query((sql) => run(sql, context)));
}

export const ok = (what: string): Verdict => ({ type: 'ok', what });
export const wrong = (what: string, mend: string): Verdict => ({ type: 'wrong', what, mend });
export const warning = (what: string, mend: string): Verdict => ({ type: 'warning', what, mend });
export const skipped = (why: string): Verdict => ({ type: 'skipped', why });
