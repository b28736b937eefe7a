import { type GalleryFilter, galleryCategories, galleryItems } from '#content/gallery.ts';

const GALLERY_PATH = '/portfolio';

/** The view that a gallery address describes. */
export interface GalleryPlace {
  filter: GalleryFilter;
  /** The artwork in the lightbox. */
  slug: string | undefined;
}

/** A query's filter; missing, `fine-art` and unknown values mean all (D8). */
export function filterFrom(search: string): GalleryFilter {
  const asked = new URLSearchParams(search).get('filter');
  return galleryCategories.find((category) => category === asked) ?? 'all';
}

/** Parses an address. A filter that excludes the artwork itself is ignored. */
export function galleryPlace(path: string, search: string): GalleryPlace {
  const filter = filterFrom(search);
  const slug = path.startsWith(`${GALLERY_PATH}/`)
    ? path.slice(GALLERY_PATH.length + 1).replace(/\/+$/, '')
    : undefined;
  const artwork = galleryItems.find((item) => item.slug === slug);
  if (artwork === undefined) return { filter, slug: undefined };
  return { filter: filter === artwork.category ? filter : 'all', slug };
}

/** Formats an address: All Work has no query. */
export function galleryAddress(filter: GalleryFilter, slug?: string): string {
  const path = slug === undefined ? GALLERY_PATH : `${GALLERY_PATH}/${slug}`;
  return filter === 'all' ? path : `${path}?filter=${filter}`;
}
