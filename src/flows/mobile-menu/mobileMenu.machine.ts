import { setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'menu.opened' }
  /** The close button, Escape or the backdrop. */
  | { type: 'menu.dismissed' }
  | { type: 'viewport.widened' }
  /** Browser Back: the menu's history entry is already removed. */
  | { type: 'history.left' }
  | { type: 'route.changed' };

/**
 * The mobile menu (B30). Opening pushes a history entry so that Back closes it, closing otherwise removes the entry,
 * and a link in the menu replaces it.
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
