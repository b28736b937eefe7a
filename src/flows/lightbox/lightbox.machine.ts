import { assign, setup } from 'xstate';

/** How many times its fitted size a picture is shown at most. */
export const MAX_ZOOM = 4;

export interface LightboxContext {
  /** The works that the lightbox leads through, in the gallery's order. */
  slugs: readonly string[];
  /** Of the work in it, from 0 to the last one. */
  index: number;
  /** 1 is as large as fits. */
  zoom: number;
}

export type LightboxEvent =
  /** A thumbnail was pressed. */
  | { type: 'opened'; slugs: readonly string[]; slug: string }
  /** The address names a work, or none: by a link from elsewhere, by Back, by Forward. */
  | { type: 'address.changed'; slugs: readonly string[]; slug: string | undefined }
  | { type: 'stepped'; by: 1 | -1 }
  | { type: 'zoomed'; to: number }
  | { type: 'picture.failed' }
  /** The close button, Escape or the backdrop. */
  | { type: 'dismissed' };

interface Shown {
  slugs: readonly string[];
  slug: string | undefined;
}

const asked = ({ event }: { event: Shown }): Shown => ({ slugs: event.slugs, slug: event.slug });
const step = ({ event }: { event: { by: 1 | -1 } }) => event.by;
const zoom = ({ event }: { event: { to: number } }) => event.to;

const indexOf = ({ slugs, slug }: Shown) => (slug === undefined ? -1 : slugs.indexOf(slug));

/**
 * The lightbox over the gallery (behaviours 1 to 9). Opening it from a thumbnail adds a history entry, stepping replaces
 * that entry, closing goes back over it; so Back and the close button are the same thing. The index can never leave the
 * list. A picture that cannot be loaded is a state of its own, and can be stepped past.
 */
export const lightboxMachine = setup({
  types: {
    input: {} as Shown,
    context: {} as LightboxContext,
    events: {} as LightboxEvent,
    tags: '' as 'open',
  },
  guards: {
    startsOpen: ({ context }) => context.index >= 0 && context.index < context.slugs.length,
    isInList: (_, shown: Shown) => indexOf(shown) >= 0,
    isShown: ({ context }, { slugs, slug }: Shown) =>
      slugs === context.slugs && slug === context.slugs[context.index],
    canStep: ({ context }, by: 1 | -1) =>
      context.index + by >= 0 && context.index + by < context.slugs.length,
    isLarger: (_, to: number) => to > 1,
  },
  actions: {
    show: assign((_, shown: Shown) => ({ slugs: shown.slugs, index: indexOf(shown) })),
    move: assign({ index: ({ context }, by: 1 | -1) => context.index + by }),
    enlarge: assign({ zoom: (_, to: number) => Math.min(to, MAX_ZOOM) }),
    fit: assign({ zoom: 1 }),
    addHistory: ({ context: _ }) => {},
    replaceHistory: ({ context: _ }) => {},
    leaveHistory: () => {},
  },
}).createMachine({
  id: 'lightbox',
  context: ({ input }) => ({ slugs: input.slugs, index: indexOf(input), zoom: 1 }),
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'startsOpen', target: 'open' }, { target: 'closed' }] },
    closed: {
      on: {
        opened: {
          guard: { type: 'isInList', params: asked },
          target: 'open',
          actions: [{ type: 'show', params: asked }, 'addHistory'],
        },
        'address.changed': {
          guard: { type: 'isInList', params: asked },
          target: 'open',
          actions: { type: 'show', params: asked },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'fitted',
      on: {
        stepped: {
          guard: { type: 'canStep', params: step },
          target: '.fitted',
          actions: [{ type: 'move', params: step }, 'replaceHistory'],
        },
        'address.changed': [
          { guard: { type: 'isShown', params: asked } },
          {
            guard: { type: 'isInList', params: asked },
            target: '.fitted',
            actions: { type: 'show', params: asked },
          },
          { target: 'closed' },
        ],
        'picture.failed': { target: '.broken' },
        dismissed: { target: 'closed', actions: 'leaveHistory' },
      },
      states: {
        fitted: {
          entry: 'fit',
          on: {
            zoomed: {
              guard: { type: 'isLarger', params: zoom },
              target: 'zoomed',
              actions: { type: 'enlarge', params: zoom },
            },
          },
        },
        zoomed: {
          on: {
            zoomed: [
              { guard: { type: 'isLarger', params: zoom }, actions: { type: 'enlarge', params: zoom } },
              { target: 'fitted' },
            ],
          },
        },
        broken: { entry: 'fit' },
      },
    },
  },
});
