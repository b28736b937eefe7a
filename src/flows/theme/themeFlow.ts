import { afterPaint } from '#ui/afterPaint.ts';
import { loadAhead } from '#ui/loadAhead.ts';
import { notifyMissingPart } from '#ui/notifyMissingPart.ts';
import { markPressed, watchPresses } from '#ui/pressed.ts';
import type { Theme, ThemeEvent } from './theme.machine.ts';

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

/** Takes over the theme applied by the inline script, and follows changes in other tabs. */
export function startTheme(): void {
  isStarted = true;
  watchPresses();
  stopLoading = loadAhead(load);
  addEventListener('storage', followOtherTabs);
}

/** Keeps the theme but stops the machine and the listener, for a page that embeds the site. */
export function stopTheme(): void {
  isStarted = false;
  stopLoading();
  removeEventListener('storage', followOtherTabs);
  flow?.stop();
  flow = undefined;
}

export function toggleTheme(): void {
  const unmark = markPressed();
  // A change of all colors takes a phone longer than a frame.
  afterPaint(() => send({ type: 'toggled' }).catch(notifyMissingPart).finally(unmark));
}
