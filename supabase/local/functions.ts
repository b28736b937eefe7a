/**
 * A separate process, under Deno: the functions as the platform would run them, `deno serve functions.ts`. Loads all of
 * them at once, so that a mistake in one shows at the start, and ends with its parent.
 */
import { readdirSync } from 'node:fs';
import process from 'node:process';

type Fetch = (request: Request) => Promise<Response>;

const folder = new URL('../functions/', import.meta.url);
const functions = new Map<string, Fetch>();
for (const { name } of readdirSync(folder, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
)) {
  const module: { default: { fetch: Fetch } } = await import(new URL(`${name}/index.ts`, folder).href);
  functions.set(name, module.default.fetch);
}

let busy = 0;

/** How long a replaced process may take to finish its responses. */
const PATIENCE_MS = 4_000;

/** Ends once no response is pending. Mail that is being sent is retried by the next process. */
function end(): void {
  setInterval(() => busy === 0 && process.exit(0), 20);
  setTimeout(() => process.exit(0), PATIENCE_MS);
}

process.stdin.once('end', end).resume();

export default {
  async fetch(request: Request): Promise<Response> {
    const serve = functions.get(new URL(request.url).pathname.split('/', 2)[1] ?? '');
    if (!serve) {
      // As hosted Supabase answers.
      const body = { code: 'NOT_FOUND', message: 'Requested function was not found' };
      return Response.json(body, { status: 404 });
    }
    busy += 1;
    try {
      return await serve(request);
    } finally {
      busy -= 1;
    }
  },
};
