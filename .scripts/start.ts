/**
 * `npm start`: the whole product on this machine, and its addresses.
 *
 *   npm start              with the data of the last time, kept in .local/
 *   npm start -- --reset   empty
 *
 * Settings and keys of real services are taken from the environment and from a file .env, where there is one.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { site as studio } from '#content/site.ts';
import { looks } from '#looks';
import { type Backend, startBackend } from '../supabase/local/backend.ts';
import { keepRunning } from '../supabase/local/part.ts';
import { requireFree } from '../supabase/local/ports.ts';
import { usualPorts } from '../supabase/local/settings.ts';

const SITE_PORT = 5173;
const root = join(import.meta.dirname, '..');
const started = performance.now();

const site = keepRunning(
  async () => ({
    name: 'site',
    command: process.execPath,
    args: [fileURLToPath(new URL('../supabase/local/site.ts', import.meta.url)), `${SITE_PORT}`],
    env: process.env,
    port: SITE_PORT,
    ready: /^ready$/,
    log: (line) => console.log(`site       | ${line}`),
  }),
  console.error,
  fail,
);

let backend: Backend | undefined;
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await Promise.allSettled([site.stop(), backend?.stop()]);
  process.exit(code);
}

function fail(reason: unknown): void {
  if (!ending) console.error(reason instanceof Error ? reason.message : reason);
  void end(1);
}

/** An address with a password is not for a screen. */
function addressOfDatabase(): string | undefined {
  return process.env['SUPABASE_DB_URL'] ? 'the one of SUPABASE_DB_URL' : backend?.urls.database;
}

/** Double quotes all through: bash and cmd.exe read them the same way. */
function subscribeCommand({ urls, publishableKey }: Backend): string {
  const body = JSON.stringify({ email: 'you@example.com' });
  return `curl ${urls.functions}/newsletter-subscribe -H "apikey: ${publishableKey}" -H "content-type: application/json" -d ${JSON.stringify(body)}`;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
// Without run.mjs no Ctrl-C arrives.
process.once('disconnect', () => void end(1));

try {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  await requireFree(SITE_PORT);
  const siteStarted = site.start();
  siteStarted.catch(() => {});
  backend = await startBackend({
    dataDir: join(root, '.local'),
    reset: values.reset,
    ports: usualPorts,
    siteUrl: `http://localhost:${SITE_PORT}`,
    environment: process.env,
    hotReload: true,
    log: console.log,
    onFailure: fail,
  });
  await siteStarted;
  if (ending) await backend.stop();
  else {
    console.log(`
${studio.name} is up, after ${((performance.now() - started) / 1000).toFixed(1)} s.

  site       http://localhost:${SITE_PORT}
  functions  ${backend.urls.functions}/<name>
  Postgres   ${addressOfDatabase()}
  inbox      ${process.env['RESEND_API_KEY'] ? 'real mail, through Resend' : backend.urls.mailbox}
  payments   ${process.env['STRIPE_SECRET_KEY'] ? 'real ones, through Stripe' : backend.urls.checkout}
  key        ${backend.publishableKey} (publishable; the functions expect it in the header "apikey")

Subscribe an address:

  ${subscribeCommand(backend)}

Ctrl-C stops all of it. "npm start -- --reset" starts empty.
`);
    const { sentenceOf, shortfallsOf } = await import('#theme/contrast.ts');
    for (const shortfall of shortfallsOf(looks)) console.warn(sentenceOf(shortfall));
  }
} catch (error) {
  fail(error);
}
