import type { GalleryPlace } from '../gallery/galleryAddress.ts';
import { Lightbox } from './Lightbox.tsx';
import { useLightbox } from './useLightbox.ts';

/** The lightbox over the gallery. */
export default function GalleryLightbox({ filter, slug }: GalleryPlace) {
  const { state, send } = useLightbox({ filter, slug });
  return <Lightbox state={state} send={send} filter={filter} />;
}
