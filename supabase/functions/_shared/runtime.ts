import { type Environment, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import type { Deps, Handler } from './deps.ts';
import { safely } from './endpoint.ts';
import { resend } from './mailService.ts';
import { turnstile } from './turnstile.ts';

declare global {
  /** Hosted Supabase keeps an instance alive for work that is handed to this; a plain Deno process stays alive anyway. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

function afterwards(work: Promise<unknown>): void {
  const guarded = work.catch((error: unknown) => console.error(error));
  globalThis.EdgeRuntime?.waitUntil(guarded);
}

/** What every function uses, made from the environment. */
export function connect(read: Environment): Deps {
  const config = readConfig(read);
  return {
    config,
    sql: openDatabase(config.databaseUrl),
    mailService: resend(config.mail),
    isHuman: turnstile(config.turnstile),
    afterwards,
  };
}

/**
 * Joins a handler to the platform. What it depends on is made with the first request and kept, and an environment that
 * lacks something becomes an answer like any other failure.
 */
export function serve<Needs extends Deps>(
  handler: Handler<Needs>,
  make: () => Needs,
): (request: Request) => Promise<Response> {
  let deps: Needs | undefined;
  return (request) =>
    safely(() => {
      deps ??= make();
      return handler(request, deps);
    });
}
