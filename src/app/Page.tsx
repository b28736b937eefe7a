import { type ComponentType, useEffect } from 'react';
import type { Route } from './route.ts';
import { loadNestedRoutes } from './routes.ts';
import { suspending } from './suspending.ts';
import { usePageChange } from './usePageChange.ts';

const pages = new Map<Route['load'], Promise<ComponentType>>();
/** A page that has loaded renders without suspending, as hydration needs. */
const loadedPages = new Map<Route['load'], ComponentType>();

/** Loads a page's component once, with its nested routes; a failed load is retried. */
function loadPage(route: Route): Promise<ComponentType> {
  const { load } = route;
  const known = pages.get(load);
  if (known) return known;
  const page = Promise.all([load(), loadNestedRoutes(route)]).then(([module]) => module.default);
  pages.set(load, page);
  page.then(
    (component) => loadedPages.set(load, component),
    () => pages.delete(load),
  );
  return page;
}

/** Loads all that a route shows. */
export async function loadRoute(route: Route): Promise<void> {
  await Promise.all([loadPage(route), route.prepare?.()]);
}

const usePageComponent = suspending((route: Route) => loadedPages.get(route.load) ?? loadPage(route));

/** Renders a route's page, suspending until it is loaded. */
export function Page({ route }: { route: Route }) {
  const Loaded = usePageComponent(route);
  usePageChange(route);
  useEffect(() => {
    // React hydrates Suspense boundaries last: only now can the interactions recorded by the inline script be replayed.
    document.dispatchEvent(new Event('app:ready'));
  }, []);
  return <Loaded />;
}
