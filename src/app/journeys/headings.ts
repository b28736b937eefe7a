import { contactPage } from '#content/contactPage.ts';
import { galleryTexts } from '#content/gallery.ts';
import { musicHero } from '#content/music.ts';
import type { NavigationLink } from '#content/navigation.ts';
import { projectsTexts } from '#content/projects.ts';
import { shownNavigation } from '#content/shown.ts';
import { storeTexts } from '#content/store.ts';

const headings: Readonly<Record<string, string>> = {
  '/portfolio': galleryTexts.heading,
  '/projects': projectsTexts.heading,
  '/music': musicHero.heading,
  '/store': storeTexts.heading,
  '/contact': contactPage.heading,
};

export interface Destination extends NavigationLink {
  /** Of the page that the link leads to. */
  heading: string;
}

/** Where the header leads. */
export const destinations: readonly Destination[] = shownNavigation.map((link) => ({
  ...link,
  heading: headings[link.href] ?? '',
}));

/** Where the header leads from a page, preferring one page, which a site need not have. */
export function destinationFrom(path: string, preferred: string): Destination {
  const others = destinations.filter(({ href }) => href !== path);
  const found = others.find(({ href }) => href === preferred) ?? others[0];
  if (!found) throw new Error(`The header leads nowhere from ${path}.`);
  return found;
}
