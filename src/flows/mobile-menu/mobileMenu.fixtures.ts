import type { PathInputs } from '../pathInputs.ts';

/** The generated tests' events. */
export const pathInputs = {
  events: [
    { type: 'menu.opened' },
    { type: 'menu.dismissed' },
    { type: 'viewport.widened' },
    { type: 'history.left' },
    { type: 'route.changed' },
  ],
} satisfies PathInputs;
