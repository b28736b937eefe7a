import { assign, setup } from 'xstate';
import type { GalleryFilter } from '#content/gallery.ts';

export interface GalleryEvent {
  /** Changed by a button, or by the address through a link, Back or Forward. */
  type: 'filter.chosen' | 'address.changed';
  filter: GalleryFilter;
}

/**
 * The gallery's filter (S2.portfolio.query, S4.gallery, D8). A button's choice is written to the address for sharing; a
 * change of the address is not written back.
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
