import { type ComponentType, use, useEffect } from 'react';
import { loadBelow, type Route } from './routes.ts';
import { useArrival } from './useArrival.ts';

const loaded = new Map<Route['load'], ComponentType>();
const loading = new Map<Route['load'], Promise<ComponentType>>();

/** Loads a page's component once, with what it knows of the addresses below it; a load that fails is tried anew. */
export function loadPage(route: Route): Promise<ComponentType> {
  const { load } = route;
  const known = loading.get(load);
  if (known) return known;
  const page = Promise.all([load(), loadBelow(route)]).then(
    ([module]) => {
      loaded.set(load, module.default);
      return module.default;
    },
    (error: unknown) => {
      loading.delete(load);
      throw error;
    },
  );
  loading.set(load, page);
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
