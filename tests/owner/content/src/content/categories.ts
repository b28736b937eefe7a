import type { HomeTile } from './homeTile.ts';

interface Category {
  readonly id: string;
  readonly label: string;
  readonly medium: string;
  readonly tile?: Omit<HomeTile, 'href' | 'category'>;
}

export const categories: readonly Category[] = [
  {
    id: 'harbors',
    label: 'Harbors',
    medium: 'Gelatin silver print',
    tile: { title: 'Harbors', text: 'Stone, rope and weather', motif: 'frame', tone: 'second' },
  },
  {
    id: 'people',
    label: 'People',
    medium: 'Gelatin silver print, medium format',
    tile: { title: 'People', text: 'Who keeps the boats moving', motif: 'frame', tone: 'third' },
  },
  { id: 'studies', label: 'Studies', medium: 'Contact print' },
];

export type GalleryCategory = string;

export const workHref = (slug: string) => `/portfolio/${slug}`;

export const categoryHref = (category: GalleryCategory) => `/portfolio?filter=${category}`;
