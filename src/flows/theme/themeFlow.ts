import { createActor } from 'xstate';
import { type Theme, themeMachine } from './theme.machine.ts';

const STORAGE_KEY = 'theme';

/** Any value except 'light' means dark. */
function themeFrom(stored: string | null | undefined): Theme {
  return stored === 'light' ? 'light' : 'dark';
}

function paint(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice lasts for this page.
  }
}

let flow: ReturnType<typeof createThemeActor> | undefined;

function createThemeActor() {
  const machine = themeMachine.provide({
    actions: { paint: (_, theme) => paint(theme), store: (_, theme) => store(theme) },
  });
  return createActor(machine, { input: { theme: themeFrom(document.documentElement.dataset['theme']) } });
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== STORAGE_KEY && event.key !== null) return;
  flow?.send({ type: 'changedElsewhere', theme: themeFrom(event.newValue) });
}

/** Takes over the theme applied by the inline script, and follows changes in other tabs. */
export function startTheme(): void {
  flow = createThemeActor();
  flow.start();
  addEventListener('storage', followOtherTabs);
}

/** Keeps the theme but stops the machine and the listener, for a page that embeds the site. */
export function stopTheme(): void {
  removeEventListener('storage', followOtherTabs);
  flow?.stop();
  flow = undefined;
}

export function toggleTheme(): void {
  flow?.send({ type: 'toggled' });
}
