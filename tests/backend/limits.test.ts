/** Rate limits and the identity of callers, on a real PostgreSQL. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callerNetwork, networkOf } from '../../supabase/functions/_shared/caller.ts';
import { mailboxOf } from '../../supabase/functions/_shared/emailAddress.ts';
import { limits } from '../../supabase/functions/_shared/limits.ts';
import { checkRateLimit, type Limit } from '../../supabase/functions/_shared/rateLimits.ts';
import { handler as subscribe } from '../../supabase/functions/newsletter-subscribe/handler.ts';
import { depsOfThisFile } from './support/depsOfThisFile.ts';
import { subscription } from './support/subscription.ts';

test.each([
  ['Vera@Example.com', 'vera@example.com'],
  ['vera+music@example.com', 'vera@example.com'],
  ['vera+a+b@example.com', 'vera@example.com'],
  ['+vera@example.com', '+vera@example.com'],
  ['v.e.r.a@example.com', 'v.e.r.a@example.com'],
  ['v.e.r.a+x@gmail.com', 'vera@gmail.com'],
  ['Ve.ra@GoogleMail.com', 'vera@gmail.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['10.1.2.3', undefined],
  ['172.20.0.1', undefined],
  ['192.168.0.1', undefined],
  ['fd12:3456::1', undefined],
  ['fe80::1', undefined],
  ['300.1.1.1', undefined],
  ['unknown', undefined],
  ['', undefined],
])('the network of %j is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('the caller', () => {
  const from = (headers: Record<string, string>) =>
    callerNetwork(new Request('http://functions.test/', { headers }));
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  test('is the one that Cloudflare names, whatever was forwarded', () => {
    expect(from({ 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })).toBe(
      '203.0.113.7',
    );
  });

  test.each([
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 10.0.0.4', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
    ['10.0.0.4', undefined],
    ['garbage', undefined],
  ])('is otherwise the last public address of %j', (forwarded, network) => {
    expect(from({ 'x-forwarded-for': forwarded })).toBe(network);
  });

  test('is unknown without such a header', () => {
    expect(from({})).toBeUndefined();
  });

  test('is logged with its header, once', async () => {
    vi.resetModules();
    const fresh = await import('../../supabase/functions/_shared/caller.ts');
    for (let count = 0; count < 2; count += 1)
      fresh.callerNetwork(new Request('http://a.test/', { headers: { 'x-forwarded-for': '203.0.113.7' } }));
    expect(vi.mocked(console.warn).mock.calls).toEqual([['Callers are identified by: x-forwarded-for.']]);
  });
});

describe('a limit', () => {
  const deps = depsOfThisFile();
  beforeEach(async () => {
    await deps().settled();
    await deps().sql`truncate subscribers, mail_outbox, rate_limits`;
  });

  /** How many tries pass. */
  async function passed(tries: number, of: (number: number) => readonly Limit[]): Promise<number> {
    let count = 0;
    for (let number = 0; number < tries; number += 1)
      if ((await checkRateLimit(deps(), of(number))) === undefined) count += 1;
    return count;
  }
  /** Ends windows of up to so many hours. */
  const later = (hours: number) => deps().sql`
    update rate_limits set ends_at = ends_at - ${`${hours} hours`}::interval`;

  test('holds for a mailbox by the hour, the day and the month, under every spelling and from everywhere', async () => {
    const spelling = (number: number) =>
      limits.subscribe(`198.51.100.${number}`, `${'.'.repeat(number % 2)}vera+${number}@gmail.com`);
    expect(await passed(10, spelling)).toBe(5);
    await later(1);
    expect(await passed(10, spelling)).toBe(1);
    await later(24);
    expect(await passed(10, spelling)).toBe(5);
    await later(24);
    expect(await passed(10, spelling)).toBe(1);
    await later(29 * 24);
    expect(await passed(10, spelling)).toBe(5);
  });

  test('counts a whole /64 as one caller, and a caller without an address as none', async () => {
    const address = (number: number) => limits.contact(networkOf(`2001:db8:1:2::${number.toString(16)}`));
    expect(await passed(15, address)).toBe(10);
    expect(await passed(15, () => limits.contact(undefined))).toBe(15);
  });

  test.each([
    [
      'subscriptions',
      500,
      (number: number) => limits.subscribe(`caller ${number}`, `a${number}@example.com`),
    ],
    ['messages', 200, (number: number) => limits.contact(`caller ${number}`)],
    ['payment pages', 1_000, (number: number) => limits.checkout(`caller ${number}`)],
  ])('holds for %s of all callers together', async (_, times, of) => {
    expect(await passed(times + 5, of)).toBe(times);
  });

  test('is stored under an HMAC of the secret', async () => {
    await checkRateLimit(deps(), limits.contact('203.0.113.7'));
    const keys = await deps().sql`select key from rate_limits order by key`;
    const secrets = ['another-secret-of-the-tests', ...deps().config.tokenSecrets] as const;
    await checkRateLimit(
      { sql: deps().sql, config: { ...deps().config, tokenSecrets: secrets } },
      limits.contact('203.0.113.7'),
    );
    expect(keys).toHaveLength(2);
    expect(await deps().sql`select from rate_limits`).toHaveLength(4);
    for (const { key } of keys) expect(key).toMatch(/^contact-(all|caller):[\w-]{43}$/);
  });

  test('starts again when its window is over', async () => {
    const limit = { name: 'test', of: 'someone', times: 1, seconds: 60 };
    await checkRateLimit(deps(), [limit]);
    expect(await checkRateLimit(deps(), [limit])).toBeDefined();
    await deps().sql`update rate_limits set ends_at = now() - interval '1 second'`;
    expect(await checkRateLimit(deps(), [limit])).toBeUndefined();
    expect(await checkRateLimit(deps(), [limit])).toBeDefined();
  });

  test('holds for an address and for a caller, and stores neither', async () => {
    const statuses = [];
    for (let count = 1; count <= 7; count += 1)
      statuses.push((await subscribe(subscription('one@example.com', `192.0.2.${count}`), deps())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);

    const many = [];
    for (let count = 1; count <= 31; count += 1)
      many.push((await subscribe(subscription(`number${count}@example.com`, '198.51.100.1'), deps())).status);
    expect(many.filter((status) => status === 200)).toHaveLength(30);

    const keys = JSON.stringify(await deps().sql`select key from rate_limits`);
    expect(keys).not.toMatch(/example|192\.0|198\.51/);
  });
});
