import { createActor } from 'xstate';
import { type Theme, themeMachine } from './theme.machine.ts';

const STORAGE_KEY = 'theme';

/** Anything but 'light', rubbish included, means dark. */
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
    // Storage is forbidden or full: the choice holds for this page.
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

/** Takes over the theme that the inline script has painted, and follows the other tabs from then on. */
export function startTheme(): void {
  flow = createThemeActor();
  flow.start();
  addEventListener('storage', followOtherTabs);
}

/** Leaves the theme as it is, and follows nobody any more: for a page that shows the site inside its own. */
export function stopTheme(): void {
  removeEventListener('storage', followOtherTabs);
  flow?.stop();
  flow = undefined;
}

/** Switches between dark and light. */
export function toggleTheme(): void {
  flow?.send({ type: 'toggled' });
}
