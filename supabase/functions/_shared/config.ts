import * as v from 'valibot';
import { onlineClass, tip } from './content/catalog.ts';
import type { Secrets } from './tokens.ts';

/** Reads one variable of the environment. */
export type Environment = (name: string) => string | undefined;

/** The functions' settings; hosted Supabase provides those with SUPABASE_ itself. */
export interface Config {
  /** Postgres, through the pooler where one is named. */
  readonly databaseUrl: string;
  /** The site's URL without a trailing slash, the base of all links and return URLs. */
  readonly siteUrl: string;
  /** The functions' public URL without a trailing slash. */
  readonly functionsUrl: string;
  /** The API keys that the site's page sends. */
  readonly publishableKeys: readonly string[];
  /** Sign links in mails and keys of rate limits. */
  readonly tokenSecrets: Secrets;
  /** Shared with the scheduler that calls deliver-mail. */
  readonly deliverySecret: string;
  readonly mail: {
    readonly apiKey: string;
    readonly apiUrl: string;
    /** `Name <address>`: the sender of every mail. */
    readonly from: string;
    /** The owner's address. */
    readonly owner: string;
  };
  /** Cloudflare Turnstile, where it is configured. */
  readonly turnstile: { readonly secretKey: string; readonly apiUrl: string } | undefined;
}

/** The settings of the newsletter's mails. */
export type NewsletterConfig = Pick<Config, 'siteUrl' | 'functionsUrl' | 'tokenSecrets'> & {
  readonly mail: Pick<Config['mail'], 'from'>;
};

/** The further settings of the payment functions. */
export interface PaymentsConfig {
  readonly secretKey: string;
  /** Verifies that an event is from the payment service. */
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

/** A rotatable secret: new ones first, separated by commas. */
function secrets(name: string, value: string | undefined, problems: string[]): Secrets {
  const [first = '', ...others] = (value ?? '').split(',').map((text) => text.trim());
  return [secret(name, first, problems), ...others.map((text) => secret(name, text, problems))];
}

/** Lists all missing and invalid settings, for the log. */
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

/** Hosted projects have named keys in one JSON variable, older ones a single key. */
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
 * Reads the secrets that sign links, which a tool needs without the rest.
 *
 * @throws as above.
 */
export function readTokenSecrets(read: Environment): Secrets {
  const problems: string[] = [];
  return complete(secrets('TOKEN_SECRET', read('TOKEN_SECRET'), problems), problems, 'Links are');
}

/**
 * Reads the settings of the newsletter's mails.
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
 * Reads the further settings of the payment functions, which a site without payments does not need.
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
