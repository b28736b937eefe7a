import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { onlineClass, tip } from '#catalog';
import { emailSchema } from '#contract';
import {
  ConfigError,
  type Environment,
  readConfig,
  readPaymentsConfig,
} from '../../supabase/functions/_shared/config.ts';
import { isSecretKey } from '../site/settings.ts';

/** The settings of an env file. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** @throws a sentence where the file cannot be read. */
export function readSettings(file: string): Settings {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(
      `${file} could not be read (${code}); copy .env.example to it and fill it in, or name another file by --env.`,
    );
  }
}

/** Whether the site sells anything: without, it needs no payment service. */
export const takesPayments: boolean = tip !== undefined || onlineClass !== undefined;

/** The names by which the env file gives what the platform gives the functions by another. */
const namesInFile: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'VITE_SUPABASE_URL',
  SUPABASE_PUBLISHABLE_KEYS: 'VITE_SUPABASE_PUBLISHABLE_KEY',
  SUPABASE_DB_URL: 'DATABASE_POOLER_URL',
};

/** The settings as the functions' own code reads them. */
export function asFunctionsRead(settings: Settings): Environment {
  const key = settings['VITE_SUPABASE_PUBLISHABLE_KEY']?.trim();
  const provided: Settings = {
    SUPABASE_URL: settings['VITE_SUPABASE_URL'],
    SUPABASE_PUBLISHABLE_KEYS: key && JSON.stringify({ default: key }),
  };
  return (name) => provided[name] ?? settings[name];
}

function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) =>
      problem.replace(/^SUPABASE_\w+/, (name) => namesInFile[name] ?? name),
    );
  }
}

/** What is wrong with a setting that has a value; undefined where nothing is. */
type Flaw = (value: string) => string | undefined;

const isLocal = (address: string) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(address);
const httpsUnlessLocal: Flaw = (value) =>
  /^http:/.test(value) && !isLocal(value) ? 'has to begin with https://' : undefined;
const email: Flaw = (value) => (v.is(emailSchema, value) ? undefined : 'is no email address');
const beginsWith =
  (...prefixes: readonly string[]): Flaw =>
  (value) =>
    prefixes.some((prefix) => value.startsWith(prefix))
      ? undefined
      : `has to begin with ${prefixes.join(' or ')}`;
const postgresUrl: Flaw = (value) => {
  if (!/^postgres(ql)?:/.test(value) || !URL.canParse(value)) return 'is no address of a Postgres database';
  return /\[[\w-]+\]/.test(value)
    ? 'still has a placeholder in brackets, such as the one for the password'
    : undefined;
};

const flaws: Readonly<Record<string, Flaw>> = {
  SITE_URL: httpsUnlessLocal,
  VITE_SUPABASE_URL: httpsUnlessLocal,
  VITE_SUPABASE_PUBLISHABLE_KEY: (value) =>
    isSecretKey(value) ? 'is a secret key, which everyone could read in the pages' : undefined,
  DATABASE_POOLER_URL: postgresUrl,
  SUPABASE_DB_URL: postgresUrl,
  MAIL_FROM: (value) => email(/<([^<>]*)>$/.exec(value)?.[1] ?? value),
  OWNER_EMAIL: email,
  STRIPE_SECRET_KEY: beginsWith('sk_', 'rk_'),
  STRIPE_WEBHOOK_SECRET: beginsWith('whsec_'),
};

function flawOf(name: string, value: string): string | undefined {
  if (value.endsWith('...')) return 'is still what .env.example says';
  return flaws[name]?.(value);
}

/** All missing and malformed settings, one sentence each, without their values. */
export function settingsProblems(settings: Settings): string[] {
  const read = asFunctionsRead(settings);
  const malformed = Object.entries(settings).flatMap(([name, value = '']) => {
    const flaw = value.trim() === '' ? undefined : flawOf(name, value.trim());
    return flaw === undefined ? [] : [`${name} ${flaw}`];
  });
  return [
    ...new Set([
      ...problemsOf(() => readConfig(read)),
      ...(takesPayments ? problemsOf(() => readPaymentsConfig(read)) : []),
      ...malformed,
    ]),
  ];
}
