import * as v from 'valibot';
import { onlineClass, tip } from './content/catalog.ts';
import type { Secrets } from './tokens.ts';

/** Reads one variable of the environment. */
export type Environment = (name: string) => string | undefined;

/** What the functions have to be told from outside; hosted Supabase itself provides the names with SUPABASE_. */
export interface Config {
  /** Postgres, through the pooler where one is named. */
  readonly databaseUrl: string;
  /** The site's own address, without a slash at its end. Links and return addresses are built from it alone. */
  readonly siteUrl: string;
  /** The functions' public address, without a slash at its end. */
  readonly functionsUrl: string;
  /** The keys with which the site's page may call. */
  readonly publishableKeys: readonly string[];
  /** Sign the links in mails and the keys of limits. */
  readonly tokenSecrets: Secrets;
  /** Known to the scheduler that asks for mail to be delivered. */
  readonly deliverySecret: string;
  readonly mail: {
    readonly apiKey: string;
    readonly apiUrl: string;
    /** `Name <address>`: every mail comes from here. */
    readonly from: string;
    /** Where the studio reads its own mail. */
    readonly owner: string;
  };
  /** Where forms are checked for being sent by a human. */
  readonly turnstile: { readonly secretKey: string; readonly apiUrl: string } | undefined;
}

/** What the mails of the newsletter are made from. */
export type NewsletterConfig = Pick<Config, 'siteUrl' | 'functionsUrl' | 'tokenSecrets'> & {
  readonly mail: Pick<Config['mail'], 'from'>;
};

/** What the functions around payments have to be told beyond that. */
export interface PaymentsConfig {
  readonly secretKey: string;
  /** Shows that an event was sent by the payment service. */
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

function required(name: string, value: string | undefined, problems: string[]): string {
  if (value === undefined || value.trim() === '') problems.push(`${name} is not set`);
  return value?.trim() ?? '';
}

function address(name: string, value: string | undefined, problems: string[]): string {
  const text = required(name, value, problems);
  if (text !== '' && !/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    problems.push(`${name} is no http address`);
  return text.replace(/\/+$/, '');
}

function secret(name: string, value: string | undefined, problems: string[]): string {
  const text = required(name, value, problems);
  if (text !== '' && text.length < 24) problems.push(`${name} has fewer than 24 characters`);
  return text;
}

/** A secret that can be replaced: the new one goes before the old ones, separated by commas. */
function secrets(name: string, value: string | undefined, problems: string[]): Secrets {
  const [first = '', ...others] = (value ?? '').split(',').map((text) => text.trim());
  return [secret(name, first, problems), ...others.map((text) => secret(name, text, problems))];
}

/** Names everything that is missing or wrong at once; it is for the log, never for a visitor. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[], what: string) {
    super(`${what} not configured: ${problems.join('; ')}.`);
    this.problems = problems;
  }
}

function complete<Read>(config: Read, problems: readonly string[], what = 'The functions are'): Read {
  if (problems.length > 0) throw new ConfigError(problems, what);
  return config;
}

const namedKeysSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Hosted projects have named keys in one JSON variable; older ones a single key. */
function publishableKeys(read: Environment, problems: string[]): string[] {
  const named = v.safeParse(namedKeysSchema, read('SUPABASE_PUBLISHABLE_KEYS'));
  const given = [
    ...(named.success ? Object.values(named.output) : []),
    read('SUPABASE_PUBLISHABLE_KEY'),
    read('SUPABASE_ANON_KEY'),
  ].filter((key) => key !== undefined);
  const keys = given.filter((key) => key !== '');
  if (keys.length === 0) problems.push('SUPABASE_PUBLISHABLE_KEYS is not set');
  return keys;
}

function turnstileSettings(read: Environment, problems: string[]): Config['turnstile'] {
  const secretKey = read('TURNSTILE_SECRET_KEY')?.trim();
  const apiUrl = read('TURNSTILE_BASE_URL') ?? 'https://challenges.cloudflare.com/turnstile/v0';
  return secretKey ? { secretKey, apiUrl: address('TURNSTILE_BASE_URL', apiUrl, problems) } : undefined;
}

/**
 * Reads the functions' configuration.
 *
 * @throws {@link ConfigError}
 */
export function readConfig(read: Environment): Config {
  const problems: string[] = [];
  const config = {
    databaseUrl: required(
      'SUPABASE_DB_URL',
      read('DATABASE_POOLER_URL')?.trim() || read('SUPABASE_DB_URL'),
      problems,
    ),
    siteUrl: address('SITE_URL', read('SITE_URL'), problems),
    functionsUrl: `${address('SUPABASE_URL', read('SUPABASE_URL'), problems)}/functions/v1`,
    publishableKeys: publishableKeys(read, problems),
    tokenSecrets: secrets('TOKEN_SECRET', read('TOKEN_SECRET'), problems),
    deliverySecret: secret('DELIVERY_SECRET', read('DELIVERY_SECRET'), problems),
    mail: {
      apiKey: required('RESEND_API_KEY', read('RESEND_API_KEY'), problems),
      apiUrl: address('RESEND_BASE_URL', read('RESEND_BASE_URL') ?? 'https://api.resend.com', problems),
      from: required('MAIL_FROM', read('MAIL_FROM'), problems),
      owner: required('OWNER_EMAIL', read('OWNER_EMAIL'), problems),
    },
    turnstile: turnstileSettings(read, problems),
  };
  return complete(config, problems);
}

function paymentsConfig(read: Environment, problems: string[]): PaymentsConfig {
  return {
    secretKey: required('STRIPE_SECRET_KEY', read('STRIPE_SECRET_KEY'), problems),
    webhookSecret: required('STRIPE_WEBHOOK_SECRET', read('STRIPE_WEBHOOK_SECRET'), problems),
    apiUrl: address('STRIPE_BASE_URL', read('STRIPE_BASE_URL') ?? 'https://api.stripe.com', problems),
  };
}

/**
 * Reads the part that signs links, which a tool needs without the rest.
 *
 * @throws as above.
 */
export function readTokenSecrets(read: Environment): Secrets {
  const problems: string[] = [];
  return complete(secrets('TOKEN_SECRET', read('TOKEN_SECRET'), problems), problems, 'Links are');
}

/**
 * Reads the part that a letter of the newsletter is made from.
 *
 * @throws as above.
 */
export function readNewsletterConfig(read: Environment): NewsletterConfig {
  const problems: string[] = [];
  const config = {
    siteUrl: address('SITE_URL', read('SITE_URL'), problems),
    functionsUrl: `${address('SUPABASE_URL', read('SUPABASE_URL'), problems)}/functions/v1`,
    tokenSecrets: secrets('TOKEN_SECRET', read('TOKEN_SECRET'), problems),
    mail: { from: required('MAIL_FROM', read('MAIL_FROM'), problems) },
  };
  return complete(config, problems, 'The newsletter is');
}

/**
 * Reads what the functions around payments need beyond that; a site without payments can do without.
 *
 * @throws as above.
 */
export function readPaymentsConfig(read: Environment): PaymentsConfig {
  const problems: string[] = [];
  return complete(paymentsConfig(read, problems), problems);
}

/** What `readPaymentsConfig` would throw about, where the site sells something. */
export function paymentsProblems(read: Environment): readonly string[] {
  const problems: string[] = [];
  if (tip || onlineClass) paymentsConfig(read, problems);
  return problems;
}
