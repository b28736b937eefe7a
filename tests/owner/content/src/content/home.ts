import { categories, categoryHref } from './categories.ts';
import type { HomeTile } from './homeTile.ts';
import { site } from './site.ts';

export const hero = {
  name: site.name,
  kicker: 'Silver on paper',
  description: 'I photograph harbors before anybody else is awake, on film, and print every picture by hand.',
  alt: '',
  signup: { heading: 'Four postcards a year', text: 'A new print and where it was taken.' },
} as const;

export const brandsTexts = { heading: 'Printed in', pause: 'Hold the names still' } as const;

export const selectedWorks = {
  heading: 'Fresh from the bath',
  slugs: ['the-long-quay', 'fog-signal', 'the-ferryman'],
  all: 'Every print',
} as const;

export const tilesHeading = 'Where to begin';

export const tiles: readonly HomeTile[] = [
  ...categories.flatMap(({ id, tile }) => (tile ? { ...tile, category: id, href: categoryHref(id) } : [])),
  { title: 'Apps', text: 'One, for the tides', href: '/projects', motif: 'frame', tone: 'second' },
  {
    title: 'Darkroom class',
    text: 'Print your own negatives',
    href: '/store',
    motif: 'frame',
    tone: 'third',
  },
];
