import { emptyAddresses } from 'virtual:pages';
import { footerColumns, mainNavigation } from './navigation.ts';

/** Whether an address has content; the gallery's filters need the gallery. */
export const isShown = (address: string): boolean =>
  !emptyAddresses.some((empty) => empty === address || empty === address.split('?', 1)[0]);

const areShown = <Link extends { readonly href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => isShown(href));

/** The header's links. */
export const shownNavigation = areShown(mainNavigation);

/** The footer's columns that have links. */
export const shownColumns = footerColumns
  .map((column) => ({ ...column, links: areShown(column.links) }))
  .filter(({ links }) => links.length > 0);
