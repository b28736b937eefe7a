import { toBase64url } from './base64url.ts';
import { mailboxOf } from './emailAddress.ts';
import { hmac } from './hmac.ts';
import type { Secrets } from './tokens.ts';

/**
 * What stays of a mailbox that is never written to after everything else about it was erased: its HMAC by each of the
 * secrets, the newest first. The newest is stored; any of them may have been the newest then.
 */
export async function fingerprintsOf(email: string, secrets: Secrets): Promise<[string, ...string[]]> {
  const fingerprint = async (secret: string) =>
    toBase64url(await hmac(`suppressed:${mailboxOf(email)}`, secret));
  const [newest, ...older] = secrets;
  return [await fingerprint(newest), ...(await Promise.all(older.map(fingerprint)))];
}
