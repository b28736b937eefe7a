import type { PathInputs } from '../pathInputs.ts';

/** The generated tests' events and inputs. */
export const pathInputs = {
  inputs: [{ theme: 'dark' }, { theme: 'light' }],
  events: [
    { type: 'toggled' },
    { type: 'changedElsewhere', theme: 'dark' },
    { type: 'changedElsewhere', theme: 'light' },
  ],
} satisfies PathInputs;
