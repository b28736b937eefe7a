import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the published pages call their functions with. */
const backendSettings = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'] as const;

export const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Where the site is published, and where its functions answer; this machine by default. */
export function siteSettings(environment: Environment) {
  return {
    origin: withoutSlash(environment['SITE_URL'] || 'http://localhost:4173'),
    backend: withoutSlash(environment['VITE_SUPABASE_URL'] || 'http://localhost:54321'),
    publishableKey: environment['VITE_SUPABASE_PUBLISHABLE_KEY'] || undefined,
    turnstileSiteKey: environment['VITE_TURNSTILE_SITE_KEY'] || undefined,
  };
}

const claimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ role: v.string() }));

/** Whether a key of the backend grants full access, and so must never be in a page. Older keys are JWTs with a role. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const claims = v.safeParse(claimsSchema, Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
  return claims.success && claims.output.role === 'service_role';
}

/**
 * Why the site cannot be built with these settings, in one sentence. A site for another machine has no use for this
 * machine's address and key, which stand in for missing ones: every call would be refused.
 */
export function settingsProblem(environment: Environment): string | undefined {
  const { origin, publishableKey } = siteSettings(environment);
  if (publishableKey !== undefined && isSecretKey(publishableKey))
    return 'VITE_SUPABASE_PUBLISHABLE_KEY is a secret key, which everyone could read in the pages; set the publishable one.';
  if (!/^https?:/.test(origin) || !URL.canParse(origin))
    return `SITE_URL must be an address like https://your.domain; it is "${origin}".`;
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)) return undefined;
  const missing = backendSettings.filter((name) => !environment[name]);
  if (missing.length === 0) return undefined;
  return `The site for ${origin} cannot be built without ${missing.join(' and ')}; set ${missing.length > 1 ? 'them' : 'it'} and build again.`;
}
