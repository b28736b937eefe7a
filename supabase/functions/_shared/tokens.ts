import * as v from 'valibot';
import { fromBase64url, toBase64url } from './base64url.ts';
import { hmac, hmacKey } from './hmac.ts';

/**
 * What a link in a mail allows. The token carries it, signed, so that nothing about it is stored and a link that was
 * never given out costs no query.
 */
export interface TokenPayload {
  readonly purpose: 'confirm' | 'unsubscribe';
  readonly subscriber: string;
  readonly generation: number;
  /** In unsubscribe links, which also work for an address that is no longer stored. */
  readonly email?: string;
  /** Unix time in seconds; undefined for links that do not expire. */
  readonly expires?: number;
}

const payloadSchema = v.object({
  purpose: v.picklist(['confirm', 'unsubscribe']),
  subscriber: v.pipe(v.string(), v.uuid()),
  generation: v.pipe(v.number(), v.integer()),
  email: v.exactOptional(v.string()),
  expires: v.exactOptional(v.number()),
});

const encoder = new TextEncoder();

/** The secrets of tokens: the first signs, all verify, so that they can be rotated. */
export type Secrets = readonly [string, ...string[]];

/** Signs a payload as a URL-safe token. */
export async function sign(payload: TokenPayload, [secret]: Secrets): Promise<string> {
  const content = toBase64url(encoder.encode(JSON.stringify(payload)));
  return `${content}.${toBase64url(await hmac(content, secret))}`;
}

async function isSigned(content: string, signature: string, secrets: Secrets): Promise<boolean> {
  const bytes = fromBase64url(signature);
  const matches = await Promise.all(
    secrets.map(async (secret) =>
      crypto.subtle.verify('HMAC', await hmacKey(secret), bytes, encoder.encode(content)),
    ),
  );
  return matches.includes(true);
}

/** Verifies a token; undefined unless it is authentic, for this purpose and not expired. */
export async function verify(
  token: string,
  purpose: TokenPayload['purpose'],
  secrets: Secrets,
): Promise<TokenPayload | undefined> {
  const [content = '', signature = ''] = token.split('.', 2);
  try {
    if (!(await isSigned(content, signature, secrets))) return undefined;
    const payload = v.parse(payloadSchema, JSON.parse(new TextDecoder().decode(fromBase64url(content))));
    const past = payload.expires !== undefined && payload.expires * 1000 < Date.now();
    return payload.purpose === purpose && !past ? payload : undefined;
  } catch {
    // An unreadable token is not ours.
    return undefined;
  }
}
