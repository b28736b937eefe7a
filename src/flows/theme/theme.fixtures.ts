import type { Walk } from '../walk.ts';

/** The generated tests' events and inputs. */
export const walk = {
  inputs: [{ theme: 'dark' }, { theme: 'light' }],
  events: [
    { type: 'toggled' },
    { type: 'changedElsewhere', theme: 'dark' },
    { type: 'changedElsewhere', theme: 'light' },
  ],
} satisfies Walk;
