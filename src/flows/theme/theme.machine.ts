import { setup } from 'xstate';

export type Theme = 'dark' | 'light';

export type ThemeEvent =
  | { type: 'toggled' }
  /** Another tab has changed the stored theme. */
  | { type: 'changedElsewhere'; theme: Theme };

/** Light or dark; dark unless the visitor has chosen light (S4.theme, B27). */
export const themeMachine = setup({
  types: { input: {} as { theme: Theme }, context: {} as { first: Theme }, events: {} as ThemeEvent },
  guards: {
    startsLight: ({ context }) => context.first === 'light',
    becomesLight: ({ event }) => event.type === 'changedElsewhere' && event.theme === 'light',
  },
  actions: {
    paint: (_, _theme: Theme) => {},
    store: (_, _theme: Theme) => {},
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ first: input.theme }),
  initial: 'reading',
  on: {
    changedElsewhere: [{ guard: 'becomesLight', target: '.light' }, { target: '.dark' }],
  },
  states: {
    reading: { always: [{ guard: 'startsLight', target: 'light' }, { target: 'dark' }] },
    dark: {
      entry: { type: 'paint', params: 'dark' },
      on: { toggled: { target: 'light', actions: { type: 'store', params: 'light' } } },
    },
    light: {
      entry: { type: 'paint', params: 'light' },
      on: { toggled: { target: 'dark', actions: { type: 'store', params: 'dark' } } },
    },
  },
});
