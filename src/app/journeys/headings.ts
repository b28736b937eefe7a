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
  /** The heading of the link's page. */
  heading: string;
}

/** The header's links and their pages' headings. */
export const destinations: readonly Destination[] = shownNavigation.map((link) => ({
  ...link,
  heading: headings[link.href] ?? '',
}));

/** A header link to another page, preferably `preferred`, which a site may not have. */
export function destinationFrom(path: string, preferred: string): Destination {
  const others = destinations.filter(({ href }) => href !== path);
  const found = others.find(({ href }) => href === preferred) ?? others[0];
  if (!found) throw new Error(`The header leads nowhere from ${path}.`);
  return found;
}
