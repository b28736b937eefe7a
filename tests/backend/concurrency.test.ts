/** What depends on many connections at once, on a real PostgreSQL. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverDue } from '../../supabase/functions/_shared/delivery.ts';
import { enqueue } from '../../supabase/functions/_shared/outbox.ts';
import { checkRateLimit } from '../../supabase/functions/_shared/rateLimits.ts';
import { handler as subscribe } from '../../supabase/functions/newsletter-subscribe/handler.ts';
import { startRealPostgres } from './support/realPostgres.ts';
import { subscription } from './support/subscription.ts';
import { type TestDeps, testDeps } from './support/testDeps.ts';

let server: Awaited<ReturnType<typeof startRealPostgres>>;
/** As many instances of a function as the platform might run. */
let instances: TestDeps[];
let sql: TestDeps['sql'];

beforeAll(async () => {
  server = await startRealPostgres();
  instances = Array.from({ length: 8 }, () => testDeps(server.url));
  const [first] = instances;
  if (first) sql = first.sql;
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await server.stop();
});
beforeEach(async () => {
  await Promise.all(instances.map((instance) => instance.settled()));
  await sql`truncate subscribers, mail_outbox, rate_limits`;
  for (const { mailService } of instances) mailService.reset();
});

test('of 200 tries at the same moment exactly as many pass as the limit allows', async () => {
  const limit = { name: 'test', of: 'someone', times: 17, seconds: 60 };
  const refusals = await Promise.all(
    Array.from({ length: 25 }, () => instances.map((instance) => checkRateLimit(instance, [limit]))).flat(),
  );
  expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(17);
  expect(refusals.find((refusal) => refusal)?.headers['Retry-After']).toMatch(/^\d+$/);
});

test('concurrent signups of one new address insert one row', async () => {
  const responses = await Promise.all(
    instances.map((instance, at) => subscribe(subscription('same@example.com', `192.0.2.${at}`), instance)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await sql`select email, status from subscribers`).toEqual([
    { email: 'same@example.com', status: 'pending' },
  ]);
});

test('100 mails, eight senders: each mail is handed over once', async () => {
  const mail = {
    kind: 'test',
    recipient: 'a@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
  };
  for (let count = 0; count < 100; count += 1) await enqueue(sql, mail);
  for (const { mailService } of instances) {
    mailService.answer = async ({ id }) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return { type: 'accepted', id };
    };
  }
  const sent = await Promise.all(
    instances.map((instance) => deliverDue(instance.sql, instance.mailService, 100)),
  );
  const given = instances.flatMap(({ mailService }) => mailService.given.map(({ id }) => id));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(new Set(given).size).toBe(100);
  expect(given).toHaveLength(100);
});
