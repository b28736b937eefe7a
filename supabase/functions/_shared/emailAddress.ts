/** Providers at which dots in front of the @ make no difference. */
const DOTS_IGNORED: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address leads to: without capitals, a plus-tag and, where the provider ignores them, dots. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).replace(/(.)\+.*/, '$1');
  return DOTS_IGNORED.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The domains under which a mailbox can be written. */
export function domainsOf(mailbox: string): readonly string[] {
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return DOTS_IGNORED.has(domain) ? [...DOTS_IGNORED] : [domain];
}
