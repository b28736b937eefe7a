import * as v from 'valibot';
import { fromBase64url, toBase64url } from './base64url.ts';

/**
 * What a link in a mail allows. The token carries it, signed, so that nothing about it is stored and a link that was
 * never given out costs no query.
 */
export interface Ticket {
  readonly purpose: 'confirm' | 'unsubscribe';
  readonly subscriber: string;
  readonly generation: number;
  /** Seconds since 1970; a link without an end has none. */
  readonly expires?: number;
}

const ticketSchema = v.object({
  purpose: v.picklist(['confirm', 'unsubscribe']),
  subscriber: v.pipe(v.string(), v.uuid()),
  generation: v.pipe(v.number(), v.integer()),
  expires: v.exactOptional(v.number()),
});

const encoder = new TextEncoder();

function signingKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}

/** Writes a ticket as a token that fits into an address. */
export async function sign(ticket: Ticket, secret: string): Promise<string> {
  const content = toBase64url(encoder.encode(JSON.stringify(ticket)));
  const signature = await crypto.subtle.sign('HMAC', await signingKey(secret), encoder.encode(content));
  return `${content}.${toBase64url(new Uint8Array(signature))}`;
}

/** Reads a token; undefined unless it is ours, whole, for this purpose and not past its end. */
export async function verify(
  token: string,
  purpose: Ticket['purpose'],
  secret: string,
): Promise<Ticket | undefined> {
  const [content = '', signature = ''] = token.split('.', 2);
  try {
    const ours = await crypto.subtle.verify(
      'HMAC',
      await signingKey(secret),
      fromBase64url(signature),
      encoder.encode(content),
    );
    if (!ours) return undefined;
    const ticket = v.parse(ticketSchema, JSON.parse(new TextDecoder().decode(fromBase64url(content))));
    const past = ticket.expires !== undefined && ticket.expires * 1000 < Date.now();
    return ticket.purpose === purpose && !past ? ticket : undefined;
  } catch {
    // Whatever cannot be read was not written by us.
    return undefined;
  }
}
