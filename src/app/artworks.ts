import { artworkDescription, artworkTitle, galleryItems } from '#content/gallery.ts';
import { galleryAddress } from '#flows/gallery/galleryAddress.ts';
import { galleryLightbox } from '#flows/lightbox/useGalleryLightbox.ts';
import type { NestedRoute } from './route.ts';

/** A route per artwork, in a file apart from the routes so that other pages' chunks do not carry the list. */
export const artworks: readonly NestedRoute[] = galleryItems.map((item) => ({
  path: galleryAddress('all', item.slug),
  title: artworkTitle(item),
  description: artworkDescription(item),
  preview: item.src,
  prepare: galleryLightbox.load,
}));
