import { categories, type GalleryCategory } from './categories.ts';
import { site } from './site.ts';
import { galleryHeader, type Work, works } from './works.ts';

/** Everything, or one category. */
export type GalleryFilter = 'all' | GalleryCategory;

export interface GalleryItem extends Work {
  id: string;
  category: GalleryCategory;
  /** The name of its picture. */
  src: string;
}

export const galleryTexts = {
  ...galleryHeader,
  filters: 'Filter the works',
  gallery: 'Works',
  /** Replaces the filters. */
  withoutScripts: 'Filtering the works needs scripts. All of them are shown.',
  /** Announced when the number of works changes, and shown beside the filters. */
  count: (count: number, filter: GalleryFilter) => {
    const works = `${count} ${count === 1 ? 'work' : 'works'}`;
    return filter === 'all' ? works : `${works} in ${filterLabel(filter)}`;
  },
} as const;

/** A filter button's label. */
export function filterLabel(filter: GalleryFilter): string {
  return categories.find(({ id }) => id === filter)?.label ?? 'All Work';
}

/** The medium of a category's works. */
export function mediumOf(category: GalleryCategory): string {
  return categories.find(({ id }) => id === category)?.medium ?? '';
}

export const lightboxTexts = {
  /** The lightbox's accessible name. */
  label: 'Artwork',
  previous: 'Previous artwork',
  next: 'Next artwork',
  close: 'Close the artwork',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  controls: 'Zoom',
  count: (number: number, total: number) => `${number} of ${total}`,
  /** Announced at each step. */
  announcement: (title: string, number: number, total: number) => `${title}, ${number} of ${total}`,
  /** Announced after it while the picture is zoomed. */
  zoom: (zoom: number) => `, at ${Math.round(zoom * 100)}%`,
  /** The accessible name of a picture larger than its frame. */
  zoomed: (title: string) => `${title}, enlarged: the arrow keys move it`,
  broken: 'This picture could not be loaded.',
} as const;

/** The document's title and description for an artwork. */
export const artworkTitle = ({ title, category }: GalleryItem) =>
  `${title}, ${filterLabel(category)} | ${site.name}`;
export const artworkDescription = ({ alt }: GalleryItem) => `${alt} By ${site.owner}, ${site.name}.`;

/** Works with an unknown category are hidden. */
export const galleryItems: readonly GalleryItem[] = works.flatMap((work) => {
  const isShown = categories.some(({ id }) => id === work.category);
  return isShown ? [{ ...work, id: work.slug, src: `gallery/${work.slug}` }] : [];
});

/** The categories with works, in order. */
export const galleryCategories: readonly GalleryCategory[] = categories
  .map(({ id }) => id)
  .filter((id) => galleryItems.some(({ category }) => category === id));

/** The works that match a filter. */
export function worksIn(filter: GalleryFilter): readonly GalleryItem[] {
  return filter === 'all' ? galleryItems : galleryItems.filter(({ category }) => category === filter);
}
