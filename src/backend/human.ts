import { prefetchClient } from './call.ts';

/** If set, the functions accept a form only with a Turnstile token. */
const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY;

/** In milliseconds; a token expires after five minutes, so an older one could expire in flight. */
const FRESH_MS = 4 * 60 * 1000;

interface Prepared {
  readonly at: number;
  readonly token: Promise<string | undefined>;
}
let prepared: Prepared | undefined;

async function fetchToken(key: string, form: Element): Promise<string | undefined> {
  try {
    const { turnstileToken } = await import('./turnstile.ts');
    return await turnstileToken(key, form);
  } catch (error) {
    // The function's answer explains it to the visitor.
    console.warn('Turnstile gave no token.', error);
    return undefined;
  }
}

function prepare(key: string): Prepared {
  const fresh = prepared && Date.now() - prepared.at < FRESH_MS ? prepared : undefined;
  const form = document.activeElement?.closest('form') ?? document.body;
  prepared = fresh ?? { at: Date.now(), token: fetchToken(key, form) };
  return prepared;
}

/** Prefetches the widget when a visitor focuses a form. */
export function prefetchForm(): void {
  prefetchClient();
  if (siteKey) prepare(siteKey);
}

/** A Turnstile token for one call, if the functions require one. */
export async function humanToken(): Promise<{ turnstile?: string }> {
  if (!siteKey) return {};
  const { token } = prepare(siteKey);
  prepared = undefined;
  const turnstile = await token;
  return turnstile === undefined ? {} : { turnstile };
}
