/** A database connection that breaks: an instance has only one, and must not hang. */
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase, type Queries } from '../../supabase/functions/_shared/database.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { startFaultyNetwork, type Trigger } from '../backend/support/faultyNetwork.ts';
import { startRealPostgres } from '../backend/support/realPostgres.ts';

/** For this test; the functions wait longer. */
const PATIENCE_MS = 1_000;

let server: Awaited<ReturnType<typeof startRealPostgres>>;
let network: Awaited<ReturnType<typeof startFaultyNetwork>>;
let sql: Database;
beforeAll(async () => {
  server = await startRealPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  network = await startFaultyNetwork(server.url);
  sql = openDatabase(network.url, { timeoutMs: PATIENCE_MS });
  await sql`truncate subscribers`;
});
afterEach(async () => {
  await sql.end({ timeout: 1 });
  network.stop();
});

const insert = (queries: Queries) =>
  queries`insert into subscribers (email, mailbox) values (${`${crypto.randomUUID()}@example.com`}, '')`;

/** Settles with the outcome of the work, or with `hangs`. */
async function outcome(work: Promise<unknown>, milliseconds: number): Promise<'done' | 'failed' | 'hangs'> {
  const late = new Promise<'hangs'>((resolve) => setTimeout(resolve, milliseconds, 'hangs'));
  return Promise.race([
    work.then(
      () => 'done' as const,
      () => 'failed' as const,
    ),
    late,
  ]);
}

const transaction = () =>
  sql.begin(async (queries) => {
    await insert(queries);
    await insert(queries);
  });

const faults = ['closes', 'falls silent'] as const;
const places = [
  ['before begin arrives', { text: 'begin', arrives: false }],
  ['before begin is answered', { text: 'begin', arrives: true }],
  ['before the first statement arrives', { text: 'insert into', arrives: false }],
  ['before the first statement is answered', { text: 'insert into', arrives: true }],
  ['before commit arrives', { text: 'commit', arrives: false }],
] as const;

describe.each(faults)('a connection that %s', (fault) => {
  test.each(places)('%s fails the transaction, and the next one works', async (_, place) => {
    const trigger: Trigger = { fault, ...place };
    network.failAt(trigger);
    expect(await outcome(transaction(), PATIENCE_MS + 1_000)).toBe('failed');
    expect(await outcome(transaction(), 1_000)).toBe('done');
    expect(await sql`select from subscribers`).toHaveLength(2);
  });

  test('between two statements of a transaction fails it, and the next one works', async () => {
    const broken = sql.begin(async (queries) => {
      await insert(queries);
      network.fail(fault);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await insert(queries);
    });
    expect(await outcome(broken, PATIENCE_MS + 1_000)).toBe('failed');
    expect(await outcome(transaction(), 1_000)).toBe('done');
    expect(await sql`select from subscribers`).toHaveLength(2);
  });

  test('at a statement without a transaction fails that one, and the next one works', async () => {
    network.failAt({ fault, text: 'insert into', arrives: false });
    expect(await outcome(insert(sql), PATIENCE_MS + 1_000)).toBe('failed');
    expect(await outcome(insert(sql), 1_000)).toBe('done');
  });

  test('fails or serves queued queries, and everything works after', async () => {
    network.failAt({ fault, text: 'begin', arrives: true });
    const waiting = [transaction(), transaction(), insert(sql), sql`select 1`];
    const outcomes = await Promise.all(waiting.map((work) => outcome(work, PATIENCE_MS * 3)));
    expect(outcomes[0]).toBe('failed');
    expect(outcomes).not.toContain('hangs');
    expect(await outcome(transaction(), 1_000)).toBe('done');
  });
});

test('a transaction whose failed statement was caught does not count as committed', async () => {
  const work = sql.begin(async (queries) => {
    await insert(queries);
    await queries`select 1 / 0`.catch(() => {});
  });
  await expect(work).rejects.toThrow();
  expect(await sql`select from subscribers`).toHaveLength(0);
});

test('a database that takes connections and drops them leaves no query waiting', async () => {
  await sql.end();
  const server = createServer((socket) => socket.end());
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const dropped = openDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`, { timeoutMs: PATIENCE_MS });
  const works = [dropped`select 1`, dropped.begin((queries) => insert(queries))];
  expect(await Promise.all(works.map((work) => outcome(work, PATIENCE_MS + 1_000)))).toEqual([
    'failed',
    'failed',
  ]);
  await dropped.end({ timeout: 0 });
  server.close();
});
