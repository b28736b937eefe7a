import * as v from 'valibot';
import type { Config } from './config.ts';

/** Whether a form was sent by a human, by what Turnstile's widget on the page was given for it. */
export type HumanCheck = (token: string | undefined) => Promise<boolean>;

/** A visitor waits, and the page gives up after 15 seconds. */
const TIME_LIMIT_MS = 3_000;

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** What the service says of a token; any other error is about our settings or the service itself. */
const aboutToken: ReadonlySet<string> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

/**
 * Asks Cloudflare's siteverify, where a secret key is configured. A token counts once, and for five minutes.
 *
 * While the service does not answer, a token passes: the limits still hold, and no visitor is refused for it.
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
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
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
