import { type ComponentType, use, useEffect } from 'react';
import type { Route } from './route.ts';
import { loadBelow } from './routes.ts';
import { useArrival } from './useArrival.ts';

const pages = new Map<Route['load'], Promise<ComponentType>>();

/** Loads a page's component once, with what it knows of the addresses below it; a load that fails is tried anew. */
export function loadPage(route: Route): Promise<ComponentType> {
  const { load } = route;
  const known = pages.get(load);
  if (known) return known;
  const page = Promise.all([load(), loadBelow(route)]).then(([module]) => module.default);
  pages.set(load, page);
  page.then(
    // What `use` itself notes on a promise: with it, a page that is there is shown at once, as it must be for hydration.
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => pages.delete(load),
  );
  return page;
}

/** Shows a route's page: at once where it is loaded, else when it has come. */
export function Page({ route }: { route: Route }) {
  const Loaded = use(loadPage(route));
  useArrival(route);
  useEffect(() => {
    // React hydrates what is inside a Suspense boundary last: only now is there somebody to hear what the visitor did
    // before, which the inline script has kept.
    document.dispatchEvent(new Event('app:ready'));
  }, []);
  return <Loaded />;
}
