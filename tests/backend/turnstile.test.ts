/** Forms that have to be sent by a human, where the owner asks for it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { contactAnswers } from '#mocks/functions/send-contact-email.answers.ts';
import { readConfig } from '../../supabase/functions/_shared/config.ts';
import type { Deps } from '../../supabase/functions/_shared/deps.ts';
import { turnstile } from '../../supabase/functions/_shared/turnstile.ts';
import { handler as subscribe } from '../../supabase/functions/newsletter-subscribe/handler.ts';
import { handler as contact } from '../../supabase/functions/send-contact-email/handler.ts';
import { type Served, serveHttp } from '../../supabase/local/http.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { depsOfThisFile } from './support/depsOfThisFile.ts';
import { serveSiteverify, TURNSTILE_SECRET } from './support/siteverify.ts';

const deps = depsOfThisFile();
let port: number;
let service: Served;
beforeAll(async () => {
  port = await freePort();
  service = await serveSiteverify(port);
});
afterAll(() => service.close());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await deps().settled();
  deps().mailService.reset();
  await deps().sql`truncate subscribers, contact_messages, mail_outbox, rate_limits`;
});
afterEach(() => vi.restoreAllMocks());

const checked = (secretKey = TURNSTILE_SECRET, at = port): Deps => ({
  ...deps(),
  isHuman: turnstile({ secretKey, apiUrl: `http://127.0.0.1:${at}/turnstile/v0` }),
});

const message = { name: 'Vera', email: 'vera@example.com', subject: 'Hello', message: 'A word.' };
const forms = {
  'newsletter-subscribe': {
    handler: subscribe,
    body: { email: 'vera@example.com' },
    answers: subscribeAnswers,
  },
  'send-contact-email': { handler: contact, body: message, answers: contactAnswers },
};

describe.each(Object.entries(forms))('%s', (_, { handler, body, answers }) => {
  const send = (instance: Deps, turnstile?: unknown) =>
    handler(
      new Request('http://functions.test/', {
        method: 'POST',
        headers: { apikey: 'test-key', 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, turnstile }),
      }),
      instance,
    );
  const stored = async () => {
    await deps().settled();
    const [row] = await deps().sql<[{ count: number }]>`select count(*)::int from mail_outbox`;
    return row.count;
  };

  test('takes a form with a token of the widget', async () => {
    expect((await send(checked(), `human-${crypto.randomUUID()}`)).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  test.each([[undefined], [''], ['robot'], [7], ['h'.repeat(3_000)]])(
    'refuses one with %j as its token, and stores nothing',
    { tags: ['D19'] },
    async (token) => {
      const response = await send(checked(), token);
      expect(response.status).toBe(answers.notHuman.status);
      expect(await response.json()).toEqual(answers.notHuman.body);
      expect(await stored()).toBe(0);
    },
  );

  test('takes a token once', async () => {
    const token = `human-${crypto.randomUUID()}`;
    await send(checked(), token);
    expect((await send(checked(), token)).status).toBe(403);
  });

  test('asks for nothing where no secret key is configured', async () => {
    const off = { ...deps(), isHuman: turnstile(undefined) };
    expect((await send(off)).status).toBe(200);
  });

  test('takes a form while the service is away, and says so in the log', async () => {
    expect((await send(checked(TURNSTILE_SECRET, await freePort()), 'human')).status).toBe(200);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Turnstile could not check'));
  });

  test('takes a form while our key is wrong, and says so in the log', async () => {
    expect((await send(checked('wrong'), 'human')).status).toBe(200);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('invalid-input-secret'));
  });
});

test('a service that does not answer is waited for three seconds', async () => {
  const silentPort = await freePort();
  const silent = await serveHttp(silentPort, async () => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    return new Response();
  });
  const start = performance.now();
  expect(await checked(TURNSTILE_SECRET, silentPort).isHuman('human')).toBe(true);
  expect(performance.now() - start).toBeLessThan(3_900);
  await silent.close();
});

test.each([
  [undefined, undefined],
  ['', undefined],
  [' key ', { secretKey: 'key', apiUrl: 'https://challenges.cloudflare.com/turnstile/v0' }],
])('TURNSTILE_SECRET_KEY=%j is read as %j', (key, expected) => {
  const read = (name: string) =>
    name === 'TURNSTILE_SECRET_KEY'
      ? key
      : name === 'TURNSTILE_BASE_URL' || name.startsWith('RESEND_BASE')
        ? undefined
        : 'https://set.example/for-all-the-others';
  expect(readConfig(read).turnstile).toEqual(expected);
});
