import type { Walk } from '../walk.ts';

/** The generated tests' events. */
export const walk = {
  events: [
    { type: 'menu.opened' },
    { type: 'menu.dismissed' },
    { type: 'viewport.widened' },
    { type: 'history.left' },
    { type: 'route.changed' },
  ],
} satisfies Walk;
