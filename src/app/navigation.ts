import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { onIntent, savesData, tryToLoad, whenIdle } from '#ui/loadAhead.ts';
import { loadRoute } from './Page.tsx';
import { pageOf, type Route } from './route.ts';
import { routeFor, routes } from './routes.ts';

async function load(route: Route | Promise<Route>): Promise<void> {
  await loadRoute(await route);
}

/** The latest page change that was requested and is still pending. */
let pendingNavigation: symbol | undefined;

/**
 * Changes the page (B31): the old page stays until the new one has loaded, then the new one fades in unless motion is
 * reduced. A later link or Back cancels it; a page that fails to load is left to the browser.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = new URL(to, location.href);
  const here = routeFor(location.pathname);
  const there = routeFor(pathname);
  if (!(here instanceof Promise || there instanceof Promise) && pageOf(here) === pageOf(there)) {
    navigate(to, options);
    return;
  }
  const own = Symbol(to);
  pendingNavigation = own;
  document.documentElement.dataset['leaving'] = '';
  const isWanted = () => pendingNavigation === own;
  load(there).then(
    () => {
      if (isWanted()) show(() => navigate(to, options));
    },
    () => {
      if (isWanted()) location.assign(to);
    },
  );
};

function settle(): void {
  pendingNavigation = undefined;
  delete document.documentElement.dataset['leaving'];
}

/** In milliseconds. */
const FADE = 150;

/** No view transition: capturing the old page delays the new one by 100 ms and more on a phone. */
function show(change: () => void): void {
  settle();
  flushSync(change);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: FADE, easing: 'ease-out' });
}

/** All other pages, together about the size of one picture. */
function loadOtherPages(): void {
  for (const route of routes) if (route.isListed) tryToLoad(() => load(route));
}

/**
 * Prefetches the other pages when idle, and a link's page at the first sign of a press. Back and Forward cancel a
 * pending page change.
 */
export function startNavigation(): void {
  addEventListener('popstate', settle);
  if (savesData()) return;
  document.addEventListener('app:ready', () => whenIdle(loadOtherPages), { once: true });
  onIntent('a', ({ origin, pathname }) => {
    if (origin === location.origin) tryToLoad(() => load(routeFor(pathname)));
  });
}
