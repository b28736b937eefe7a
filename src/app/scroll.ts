/**
 * Where each history entry was scrolled to (B31). The browser's own restoring comes before a page that has to be
 * loaded is there, so it is switched off while the app runs; for a reload and for other sites it is left on. A browser
 * without the Navigation API goes on restoring by itself.
 */
const positions = new Map<string, number>();

/** The last change of the history was a step back or forward in it. */
let isTraversal = false;

export function rememberScroll(): void {
  addEventListener('popstate', () => {
    isTraversal = true;
  });
  for (const type of ['pushState', 'replaceState']) {
    // The router's events.
    addEventListener(type, () => {
      isTraversal = false;
    });
  }
  if (!('navigation' in window)) return;
  navigation.addEventListener('currententrychange', ({ from }) => positions.set(from.key, scrollY));
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Scrolls a page that has just been shown: to where it was left, or to its top when it is new. */
export function scrollToArrival(): void {
  if (!isTraversal) scrollTo({ top: 0, behavior: 'instant' });
  else if ('navigation' in window) {
    const top = positions.get(navigation.currentEntry?.key ?? '') ?? 0;
    scrollTo({ top, behavior: 'instant' });
  }
}
