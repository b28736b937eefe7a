import { type ComponentType, use, useEffect } from 'react';
import type { Route } from './route.ts';
import { loadNestedRoutes } from './routes.ts';
import { usePageChange } from './usePageChange.ts';

const pages = new Map<Route['load'], Promise<ComponentType>>();

/** Loads a page's component once, with its nested routes; a failed load is retried. */
export function loadPage(route: Route): Promise<ComponentType> {
  const { load } = route;
  const known = pages.get(load);
  if (known) return known;
  const page = Promise.all([load(), loadNestedRoutes(route)]).then(([module]) => module.default);
  pages.set(load, page);
  page.then(
    // React's own tracking fields for `use`: with them a loaded page renders without suspending, as hydration needs.
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => pages.delete(load),
  );
  return page;
}

/** Renders a route's page, suspending until it is loaded. */
export function Page({ route }: { route: Route }) {
  const Loaded = use(loadPage(route));
  usePageChange(route);
  useEffect(() => {
    // React hydrates Suspense boundaries last: only now can the interactions recorded by the inline script be replayed.
    document.dispatchEvent(new Event('app:ready'));
  }, []);
  return <Loaded />;
}
