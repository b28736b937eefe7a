import * as v from 'valibot';
import type { Config } from './config.ts';

/** Whether a human sent a form, by the token of Turnstile's widget. */
export type HumanCheck = (token: string | undefined) => Promise<boolean>;

/** A visitor waits, and the page gives up after 15 seconds. */
const TIMEOUT_MS = 3_000;

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** The service's error codes about a token; all others are about our settings or the service itself. */
const aboutToken: ReadonlySet<string> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

/**
 * Checks a token with Cloudflare's siteverify, where a secret key is configured. While the service does not answer, a token
 * passes, since the rate limits still apply.
 */
export function turnstile(settings: Config['turnstile']): HumanCheck {
  if (settings === undefined) return async () => true;
  const { secretKey, apiUrl } = settings;
  return async (token) => {
    if (!token) return false;
    try {
      const response = await fetch(`${apiUrl}/siteverify`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ secret: secretKey, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { success, 'error-codes': codes } = v.parse(answerSchema, await response.json());
      if (success) return true;
      if (codes.some((code) => aboutToken.has(code))) return false;
      console.error(`Turnstile could not check a form: ${codes.join(', ')}.`);
    } catch (error) {
      console.error(`Turnstile could not check a form: ${error}`);
    }
    return true;
  };
}
