/** Providers that ignore dots in front of the @. */
const DOTS_IGNORED: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The normalized mailbox of an address: lower case, without a plus-tag and, where the provider ignores them, dots. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).replace(/(.)\+.*/, '$1');
  return DOTS_IGNORED.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The domains of a mailbox's addresses. */
export function domainsOf(mailbox: string): readonly string[] {
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return DOTS_IGNORED.has(domain) ? [...DOTS_IGNORED] : [domain];
}
