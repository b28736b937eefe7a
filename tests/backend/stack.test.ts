/** Starting, stopping and falling over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import * as v from 'valibot';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../supabase/local/backend.ts';
import { serveHttp } from '../../supabase/local/http.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { usualPorts } from '../../supabase/local/settings.ts';
import { call } from './support/call.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { TestBackend } from './support/testBackend.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = temporaryFolder();
afterAll(() => folder.remove());

const urlsSchema = v.object({ functions: v.string(), database: v.string(), mailbox: v.string() });

/** A backend in a separate process. */
async function hold(
  dataDir: string,
): Promise<{ child: ChildProcess; urls: v.InferOutput<typeof urlsSchema> }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./support/holdBackend.ts', import.meta.url)), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const urls = await new Promise<v.InferOutput<typeof urlsSchema>>((resolve, reject) => {
    createInterface(child.stdout).once('line', (line) => resolve(v.parse(urlsSchema, JSON.parse(line))));
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}.`)));
  });
  return { child, urls };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

async function anyoneThere(url: string): Promise<boolean> {
  try {
    await call(url.replace('postgres:', 'http:'), { method: 'GET' });
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED');
  }
}

describe('a backend that ends', () => {
  const dataDir = join(folder.path, 'kept');

  test.each(['SIGTERM', 'SIGKILL'] as const)('by %s leaves no process and loses no data', async (signal) => {
    const { child, urls } = await hold(dataDir);
    const sql = postgres(urls.database, { max: 1, onnotice: () => {} });
    await sql`insert into subscribers (email, mailbox) values (${`${signal}@example.com`}, '')`;
    await sql.end();
    await fetch(`${urls.mailbox}/emails`, {
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: JSON.stringify({
        from: 'a@example.com',
        to: [`${signal}@example.com`],
        subject: 'Kept',
        text: 'Kept',
      }),
    });
    const exit = ended(child);
    child.kill(signal);
    await exit;
    for (const url of Object.values(urls))
      await expect.poll(() => anyoneThere(url), { message: url, timeout: 5_000 }).toBe(false);
  });

  test('finds its data again, with nothing in its way', async () => {
    const started = performance.now();
    const found = new TestBackend(await startBackend({ dataDir }), []);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(await found.sql`select email from subscribers order by email`).toEqual([
      { email: 'SIGKILL@example.com' },
      { email: 'SIGTERM@example.com' },
    ]);
    expect(await found.mailsTo('SIGKILL@example.com')).toHaveLength(1);
    await found.sql.end();
    await found.backend.stop();
  });

  test('starts empty on request', async () => {
    const found = new TestBackend(await startBackend({ dataDir, reset: true }), []);
    expect(await found.sql`select from subscribers`).toHaveLength(0);
    await found.sql.end();
    await found.backend.stop();
  });
});

describe('a process that crashes', () => {
  test('is reported and comes back; a change of a function is taken over at once', async () => {
    const lines: string[] = [];
    const failures: string[] = [];
    const dataDir = join(folder.path, 'crashing');
    const backend = await startBackend({
      dataDir,
      hotReload: true,
      log: (line) => lines.push(line),
      onFailure: (sentence) => failures.push(sentence),
    });
    onTestFinished(() => backend.stop());
    const found = new TestBackend(backend, lines);
    onTestFinished(() => found.sql.end({ timeout: 1 }));
    const answers = async () => (await found.post('newsletter-subscribe', {})).status;

    await backend.functions.kill();
    await expect.poll(answers, { timeout: 5_000 }).toBe(400);
    await backend.database.kill();
    await expect.poll(async () => lines.includes('The database is back.'), { timeout: 10_000 }).toBe(true);
    await expect
      .poll(async () => (await found.post('newsletter-subscribe', { email: 'a@example.com' })).status, {
        timeout: 5_000,
      })
      .toBe(200);
    expect(lines).toContain('The functions server crashed (SIGKILL); starting it again.');
    expect(lines).toContain('The database crashed (SIGKILL); starting it again.');

    const now = new Date();
    utimesSync(join(root, 'supabase', 'functions', 'deno.json'), now, now);
    let failed = 0;
    await expect
      .poll(
        async () => {
          failed += (await answers()) === 400 ? 0 : 1;
          return lines.includes('The functions were reloaded.');
        },
        { timeout: 5_000, interval: 20 },
      )
      .toBe(true);
    expect(failed).toBe(0);
    expect(failures).toEqual([]);
  });

  test('serves the first request after its restart', async () => {
    const dataDir = join(folder.path, 'missed');
    const found = new TestBackend(await startBackend({ dataDir }), []);
    onTestFinished(() => found.backend.stop());
    onTestFinished(() => found.sql.end({ timeout: 1 }));
    const ask = async () =>
      (await found.post('newsletter-subscribe', { email: 'missed@example.com' })).status;
    // Their mails are still being delivered when the database goes.
    for (let count = 0; count < 4; count += 1) expect(await ask()).toBe(200);
    await found.backend.database.stop();
    for (let count = 0; count < 8; count += 1) expect(await ask()).toBe(500);
    await found.backend.database.start();
    expect(await ask()).toBe(200);
  });

  test('repeatedly stops the backend, with its reason', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const dataDir = join(folder.path, 'hopeless');
    const backend = await startBackend({ dataDir, onFailure: resolve });
    const timer = setInterval(() => void backend.functions.kill(), 50);
    expect(await promise).toMatch(/^The functions server (keeps crashing|could not start) \(.+\)\.$/);
    clearInterval(timer);
    await backend.stop();
  });
});

test.each(['sk_live_123', 'rk_live_123', ' sk_live_123'])(
  'a live key of the payment service, %s, is refused before anything starts',
  async (key) => {
    const dataDir = join(folder.path, 'live');
    await expect(startBackend({ dataDir, environment: { STRIPE_SECRET_KEY: key } })).rejects.toThrow(
      /^STRIPE_SECRET_KEY is a live key.*\.env\.production/,
    );
    expect(existsSync(dataDir)).toBe(false);
  },
);

test('a stopped stand-in finishes its work first', async () => {
  const port = await freePort();
  const begun = Promise.withResolvers<void>();
  let done = false;
  const served = await serveHttp(port, async () => {
    begun.resolve();
    await new Promise((resolve) => setTimeout(resolve, 100));
    done = true;
    return new Response();
  });
  const lost = call(`http://127.0.0.1:${port}/`).catch(() => {});
  await begun.promise;
  await served.close();
  expect(done).toBe(true);
  await lost;
});

test('a taken port is one sentence', async () => {
  const blocker = createServer();
  const port = await new Promise<number>((resolve) => {
    blocker.listen(0, '127.0.0.1', () => {
      const address = blocker.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const dataDir = join(folder.path, 'taken');
  await expect(startBackend({ dataDir, ports: { ...usualPorts, functions: port } })).rejects.toThrow(
    /^Port \d+ is taken; stop what uses it and try again\.$/,
  );
  blocker.close();
});
