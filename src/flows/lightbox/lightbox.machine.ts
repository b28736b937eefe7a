import { assign, setup } from 'xstate';

/** The maximum zoom, relative to the fitted size. */
export const MAX_ZOOM = 4;

export interface LightboxContext {
  /** The works to step through, in the gallery's order. */
  slugs: readonly string[];
  /** The current work's index. */
  index: number;
  /** 1 means fitted. */
  zoom: number;
}

export type LightboxEvent =
  /** The address changed through a thumbnail, a link, Back or Forward; `slug` is undefined without a work. */
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
 * The lightbox's statechart (B1 to B9). It opens when the address names a work; stepping replaces the history
 * entry, and closing goes back over it, so that Back and the close button are equivalent.
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
