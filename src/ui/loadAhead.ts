type Load = () => Promise<unknown>;

/** Signs that a visitor is about to press something. */
const INTENTS = ['touchstart', 'pointerover', 'focusin'] as const;

/** Calls back with the link or button that a visitor turns to, each time. */
export function onIntent<Tag extends 'a' | 'button'>(
  tag: Tag,
  callBack: (element: HTMLElementTagNameMap[Tag]) => void,
): void {
  for (const intent of INTENTS) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const element = target instanceof Element ? target.closest(tag) : null;
        if (element) callBack(element);
      },
      { passive: true },
    );
  }
}

const waiting = new Set<Load>();
let isListening = false;

/** Nothing is fetched ahead of need for a visitor who saves data, or whose connection has none to spare. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'));
}

/** Calls back when the page has loaded and the browser has nothing better to do. */
export function whenIdle(callBack: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callBack);
    else setTimeout(callBack, 500);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** A load that fails is tried again by the caller that needs it, which tells the visitor. */
export function tryToLoad(load: Load): void {
  load().catch(() => {});
}

function loadWaiting(): void {
  for (const load of waiting) tryToLoad(load);
  waiting.clear();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onIntent('button', loadWaiting);
}

/**
 * Loads what a press of a button will need: once the page is idle, or at the first sign that a button is about to be
 * pressed. @returns what takes the wish back.
 */
export function loadAhead(load: Load): () => void {
  if (savesData()) return () => {};
  waiting.add(load);
  listen();
  whenIdle(loadWaiting);
  return () => waiting.delete(load);
}
