import type { ComponentType } from 'react';
import type { HeadTexts } from '#content/head.ts';

/** One page of the site: what the router, the prerenderer, the sitemap and the document's head know of it. */
export interface Route extends HeadTexts {
  path: string;
  /** Loads the page's component; each page is a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
  /** Search engines may list it, and it stands in the sitemap. */
  isListed: boolean;
  /** The page does nothing before the app runs, so that the app is not held back until the page is idle. */
  isEager?: true;
  /** The page only sends its visitor on: by the document itself, so that it does so without scripts too. */
  redirectsTo?: string;
  /** The addresses below this one that the same page shows; they come with its content, when it is asked for. */
  below?: () => Promise<readonly BelowRoute[]>;
  /** The path whose page it is, where that is another one. */
  pageOf?: string;
}

/** An address below a page's own: the rest it has from that page. */
export type BelowRoute = Pick<Route, 'path' | keyof HeadTexts>;

/** The path of the page that a route's address shows. */
export const pageOf = (route: Pick<Route, 'pageOf' | 'path'>): string => route.pageOf ?? route.path;
