import { categories, categoryHref } from './categories.ts';
import type { HomeTile } from './homeTile.ts';
import { site } from './site.ts';

export const hero = {
  name: site.name,
  /** Above the name. */
  kicker: 'Art · Toys · Cowpunk',
  description:
    "Howdy, I'm Birdie. I draw, sculpt and sing about the folks you meet at a truck stop at two in the morning: outlaws, desert witches, robots in denim.",
  /** Of the picture `home/hero`; empty while it is missing, and one is generated from the colors. */
  alt: 'Night over a desert highway: a neon sign in the shape of a lasso reads Neon Lasso above a parked pickup truck, mesas and cacti.',
  signup: {
    heading: 'Letters from the road',
    text: 'New work and new songs, about once a month.',
  },
} as const;

export const brandsTexts = {
  heading: "Brands I've Worked With",
  pause: 'Pause the moving logos',
} as const;

/** The works on the home page, by slug: unknown ones are skipped, and without any the row is hidden. */
export const selectedWorks = {
  heading: 'Straight off the bench',
  slugs: [
    'bone-mariachi',
    'vacancy-at-the-relax',
    'southern-truck',
    'neon-nell',
    'unit-9-boxed',
    'pie-after-midnight',
  ],
  all: 'See all the works',
} as const;

export const tilesHeading = 'Pick a door';

/** The categories with a tile, then the other pages; empty ones are hidden. */
export const tiles: readonly HomeTile[] = [
  ...categories.flatMap(({ id, tile }) => (tile ? { ...tile, category: id, href: categoryHref(id) } : [])),
  {
    title: 'Music',
    text: 'Three chords and the truth, played too fast',
    href: '/music',
    motif: 'guitar',
    tone: 'accent',
  },
  {
    title: 'Projects',
    text: 'Games and apps I had a hand in',
    href: '/projects',
    motif: 'gamepad',
    tone: 'second',
  },
  { title: 'Store', text: 'Digital assets and art prints', href: '/store', motif: 'tee', tone: 'third' },
];
