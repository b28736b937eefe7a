import { useCallback } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { lazyPart } from '#ui/lazyPart.ts';
import { useLazyComponent } from '#ui/useLazyComponent.ts';
import { type GalleryPlace, galleryAddress, galleryPlace } from '../gallery/galleryAddress.ts';
import { isOverGallery, overGallery } from './overGallery.ts';

/** Loaded with an artwork's own address, which is prerendered with it, and otherwise ahead of the first opening. */
export const galleryLightbox = lazyPart(() => import('./GalleryLightbox.tsx'));

/** The lightbox did not come: back to the gallery, unless Back has led there already. */
function leaveArtwork(): void {
  const { filter, slug } = galleryPlace(location.pathname, location.search);
  if (slug === undefined) return;
  if (isOverGallery(history.state)) history.back();
  else navigate(galleryAddress(filter), { replace: true });
}

/** Opens works in the lightbox by their address. */
export function useGalleryLightbox({ filter, slug }: GalleryPlace) {
  return {
    open: useCallback(
      (wanted: string) =>
        // A second press while the lightbox loads adds no second entry.
        navigate(galleryAddress(filter, wanted), {
          replace: isOverGallery(history.state),
          state: overGallery,
        }),
      [filter],
    ),
    Lightbox: useLazyComponent(galleryLightbox, slug !== undefined, leaveArtwork),
  };
}
