/** The tokens of links in mails, and how the secret that signs them is replaced. */
import { expect, test } from 'vitest';
import { readConfig } from '../../supabase/functions/_shared/config.ts';
import { sign, type TokenPayload, verify } from '../../supabase/functions/_shared/tokens.ts';

const before = 'the-secret-of-last-year-is-long';
const after = 'the-secret-of-this-year-is-long';
const payload: TokenPayload = {
  purpose: 'unsubscribe',
  subscriber: '8d3a4d1c-5a86-4f2d-9f0e-0b3f3f1f2a10',
  generation: 0,
  email: 'vera@example.com',
};

const settings: Readonly<Record<string, string>> = {
  SUPABASE_DB_URL: 'postgres://localhost/db',
  SITE_URL: 'https://site.test',
  SUPABASE_URL: 'https://functions.test',
  SUPABASE_PUBLISHABLE_KEY: 'key',
  DELIVERY_SECRET: 'a-secret-of-the-tests-for-mail',
  RESEND_API_KEY: 're_test',
  MAIL_FROM: 'Studio <a@example.com>',
  OWNER_EMAIL: 'owner@example.com',
};
const secretsOf = (TOKEN_SECRET: string) =>
  readConfig((name) => ({ ...settings, TOKEN_SECRET })[name]).tokenSecrets;

test('an older link works while the old secret is listed after the new one', async () => {
  const old = await sign(payload, secretsOf(before));
  const both = secretsOf(`${after}, ${before}`);
  expect(await verify(old, 'unsubscribe', both)).toEqual(payload);
  expect(await verify(await sign(payload, both), 'unsubscribe', secretsOf(after))).toEqual(payload);
  expect(await verify(old, 'unsubscribe', secretsOf(after))).toBeUndefined();
  expect(await verify(old, 'confirm', both)).toBeUndefined();
});

test.each(['', 'short', `${after},short`, `${after},`])('TOKEN_SECRET=%j is refused', (value) => {
  expect(() => secretsOf(value)).toThrow(/TOKEN_SECRET (is not set|has fewer than 24 characters)/);
});
