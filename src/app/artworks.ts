import { artworkDescription, artworkTitle, galleryItems } from '#content/gallery.ts';
import { galleryAddress } from '#flows/gallery/galleryAddress.ts';
import type { BelowRoute } from './route.ts';

/** One address per artwork. Apart from the table of routes, so that no other page carries them. */
export const artworks: readonly BelowRoute[] = galleryItems.map((item) => ({
  path: galleryAddress('all', item.slug),
  title: artworkTitle(item),
  description: artworkDescription(item),
  preview: item.src,
}));
