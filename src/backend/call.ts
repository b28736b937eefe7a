import type { FunctionName } from '#contract';
import type { BodyOf, CallOptions, Outcome } from './outcome.ts';

export type { Outcome };

/** The backend's client, and what reads its answers: no page needs them before a visitor turns to a form. */
const backend = () => import('./invoke.ts');

/**
 * Calls a serverless function and reads its answer by the contract (specification section 7).
 *
 * @throws only when the client's own code cannot be loaded.
 */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  body: BodyOf<Name>,
  options: CallOptions = {},
): Promise<Outcome<Name>> {
  const { invoke } = await backend();
  return invoke(name, body, options);
}

/** Fetches the client ahead of its first use; a failure is left for the call itself to find. */
export function warmUp(): void {
  backend()
    .then(({ supabase }) => supabase())
    .catch(() => {});
}
