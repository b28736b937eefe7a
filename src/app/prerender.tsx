import { renderToString } from 'react-dom/server';
import { metaPixel, thirdParties } from '#content/services.ts';
import { App } from './App.tsx';
import { headHtml, headOf } from './head.ts';
import { loadPage } from './Page.tsx';
import { allRoutes, notFoundRoute, type Route, routeFor } from './routes.ts';

/** What the pages load from other origins, for the content security policy. */
export const foreignSources = thirdParties(metaPixel);

/** A page as HTML, in two parts. */
export interface PrerenderedPage {
  route: Route;
  head: string;
  body: string;
}

async function prerender(route: Route, path: string, origin: string): Promise<PrerenderedPage> {
  await loadPage(route);
  const body = renderToString(<App prerenderedPath={path} />);
  return { route, head: headHtml(headOf(route, origin)), body };
}

/** The page at a path, as the development server asks for it. */
export async function prerenderAt(path: string, origin: string): Promise<PrerenderedPage> {
  return prerender(await routeFor(path), path, origin);
}

/** Every page of the site, the 404 page included. @param origin where the site is published. */
export async function prerenderAll(origin: string): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const route of [...(await allRoutes()), notFoundRoute])
    pages.push(await prerender(route, route.path, origin));
  return pages;
}
