import { setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'menu.opened' }
  /** The close button, Escape or the backdrop. */
  | { type: 'menu.dismissed' }
  | { type: 'viewport.widened' }
  /** Browser Back: the menu's history entry is gone already. */
  | { type: 'history.left' }
  | { type: 'route.changed' };

/**
 * The menu of a narrow screen (behaviour 30). Open, it holds a history entry of its own, so that Back closes it; closed
 * by other means, it takes that entry away again. A link in it replaces the entry by the page it leads to.
 */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
  actions: {
    holdHistory: () => {},
    releaseHistory: () => {},
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: {
      on: { 'menu.opened': { target: 'open', actions: 'holdHistory' } },
    },
    open: {
      on: {
        'menu.dismissed': { target: 'closed', actions: 'releaseHistory' },
        'viewport.widened': { target: 'closed', actions: 'releaseHistory' },
        'history.left': 'closed',
        'route.changed': 'closed',
      },
    },
  },
});
