import type { HomeTile } from './homeTile.ts';

interface Category {
  /** Used in addresses (`?filter=3d`), and the name of the folder of its pictures. */
  readonly id: string;
  readonly label: string;
  /** Its works' medium: the caption under each of them. */
  readonly medium: string;
  /** Its tile on the home page, if it has one. */
  readonly tile?: Omit<HomeTile, 'href' | 'category'>;
}

/**
 * The gallery's categories, in the order of the filter buttons and the footer's links. To add or remove one, edit this
 * list alone: works without a listed category are hidden, old links to it show all works, and a category without works
 * is hidden too.
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
      tone: 'second',
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
      tone: 'third',
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

/** A category's id. */
export type GalleryCategory = string;

/** The address of a work. */
export const workHref = (slug: string) => `/portfolio/${slug}`;

/** The address of the gallery, filtered by a category. */
export const categoryHref = (category: GalleryCategory) => `/portfolio?filter=${category}`;
