/** The value of `aria-current` for a link on the page at `path`: this page or a parent. */
export function currentFor(href: string, path: string): 'page' | undefined {
  return path === href || path.startsWith(`${href}/`) ? 'page' : undefined;
}
