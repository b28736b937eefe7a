import type { SnapshotFrom } from 'xstate';
import { type GalleryFilter, galleryCategories } from '#content/gallery.ts';
import type { galleryMachine } from './gallery.machine.ts';

/** The filter that the gallery's state stands for. */
export function galleryFilter(state: SnapshotFrom<typeof galleryMachine>): GalleryFilter {
  return galleryCategories.find((category) => state.matches(category)) ?? 'all';
}
