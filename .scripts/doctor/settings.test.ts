import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { paymentEventTypes } from '../../supabase/functions/_shared/paymentEventTypes.ts';
import { root } from '../setup/tools.mjs';
import { type Settings, settingsProblems } from './settings.ts';

const complete: Settings = {
  SITE_URL: 'https://studio.example',
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  DATABASE_POOLER_URL: 'postgresql://postgres.project:p%5Bw@host.pooler.supabase.com:6543/postgres',
  RESEND_API_KEY: 're_key',
  MAIL_FROM: 'Your Studio <hello@studio.example>',
  OWNER_EMAIL: 'me@studio.example',
  STRIPE_SECRET_KEY: 'rk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  TOKEN_SECRET: 'the-new-secret-of-the-links,the-old-secret-of-the-links',
  DELIVERY_SECRET: 'the-secret-of-the-schedule',
};

describe('the settings of a deployment', () => {
  it('are complete with those that a hosted project needs', () => {
    expect(settingsProblems(complete)).toEqual([]);
  });

  it.each(Object.keys(complete))('are incomplete without %s', (name) => {
    expect(settingsProblems({ ...complete, [name]: ' ' })).toEqual([`${name} is not set`]);
  });

  it.each<[name: string, value: string, sentence: string]>([
    ['SITE_URL', 'studio.example', 'is no http address'],
    ['SITE_URL', 'http://studio.example', 'has to begin with https://'],
    [
      'VITE_SUPABASE_PUBLISHABLE_KEY',
      'sb_secret_key',
      'is a secret key, which everyone could read in the pages',
    ],
    ['DATABASE_POOLER_URL', 'host:6543', 'is no address of a Postgres database'],
    [
      'DATABASE_POOLER_URL',
      'postgres://postgres:[YOUR-PASSWORD]@host:6543/postgres',
      'still has a placeholder in brackets, such as the one for the password',
    ],
    ['RESEND_API_KEY', 're_...', 'is still what .env.example says'],
    ['MAIL_FROM', 'Your Studio <hello>', 'is no email address'],
    ['OWNER_EMAIL', 'me', 'is no email address'],
    ['STRIPE_SECRET_KEY', 'pk_live_key', 'has to begin with sk_ or rk_'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'has to begin with whsec_'],
    ['TOKEN_SECRET', 'too-short', 'has fewer than 24 characters'],
  ])('are malformed with %s=%s', (name, value, sentence) => {
    expect(settingsProblems({ ...complete, [name]: value })).toEqual([`${name} ${sentence}`]);
  });
});

describe('.env.example', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');

  it('names every setting that a deployment needs', () => {
    const settings = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(complete)));
  });

  it('names every event that the webhook acts on', () => {
    expect(example.replaceAll('\n# ', ' ')).toContain(`it needs the events ${paymentEventTypes.join(', ')}.`);
  });
});
