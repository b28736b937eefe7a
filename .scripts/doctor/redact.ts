import type { Verdict } from './check.ts';
import type { Settings } from './settings.ts';

/** Public settings, beside those of Vite. All others count as secrets. */
const PUBLIC: ReadonlySet<string> = new Set([
  'SITE_URL',
  'SITE_HOST',
  'SUPABASE_PROJECT_REF',
  'CLOUDFLARE_ACCOUNT_ID',
  'CLOUDFLARE_PAGES_PROJECT',
  'NETLIFY_SITE_ID',
  'MAIL_FROM',
  'OWNER_EMAIL',
  'RESEND_BASE_URL',
  'STRIPE_BASE_URL',
]);
/** Shorter ones are part of ordinary words. */
const SHORTEST = 6;

const isSecret = (name: string) => !name.startsWith('VITE_') && !PUBLIC.has(name);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A list such as TOKEN_SECRET, and the password in an address, are secret in parts too. */
function partsOf(value: string): string[] {
  const password = URL.parse(value)?.password ?? '';
  return [value, ...value.split(',').map((part) => part.trim()), password, decoded(password)];
}

/** The secrets of the env file with their names, the longest first. */
export function secretValues(settings: Settings): [name: string, value: string][] {
  return Object.entries(settings)
    .filter(([name]) => isSecret(name))
    .flatMap(([name, value = '']) => partsOf(value.trim()).map((part): [string, string] => [name, part]))
    .filter(([, value]) => value.length >= SHORTEST)
    .sort(([, a], [, b]) => b.length - a.length);
}

type Redact = (text: string) => string;

/** Replaces every secret of the env file in a text. */
export function redactor(settings: Settings): Redact {
  const secrets = secretValues(settings);
  return (text) => secrets.reduce((rest, [name, value]) => rest.replaceAll(value, `<${name}>`), text);
}

export function redactVerdict(verdict: Verdict, redact: Redact): Verdict {
  switch (verdict.type) {
    case 'ok':
      return { ...verdict, what: redact(verdict.what) };
    case 'wrong':
    case 'warning':
      return { ...verdict, what: redact(verdict.what), mend: redact(verdict.mend) };
    case 'skipped':
      return { ...verdict, why: redact(verdict.why) };
  }
}
