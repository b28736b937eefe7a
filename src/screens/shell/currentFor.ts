/** What `aria-current` says of a link on the page at `path`: its own page, or a page below it. */
export function currentFor(href: string, path: string): 'page' | undefined {
  return path === href || path.startsWith(`${href}/`) ? 'page' : undefined;
}
