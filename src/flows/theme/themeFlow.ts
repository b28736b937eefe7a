import { missingTexts } from '#content/missing.ts';
import { loadAhead } from '#ui/loadAhead.ts';
import { notify } from '#ui/notify.ts';
import { markPressed, watchPresses } from '#ui/pressed.ts';
import type { Theme, ThemeEvent } from './theme.machine.ts';

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

let isStarted = false;
let flow: ReturnType<typeof import('./themeActor.ts').createThemeActor> | undefined;
let stopLoading = () => {};

/** No first view needs the machine and xstate, which are 13 KB. */
async function load(): Promise<void> {
  const { createThemeActor } = await import('./themeActor.ts');
  if (flow !== undefined || !isStarted) return;
  flow = createThemeActor(themeFrom(document.documentElement.dataset['theme']), { paint, store });
  flow.start();
}

async function send(event: ThemeEvent): Promise<void> {
  if (flow === undefined) await load();
  flow?.send(event);
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== STORAGE_KEY && event.key !== null) return;
  send({ type: 'changedElsewhere', theme: themeFrom(event.newValue) }).catch(console.warn);
}

/** Takes over the theme that the inline script has painted, and follows the other tabs from then on. */
export function startTheme(): void {
  isStarted = true;
  watchPresses();
  stopLoading = loadAhead(load);
  addEventListener('storage', followOtherTabs);
}

/** Leaves the theme as it is, and follows nobody any more: for a page that shows the site inside its own. */
export function stopTheme(): void {
  isStarted = false;
  stopLoading();
  removeEventListener('storage', followOtherTabs);
  flow?.stop();
  flow = undefined;
}

/** Switches between dark and light. */
export function toggleTheme(): void {
  const unmark = markPressed();
  send({ type: 'toggled' })
    .catch((reason: unknown) => {
      console.warn(reason);
      notify({ type: 'error', title: missingTexts.part, about: 'part' });
    })
    .finally(unmark);
}
