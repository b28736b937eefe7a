import * as v from 'valibot';
import { fromBase64url, toBase64url } from './base64url.ts';
import { hmac, hmacKey } from './hmac.ts';

/**
 * What a link in a mail allows. The token carries it, signed, so that nothing about it is stored and a link that was
 * never given out costs no query.
 */
export interface Ticket {
  readonly purpose: 'confirm' | 'unsubscribe';
  readonly subscriber: string;
  readonly generation: number;
  /** Of a link to leave, so that it works for an address that is not stored any more. */
  readonly email?: string;
  /** Seconds since 1970; a link without an end has none. */
  readonly expires?: number;
}

const ticketSchema = v.object({
  purpose: v.picklist(['confirm', 'unsubscribe']),
  subscriber: v.pipe(v.string(), v.uuid()),
  generation: v.pipe(v.number(), v.integer()),
  email: v.exactOptional(v.string()),
  expires: v.exactOptional(v.number()),
});

const encoder = new TextEncoder();

/** The secrets that tokens may be signed by: the first signs, so that the others can be taken out one day. */
export type Secrets = readonly [string, ...string[]];

/** Writes a ticket as a token that fits into an address. */
export async function sign(ticket: Ticket, [secret]: Secrets): Promise<string> {
  const content = toBase64url(encoder.encode(JSON.stringify(ticket)));
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

/** Reads a token; undefined unless it is ours, whole, for this purpose and not past its end. */
export async function verify(
  token: string,
  purpose: Ticket['purpose'],
  secrets: Secrets,
): Promise<Ticket | undefined> {
  const [content = '', signature = ''] = token.split('.', 2);
  try {
    if (!(await isSigned(content, signature, secrets))) return undefined;
    const ticket = v.parse(ticketSchema, JSON.parse(new TextDecoder().decode(fromBase64url(content))));
    const past = ticket.expires !== undefined && ticket.expires * 1000 < Date.now();
    return ticket.purpose === purpose && !past ? ticket : undefined;
  } catch {
    // Whatever cannot be read was not written by us.
    return undefined;
  }
}
