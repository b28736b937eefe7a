/** The URL of a link in a letter, or a sentence about its problem. */
export type Address =
  | { readonly type: 'usable'; readonly href: string }
  | { readonly type: 'unusable'; readonly problem: string };

/**
 * Resolves a letter's link or picture for a mailbox: a path on the site becomes an absolute
 * address, and what leads nowhere from there is refused.
 */
export function addressOf(written: string, use: 'link' | 'picture', siteUrl: string): Address {
  const usable = (href: string): Address => ({ type: 'usable', href });
  const unusable = (why: string): Address => ({
    type: 'unusable',
    problem: `The ${use} "${written}" ${why}.`,
  });
  if (/^\/(?!\/)/.test(written)) {
    const url = URL.parse(siteUrl + written);
    return url ? usable(url.href) : unusable('is no address');
  }
  const url = URL.parse(written);
  if (url === null)
    return use === 'picture'
      ? unusable(
          'is a file on this machine, which no mailbox can show: put it into public/ and write its path on the site, such as /letters/picture.jpg, or a whole address',
        )
      : unusable(
          'leads nowhere from a mailbox: write a path on the site, such as /store, or a whole address',
        );
  if (url.protocol === 'https:' || url.protocol === 'http:') return usable(url.href);
  if (use === 'link' && (url.protocol === 'mailto:' || url.protocol === 'tel:')) return usable(url.href);
  return unusable(`begins with ${url.protocol}, which mail programs do not show`);
}
