import { setup } from 'xstate';
import type { GalleryFilter } from '#content/gallery.ts';

export type GalleryEvent =
  /** A filter button was pressed. */
  | { type: 'filter.chosen'; filter: GalleryFilter }
  /** The address asks for a filter: by a link, by Back, by Forward. */
  | { type: 'address.changed'; filter: GalleryFilter };

/** Hands a chart's action the filter that was chosen. */
const chosen = ({ event }: { event: GalleryEvent }) => event.filter;

/**
 * Which works the gallery shows (specification sections 2 and 4, decision D8): all, or one category. Choosing writes
 * the address, so that the view can be shared; what the address says is not written back.
 */
export const galleryMachine = setup({
  types: {
    input: {} as { filter: GalleryFilter },
    context: {} as { first: GalleryFilter },
    events: {} as GalleryEvent,
  },
  guards: {
    startsWith: ({ context }, filter: GalleryFilter) => context.first === filter,
    isFor: ({ event }, filter: GalleryFilter) => event.filter === filter,
  },
  actions: {
    writeAddress: (_, _filter: GalleryFilter) => {},
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({ first: input.filter }),
  initial: 'reading',
  on: {
    'filter.chosen': { actions: [{ type: 'writeAddress', params: chosen }], target: '.choosing' },
    'address.changed': { target: '.choosing' },
  },
  states: {
    reading: {
      always: [
        { guard: { type: 'startsWith', params: 'concept-art' }, target: 'concept-art' },
        { guard: { type: 'startsWith', params: '3d' }, target: '3d' },
        { guard: { type: 'startsWith', params: 'illustration' }, target: 'illustration' },
        { guard: { type: 'startsWith', params: 'toy-design' }, target: 'toy-design' },
        { target: 'all' },
      ],
    },
    choosing: {
      always: [
        { guard: { type: 'isFor', params: 'concept-art' }, target: 'concept-art' },
        { guard: { type: 'isFor', params: '3d' }, target: '3d' },
        { guard: { type: 'isFor', params: 'illustration' }, target: 'illustration' },
        { guard: { type: 'isFor', params: 'toy-design' }, target: 'toy-design' },
        { target: 'all' },
      ],
    },
    all: {},
    'concept-art': {},
    '3d': {},
    illustration: {},
    'toy-design': {},
  },
});
