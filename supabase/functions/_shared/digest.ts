import { toBase64url } from './base64url.ts';

/** A text's SHA-256 hash. */
export async function digest(text: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
