import { type Environment, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import type { Deps, Handler } from './deps.ts';
import { withErrorResponse } from './endpoint.ts';
import { resend } from './mailService.ts';
import { turnstile } from './turnstile.ts';

declare global {
  /** Keeps an instance of hosted Supabase alive for the given work; a plain Deno process stays alive anyway. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

function waitUntil(work: Promise<unknown>): void {
  const guarded = work.catch((error: unknown) => console.error(error));
  globalThis.EdgeRuntime?.waitUntil(guarded);
}

/** Creates the dependencies of every function from the environment. */
export function createDeps(read: Environment): Deps {
  const config = readConfig(read);
  return {
    config,
    sql: openDatabase(config.databaseUrl),
    mailService: resend(config.mail),
    isHuman: turnstile(config.turnstile),
    waitUntil,
  };
}

/**
 * Connects a handler to the platform. Its dependencies are created with the first request and kept; missing
 * settings become an error response.
 */
export function serve<Needs extends Deps>(
  handler: Handler<Needs>,
  make: () => Needs,
): (request: Request) => Promise<Response> {
  let deps: Needs | undefined;
  return (request) =>
    withErrorResponse(() => {
      deps ??= make();
      return handler(request, deps);
    });
}
