import { onlineClass } from '#catalog';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { closing } from './featuredClass.ts';
import type { Focus } from './focus.ts';
import { galleryItems, worksIn } from './gallery.ts';
import { hero, selectedWorks } from './home.ts';
import { hasMusic, musicHero } from './music.ts';
import { collaborate, projects } from './projects.ts';
import { classPicture, portrait } from './sharedPictures.ts';
import { merchandise } from './store.ts';

/** A picture's content entry. */
export interface PictureEntry {
  /** Its title, if it has one. */
  title?: string;
  /** The file name of its original in the folder, without the extension. */
  name: string;
  alt: string;
  focus?: Focus | undefined;
}

/** Every picture of the site, by folder. For the build; no page imports it. */
export const pictureEntries: Readonly<Record<string, readonly PictureEntry[]>> = {
  gallery: galleryItems.map(({ slug, title, alt, focus }) => ({ name: slug, title, alt, focus })),
  projects: projects.map(({ id, title, alt, focus }) => ({ name: id, title, alt, focus })),
  store: merchandise.map(({ id, title, image }) => ({ name: id, title, ...image })),
  brands: brands.map(({ src, alt }) => ({ name: src, alt })),
  home: [{ name: 'hero', alt: hero.alt }],
  music: hasMusic ? [{ name: 'hero', alt: musicHero.alt }] : [],
  artist: portrait ? [{ name: 'portrait', alt: portrait.alt }] : [],
  class: onlineClass ? [{ name: 'hero', alt: classPicture.alt }] : [],
};

/** Subsets of a folder for pages that do not need all of it. */
export interface PictureSelection {
  folder: string;
  groups: Readonly<Record<string, readonly string[]>>;
  /** Include each picture's texts. */
  texts?: Readonly<Record<string, { title: string; alt: string }>>;
}

const WORKS_ON_A_TILE = 3;
const WORKS_ON_A_CALLOUT = 3;

/** Those of these works that are in the gallery. */
const worksOf = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => galleryItems.find((item) => item.slug === slug) ?? []);

const slugsOf = (works: readonly { slug: string }[]) => works.map(({ slug }) => slug);

export const pictureSelections = {
  /** The first works of each category, for its tile on the home page. */
  tiles: {
    folder: 'gallery',
    groups: Object.fromEntries(
      categories
        .filter((category) => 'tile' in category)
        .map(({ id }) => [id, slugsOf(worksIn(id).slice(0, WORKS_ON_A_TILE))]),
    ),
  },
  /** The works on the home page, which open there. */
  selected: {
    folder: 'gallery',
    groups: { home: slugsOf(worksOf(selectedWorks.slugs)) },
    texts: Object.fromEntries(
      worksOf(selectedWorks.slugs).map(({ slug, title, alt }) => [slug, { title, alt }]),
    ),
  },
  /** The works beside a page's call to action. */
  callouts: {
    folder: 'gallery',
    groups: {
      collaborate: slugsOf(worksOf(collaborate.works).slice(0, WORKS_ON_A_CALLOUT)),
      class: slugsOf(worksOf(closing.works).slice(0, WORKS_ON_A_CALLOUT)),
    },
  },
} as const satisfies Readonly<Record<string, PictureSelection>>;
