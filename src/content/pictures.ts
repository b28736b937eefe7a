import { brands } from './brands.ts';
import type { Focus } from './focus.ts';
import { galleryItems } from './gallery.ts';
import { hero } from './home.ts';
import { musicHero } from './music.ts';
import { projects } from './projects.ts';
import { classPicture, portrait } from './sharedPictures.ts';
import { merchandise } from './store.ts';

/** A picture as its owner describes it. */
export interface PictureEntry {
  /** The file name of its original in the folder, without the ending. */
  name: string;
  alt: string;
  focus?: Focus | undefined;
}

/** Every picture of the site by the folder that its original lies in. The build reads it; no page imports it. */
export const pictureEntries: Readonly<Record<string, readonly PictureEntry[]>> = {
  gallery: galleryItems.map(({ slug, alt, focus }) => ({ name: slug, alt, focus })),
  projects: projects.map(({ id, alt, focus }) => ({ name: id, alt, focus })),
  store: merchandise.map(({ id, image }) => ({ name: id, ...image })),
  brands: brands.map(({ src, alt }) => ({ name: src, alt })),
  home: [{ name: 'hero', alt: hero.alt }],
  music: [{ name: 'hero', alt: musicHero.alt }],
  artist: [{ name: 'portrait', alt: portrait.alt }],
  class: [{ name: 'hero', alt: classPicture.alt }],
};
