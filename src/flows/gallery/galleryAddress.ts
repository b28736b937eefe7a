import { type GalleryFilter, galleryCategories, galleryItems } from '#content/gallery.ts';

const GALLERY_PATH = '/portfolio';

/** What an address in the gallery shows. */
export interface GalleryPlace {
  filter: GalleryFilter;
  /** Of the artwork in the lightbox. */
  slug: string | undefined;
}

/** The filter that a query asks for; none, `fine-art` and any other word mean all (decision D8). */
export function filterFrom(search: string): GalleryFilter {
  const asked = new URLSearchParams(search).get('filter');
  return galleryCategories.find((category) => category === asked) ?? 'all';
}

/** Reads an address. A filter that would hide the artwork itself is passed over. */
export function galleryPlace(path: string, search: string): GalleryPlace {
  const filter = filterFrom(search);
  const slug = path.startsWith(`${GALLERY_PATH}/`)
    ? path.slice(GALLERY_PATH.length + 1).replace(/\/+$/, '')
    : undefined;
  const artwork = galleryItems.find((item) => item.slug === slug);
  if (artwork === undefined) return { filter, slug: undefined };
  return { filter: filter === artwork.category ? filter : 'all', slug };
}

/** Writes an address: All Work has no query. */
export function galleryAddress(filter: GalleryFilter, slug?: string): string {
  const path = slug === undefined ? GALLERY_PATH : `${GALLERY_PATH}/${slug}`;
  return filter === 'all' ? path : `${path}?filter=${filter}`;
}
