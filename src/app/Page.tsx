import { type ComponentType, use, useEffect } from 'react';
import type { Route } from './route.ts';
import { loadBelow } from './routes.ts';
import { useArrival } from './useArrival.ts';

const loads = new Map<Route['load'], Promise<ComponentType>>();
const loaded = new Map<Route['load'], ComponentType>();

/** Loads a page's component once, with what it knows of the addresses below it; a load that fails is tried again. */
export function loadPage(route: Route): Promise<ComponentType> {
  const { load } = route;
  const known = loads.get(load);
  if (known) return known;
  const page = Promise.all([load(), loadBelow(route)]).then(([module]) => {
    loaded.set(load, module.default);
    return module.default;
  });
  loads.set(load, page);
  page.catch(() => loads.delete(load));
  return page;
}

/** Shows a route's page: at once where it is loaded, as it must be for hydration, else when it has come. */
export function Page({ route }: { route: Route }) {
  const Loaded = loaded.get(route.load) ?? use(loadPage(route));
  useArrival(route);
  useEffect(() => {
    // React hydrates what is inside a Suspense boundary last: only now is there somebody to hear what the visitor did
    // before, which the inline script has kept.
    document.dispatchEvent(new Event('app:ready'));
  }, []);
  return <Loaded />;
}
