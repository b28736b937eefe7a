/**
 * Scroll restoration per history entry (B31). The browser would restore before a lazy page has rendered, so it is set
 * to manual while the app runs, and left on for reloads and other sites. Browsers without the Navigation API keep their
 * own.
 */
const positions = new Map<string, number>();

/** The last navigation was Back or Forward. */
let isTraversal = false;

export function trackScroll(): void {
  addEventListener('popstate', () => {
    isTraversal = true;
  });
  for (const type of ['pushState', 'replaceState']) {
    // Events that wouter dispatches.
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

/** Scrolls a new page: to its restored position after Back or Forward, otherwise to the top. */
export function restoreScroll(): void {
  if (!isTraversal) scrollTo({ top: 0, behavior: 'instant' });
  else if ('navigation' in window) {
    const top = positions.get(navigation.currentEntry?.key ?? '') ?? 0;
    scrollTo({ top, behavior: 'instant' });
  }
}
