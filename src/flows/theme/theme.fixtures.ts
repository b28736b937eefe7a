import type { Walk } from '../walk.ts';

/** What can happen to it. */
export const walk = {
  inputs: [{ theme: 'dark' }, { theme: 'light' }],
  events: [
    { type: 'toggled' },
    { type: 'changedElsewhere', theme: 'dark' },
    { type: 'changedElsewhere', theme: 'light' },
  ],
} satisfies Walk;
