import type { HomeTile } from './homeTile.ts';

interface Category {
  /** In addresses (`?filter=3d`), and the folder of its pictures. */
  readonly id: string;
  readonly label: string;
  /** What its works are made of: the caption under each of them. */
  readonly medium: string;
  /** On the home page, where it has one there. */
  readonly tile?: Omit<HomeTile, 'href' | 'category'>;
}

/**
 * The gallery's categories, in the order of the filter buttons and of the footer's links. Adding or removing one is done
 * here alone: without its category a work is not shown, and an old link to it shows all works. A category without works
 * is not shown either.
 */
export const categories: readonly Category[] = [
  {
    id: 'concept-art',
    label: 'Concept Art',
    medium: 'Concept art, ink and marker on toned paper',
    tile: {
      title: 'Character Concept Art',
      text: 'Cowpunks, coyotes and other bad company on toned paper',
      motif: 'hat',
      tone: 'sodium',
    },
  },
  {
    id: '3d',
    label: '3D',
    medium: '3D character art, modeling clay and one warm lamp',
    tile: {
      title: '3D Character Art',
      text: 'The same crowd in clay, lit from behind',
      motif: 'bust',
      tone: 'teal',
    },
  },
  {
    id: 'illustration',
    label: 'Illustration',
    medium: 'Illustration, ink and flat color',
  },
  {
    id: 'toy-design',
    label: 'Toy Design',
    medium: 'Toy design, vinyl and printed card',
  },
];

/** The id of one of them. */
export type GalleryCategory = string;

/** A work's own address. */
export const workHref = (slug: string) => `/portfolio/${slug}`;

/** The address of the gallery under a category's filter. */
export const categoryHref = (category: GalleryCategory) => `/portfolio?filter=${category}`;
