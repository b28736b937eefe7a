import type { FunctionName } from '#contract';
import type { BodyOf, CallOptions, Outcome } from './invoke.ts';

export type { Outcome };

/** The backend's client and response parser, loaded once a visitor uses a form. */
const backend = () => import('./invoke.ts');

/**
 * Calls a function and parses its response by the contract (S7.call).
 *
 * @throws only when the client's code cannot be loaded.
 */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  body: BodyOf<Name>,
  options: CallOptions = {},
): Promise<Outcome<Name>> {
  const { invoke } = await backend();
  return invoke(name, body, options);
}

/** Prefetches the client; a failed load surfaces in the call itself. */
export function prefetchClient(): void {
  backend().catch(() => {});
}
