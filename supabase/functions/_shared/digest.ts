import { toBase64url } from './base64url.ts';

/** A text's fingerprint: the same for the same text, and nothing to read from it. */
export async function digest(text: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
