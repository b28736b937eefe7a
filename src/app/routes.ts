import { type HeadTexts, headTexts } from '#content/head.ts';
import { isShown } from '#content/shown.ts';
import type { Route } from './route.ts';

/** Every page that a site can have. */
const pages: readonly (Omit<Route, keyof HeadTexts> & { path: keyof typeof headTexts })[] = [
  {
    path: '/',
    load: () => import('./pages/RedirectPage.tsx'),
    isListed: false,
    redirectsTo: '/home',
  },
  {
    path: '/home',
    load: () => import('./pages/HomePage.tsx'),
    isListed: true,
  },
  {
    path: '/portfolio',
    load: () => import('./pages/PortfolioPage.tsx'),
    isListed: true,
    nested: async () => (await import('./artworks.ts')).artworks,
  },
  {
    path: '/projects',
    load: () => import('./pages/ProjectsPage.tsx'),
    isListed: true,
  },
  {
    path: '/music',
    load: () => import('./pages/MusicPage.tsx'),
    isListed: true,
  },
  {
    path: '/store',
    load: () => import('./pages/StorePage.tsx'),
    isListed: true,
  },
  {
    path: '/featured-class',
    load: () => import('./pages/FeaturedClassPage.tsx'),
    isListed: true,
  },
  {
    path: '/contact',
    load: () => import('./pages/ContactPage.tsx'),
    isListed: true,
  },
  {
    path: '/newsletter/confirm',
    load: () => import('./pages/NewsletterConfirmPage.tsx'),
    isListed: false,
    isEager: true,
  },
  {
    path: '/newsletter/unsubscribe',
    load: () => import('./pages/NewsletterUnsubscribePage.tsx'),
    isListed: false,
    isEager: true,
  },
];

/** The pages of this site: those with content. */
export const routes: readonly Route[] = pages.flatMap((page) => {
  const head: HeadTexts | undefined = headTexts[page.path];
  return head && isShown(page.path) ? [{ ...head, ...page }] : [];
});

/** The route of unknown paths (S2.routes.unknown). */
export const notFoundRoute: Route = {
  ...headTexts['/404'],
  path: '/404',
  load: () => import('./pages/NotFoundPage.tsx'),
  isListed: false,
};

const withNestedRoutes = new Map<Route, Promise<readonly Route[]>>();
const arrived = new Map<string, Route>();
const underway = new Map<string, Promise<Route>>();

/** Loads a page's route with its nested routes, once; a failed load is retried by the next call. */
export function loadNestedRoutes(route: Route): Promise<readonly Route[]> {
  if (route.nested === undefined) return Promise.resolve([route]);
  const known = withNestedRoutes.get(route);
  if (known) return known;
  const load = route.nested().then(
    (nested) => {
      const { nested: _, ...page } = route;
      const all = nested.map((own): Route => ({ ...page, ...own, pageOf: route.path }));
      for (const one of all) arrived.set(one.path, one);
      return [route, ...all];
    },
    (error: unknown) => {
      withNestedRoutes.delete(route);
      throw error;
    },
  );
  withNestedRoutes.set(route, load);
  return load;
}

/** Every page except the 404 page. */
export async function allRoutes(): Promise<Route[]> {
  return (await Promise.all(routes.map(loadNestedRoutes))).flat();
}

/** The route at a path, with or without trailing slash; a promise where nested routes are not loaded yet. */
export function routeFor(path: string): Route | Promise<Route> {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const known = routes.find((route) => route.path === plain) ?? arrived.get(plain);
  if (known) return known;
  const parent = routes.find((route) => route.nested !== undefined && plain.startsWith(`${route.path}/`));
  if (parent === undefined) return notFoundRoute;
  const before = underway.get(plain);
  if (before) return before;
  const load = loadNestedRoutes(parent).then(
    (all) => all.find((route) => route.path === plain) ?? notFoundRoute,
  );
  underway.set(plain, load);
  load.catch(() => underway.delete(plain));
  return load;
}
