/**
 * `npm run smoke`: starts the product as `npm start` does, subscribes an address with the command that it prints, looks
 * for the address in the database, and stops everything. Needs the usual ports; the address stays in .local/.
 */
import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { requireFree } from '../supabase/local/ports.ts';
import { root } from './setup/tools.mjs';

const START_MS = 10 * 60_000;
const STOP_MS = 15_000;
const email = `smoke-${Date.now()}@example.com`;
const isWindows = process.platform === 'win32';

const product = spawn('npm start', {
  cwd: root,
  shell: true,
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: !isWindows,
});
const exited = once(product, 'exit');
const output = createInterface(product.stdout);
output.on('line', console.log);

/** The printed value that a pattern's first group matches. */
function printed(pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    output.on('line', (line) => {
      const value = pattern.exec(line)?.[1];
      if (value !== undefined) resolve(value);
    });
  });
}

function failAfter(ms: number, sentence: string): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(sentence)), ms).unref());
}

async function subscribe(): Promise<void> {
  const [site, database, command] = await Promise.race([
    Promise.all([printed(/^ {2}site +(\S+)/), printed(/^ {2}Postgres +(\S+)/), printed(/^ {2}(curl .+)/)]),
    exited.then(([code]) => Promise.reject(new Error(`npm start ended with ${code}.`))),
    failAfter(START_MS, 'npm start did not come up.'),
  ]);
  const { status } = await fetch(new URL('/home', site));
  if (status !== 200) throw new Error(`The site answered with ${status}.`);
  console.log(execSync(command.replace('you@example.com', email), { encoding: 'utf8' }));
  const sql = postgres(database, { max: 1, onnotice: () => {} });
  const rows = await sql`select from subscribers where email = ${email}`;
  await sql.end();
  if (rows.length !== 1) throw new Error(`${email} is in the table ${rows.length} times.`);
}

/** As Ctrl-C does; Windows has no way to send that to another process. */
async function stop(): Promise<void> {
  if (product.exitCode !== null || product.pid === undefined) return;
  if (isWindows) execSync(`taskkill /pid ${product.pid} /t /f`, { stdio: 'ignore' });
  else process.kill(-product.pid, 'SIGINT');
  await Promise.race([exited, failAfter(STOP_MS, 'npm start did not end.')]);
}

try {
  try {
    await subscribe();
  } finally {
    await stop();
  }
  for (const port of [5173, 54321, 54322, 54324, 54325]) await requireFree(port);
  console.log('The product starts, takes a subscription and stops.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
