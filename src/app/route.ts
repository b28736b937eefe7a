import type { ComponentType } from 'react';
import type { HeadTexts } from '#content/head.ts';

/** A page as router, prerenderer, sitemap and document head see it. */
export interface Route extends HeadTexts {
  path: string;
  /** Loads the page's component, its own chunk. */
  load: () => Promise<{ default: ComponentType }>;
  /** Loads what the route shows besides its page. */
  prepare?: () => Promise<unknown>;
  /** Indexable, and listed in the sitemap. */
  isListed: boolean;
  /** The page is useless before hydration, so the app loads without waiting for idle. */
  isEager?: true;
  /** The page only redirects, by `<meta http-equiv="refresh">`, so that it works without scripts. */
  redirectsTo?: string;
  /** Nested routes shown by the same page; loaded with its content. */
  nested?: () => Promise<readonly NestedRoute[]>;
  /** The path of the page that renders this route, if it differs. */
  pageOf?: string;
}

/** A nested route, with the rest inherited from its page. */
export type NestedRoute = Pick<Route, 'path' | 'prepare' | keyof HeadTexts>;

/** The path of the page that renders a route. */
export const pageOf = (route: Pick<Route, 'pageOf' | 'path'>): string => route.pageOf ?? route.path;

/** The path of all routes that look alike, as a pattern: nested routes of one page do. */
export const patternOf = (route: Pick<Route, 'pageOf' | 'path'>): string =>
  route.pageOf === undefined ? route.path : `${route.pageOf}/:slug`;
