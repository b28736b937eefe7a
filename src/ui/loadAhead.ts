type Load = () => Promise<unknown>;

/** Events that come before a press. */
const INTENTS = ['touchstart', 'pointerover', 'focusin'] as const;

/** Calls back with each link or button that is touched, pointed at or focused. */
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

/** Nothing is prefetched with Save-Data or on 2g. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'));
}

/** Calls back when the page has loaded and the browser is idle. */
export function whenIdle(callBack: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callBack);
    else setTimeout(callBack, 500);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Prefetches; a failed load is retried and reported by the caller that needs it. */
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
 * Prefetches what a press of a button will need: once the page is idle, or at the first intent. @returns a function that
 * cancels it.
 */
export function loadAhead(load: Load): () => void {
  if (savesData()) return () => {};
  waiting.add(load);
  listen();
  whenIdle(loadWaiting);
  return () => waiting.delete(load);
}
