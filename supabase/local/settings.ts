import { site } from '#content/site.ts';
import { publishableKey } from './publishableKey.ts';

/** The Supabase CLI's usual ports. */
export const usualPorts = { functions: 54321, database: 54322, mailbox: 54324, checkout: 54325 };
export type Ports = typeof usualPorts;

/** Where `npm start` serves the site. */
export const usualSiteUrl = 'http://localhost:5173';

export interface Urls {
  /** A function's name follows. */
  readonly functions: string;
  readonly database: string;
  readonly mailbox: string;
  readonly checkout: string;
}

export function urlsAt(ports: Ports): Urls {
  return {
    functions: `http://localhost:${ports.functions}/functions/v1`,
    database: `postgres://postgres:postgres@127.0.0.1:${ports.database}/postgres`,
    mailbox: `http://localhost:${ports.mailbox}`,
    checkout: `http://localhost:${ports.checkout}`,
  };
}

/** A name has two addresses, and a stand-in listens on one. */
function onLoopback(url: string): string {
  return url.replace('localhost', '127.0.0.1');
}

/**
 * The environment of the functions on this machine.
 *
 * @param outside settings that come from outside: a key of a real service puts that service in its stand-in's place.
 */
export function localSettings(
  urls: Urls,
  siteUrl: string,
  outside: Readonly<Record<string, string | undefined>>,
) {
  return {
    SUPABASE_DB_URL: outside['SUPABASE_DB_URL'] || urls.database,
    DATABASE_POOLER_URL: outside['DATABASE_POOLER_URL'] ?? '',
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    TOKEN_SECRET: outside['TOKEN_SECRET'] || 'the-secret-of-links-on-this-machine',
    DELIVERY_SECRET: outside['DELIVERY_SECRET'] || 'the-secret-of-mail-on-this-machine',
    MAIL_FROM: outside['MAIL_FROM'] || `${site.name} <hello@studio.example>`,
    ...(outside['RESEND_API_KEY']
      ? { RESEND_API_KEY: outside['RESEND_API_KEY'] }
      : {
          RESEND_API_KEY: 'local-mail-key',
          RESEND_BASE_URL: onLoopback(urls.mailbox),
        }),
    OWNER_EMAIL: outside['OWNER_EMAIL'] || 'owner@studio.example',
    STRIPE_WEBHOOK_SECRET: outside['STRIPE_WEBHOOK_SECRET'] || 'whsec_the-secret-of-events-on-this-machine',
    ...(outside['STRIPE_SECRET_KEY']
      ? { STRIPE_SECRET_KEY: outside['STRIPE_SECRET_KEY'] }
      : { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_BASE_URL: onLoopback(urls.checkout) }),
    ...(outside['TURNSTILE_SECRET_KEY'] && {
      TURNSTILE_SECRET_KEY: outside['TURNSTILE_SECRET_KEY'],
      ...(outside['TURNSTILE_BASE_URL'] && { TURNSTILE_BASE_URL: outside['TURNSTILE_BASE_URL'] }),
    }),
    SUPABASE_URL: new URL(urls.functions).origin,
    SITE_URL: siteUrl,
  };
}
