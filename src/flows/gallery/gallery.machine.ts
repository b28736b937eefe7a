import { assign, setup } from 'xstate';
import type { GalleryFilter } from '#content/gallery.ts';

export interface GalleryEvent {
  /** Chosen by a button, or asked for by the address: by a link, by Back, by Forward. */
  type: 'filter.chosen' | 'address.changed';
  filter: GalleryFilter;
}

/**
 * Which works the gallery shows (S2.portfolio, S4.gallery, D8): all, or one category. Choosing writes
 * the address, so that the view can be shared; what the address says is not written back.
 */
export const galleryMachine = setup({
  types: {
    input: {} as { filter: GalleryFilter },
    context: {} as { filter: GalleryFilter },
    events: {} as GalleryEvent,
  },
  guards: {
    isCategory: ({ context }) => context.filter !== 'all',
  },
  actions: {
    showFilter: assign({ filter: ({ event }) => event.filter }),
    writeAddress: (_, _filter: GalleryFilter) => {},
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({ filter: input.filter }),
  initial: 'choosing',
  on: {
    'filter.chosen': {
      actions: ['showFilter', { type: 'writeAddress', params: ({ event }) => event.filter }],
      target: '.choosing',
    },
    'address.changed': { actions: 'showFilter', target: '.choosing' },
  },
  states: {
    choosing: { always: [{ guard: 'isCategory', target: 'category' }, { target: 'all' }] },
    all: {},
    category: {},
  },
});
