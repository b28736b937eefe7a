import type { SnapshotFrom } from 'xstate';
import { type GalleryItem, galleryItems } from '#content/gallery.ts';
import type { lightboxMachine } from './lightbox.machine.ts';

export type LightboxState = SnapshotFrom<typeof lightboxMachine>;

/** The work `by` steps from the current one; undefined past either end. */
export function currentWork({ context }: LightboxState, by = 0): GalleryItem | undefined {
  const slug = context.slugs[context.index + by];
  return galleryItems.find((item) => item.slug === slug);
}
