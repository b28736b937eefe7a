import { warmUp } from './call.ts';

/** Where this is set, the functions take a form only with a token of Turnstile's widget. */
const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY;

/** Longer and the widget's token may have expired on the way; it lasts for five minutes. */
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
    // The function says to the visitor what there is to say.
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

/** Fetches what a form needs to be sent, once a visitor turns to it. */
export function warmUpForm(): void {
  warmUp();
  if (siteKey) prepare(siteKey);
}

/** What shows the functions that a form was sent by a human: a token for one call, where they ask for one. */
export async function humanToken(): Promise<{ turnstile?: string }> {
  if (!siteKey) return {};
  const { token } = prepare(siteKey);
  prepared = undefined;
  const turnstile = await token;
  return turnstile === undefined ? {} : { turnstile };
}
