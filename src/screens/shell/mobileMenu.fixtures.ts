import type { Walk } from '#flows/walk.ts';

/** What can happen to it. */
export const walk = {
  events: [
    { type: 'menu.opened' },
    { type: 'menu.dismissed' },
    { type: 'viewport.widened' },
    { type: 'history.left' },
    { type: 'route.changed' },
  ],
} satisfies Walk;
