import { createActor } from 'xstate';
import { type Theme, themeMachine } from './theme.machine.ts';

interface ThemeActions {
  paint: (theme: Theme) => void;
  store: (theme: Theme) => void;
}

/** The theme's flow, which takes over the theme that is painted. */
export function createThemeActor(painted: Theme, { paint, store }: ThemeActions) {
  const machine = themeMachine.provide({
    actions: { paint: (_, theme) => paint(theme), store: (_, theme) => store(theme) },
  });
  return createActor(machine, { input: { theme: painted } });
}
