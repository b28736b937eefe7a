import { onlineClass, tip } from '#catalog';
import { categories, categoryHref } from './categories.ts';
import { galleryItems } from './gallery.ts';
import { hasMusic } from './music.ts';
import { projects } from './projects.ts';
import { merchandise } from './store.ts';

/** The content that decides which pages exist. */
interface Offer {
  categories: readonly { id: string }[];
  works: readonly { category: string }[];
  projects: readonly unknown[];
  merchandise: readonly unknown[];
  hasMusic: boolean;
  onlineClass: object | undefined;
  tip: object | undefined;
}

/**
 * The empty pages, and the gallery's empty filters. They answer 404, or show all works, and are left out of navigation,
 * tiles, footer and sitemap. For the build; pages call `isShown` (shown.ts).
 */
export function emptyAddresses(offer: Offer): string[] {
  const { works, merchandise, onlineClass, tip } = offer;
  const contents: readonly (readonly [address: string, hasContent: boolean])[] = [
    ['/portfolio', works.length > 0],
    ...offer.categories.map(
      ({ id }) => [categoryHref(id), works.some(({ category }) => category === id)] as const,
    ),
    ['/projects', offer.projects.length > 0],
    ['/music', offer.hasMusic],
    ['/store', merchandise.length > 0 || onlineClass !== undefined || tip !== undefined],
    ['/featured-class', onlineClass !== undefined],
  ];
  return contents.filter(([, hasContent]) => !hasContent).map(([address]) => address);
}

/** For this site. */
export const ownEmptyAddresses = emptyAddresses({
  categories,
  works: galleryItems,
  projects,
  merchandise,
  hasMusic,
  onlineClass,
  tip,
});
