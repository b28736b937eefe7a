import { onlineClass, tip } from '#catalog';
import { categories, categoryHref } from './categories.ts';
import { galleryItems } from './gallery.ts';
import { hasMusic } from './music.ts';
import { projects } from './projects.ts';
import { merchandise } from './store.ts';

/** As much of the content as decides which pages there are. */
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
 * The addresses with nothing to show: pages, and filters of the gallery. They answer 404, or show all works, and no
 * navigation, tile, footer or sitemap leads to them. The build asks; pages ask `isShown` (see shown.ts).
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

/** Of this site. */
export const ownEmptyAddresses = emptyAddresses({
  categories,
  works: galleryItems,
  projects,
  merchandise,
  hasMusic,
  onlineClass,
  tip,
});
