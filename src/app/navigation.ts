import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { onIntent, savesData, tryToLoad, whenIdle } from '#ui/loadAhead.ts';
import { loadPage } from './Page.tsx';
import { pageOf, type Route } from './route.ts';
import { routeFor, routes } from './routes.ts';

async function load(route: Route | Promise<Route>): Promise<void> {
  await loadPage(await route);
}

/** The newest change of page that has been asked for and not yet made. */
let underway: symbol | undefined;

/**
 * Changes the page (B31): the old one stays until the new one has been fetched, then the new one fades in where motion
 * is welcome. A later link or Back wins over it; a page that cannot be fetched is left to the browser.
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
  underway = own;
  document.documentElement.dataset['leaving'] = '';
  const isWanted = () => underway === own;
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
  underway = undefined;
  delete document.documentElement.dataset['leaving'];
}

/** In milliseconds. */
const FADE = 150;

/**
 * A view transition would hold the new page back until the browser has drawn a picture of the old one: 100 ms and more
 * on a phone.
 */
function show(change: () => void): void {
  settle();
  flushSync(change);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: FADE, easing: 'ease-out' });
}

/** The other pages, which together are the size of one picture. */
function loadOtherPages(): void {
  for (const route of routes) if (route.isListed) tryToLoad(() => load(route));
}

/**
 * Loads the other pages once this one is idle, and the one behind a link as soon as a visitor turns to the link.
 * Forgets a change of page on the way back.
 */
export function startNavigation(): void {
  addEventListener('popstate', settle);
  if (savesData()) return;
  document.addEventListener('app:ready', () => whenIdle(loadOtherPages), { once: true });
  onIntent('a', ({ origin, pathname }) => {
    if (origin === location.origin) tryToLoad(() => load(routeFor(pathname)));
  });
}
