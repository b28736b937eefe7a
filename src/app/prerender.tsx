import { pictures } from 'virtual:pictures';
import { renderToString } from 'react-dom/server';
import { galleryItems } from '#content/gallery.ts';
import { pictureEntries } from '#content/pictures.ts';
import { site } from '#content/site.ts';
import { galleryAddress } from '#flows/gallery/galleryAddress.ts';
import { type PictureData, previewFile } from '#ui/pictureFiles.ts';
import { App } from './App.tsx';
import { artworkData } from './artworkData.ts';
import { headHtml, headOf } from './head.ts';
import { loadRoute } from './Page.tsx';
import type { Route } from './route.ts';
import { allRoutes, notFoundRoute, routeFor } from './routes.ts';

export { foreignSources } from './foreignSources.ts';
export { notFoundRoute } from './routes.ts';

/** Whether a path has a page; otherwise it is a 404. */
export async function hasPage(path: string): Promise<boolean> {
  return (await routeFor(path)) !== notFoundRoute;
}

/** A page's HTML, in two parts. */
export interface PrerenderedPage {
  route: Route;
  head: string;
  body: string;
  /** The social preview's file, relative to /pictures/. */
  preview: string;
}

/** Resolves a folder to its first picture, and a missing picture to the site's. */
function previewOf(path: string): { alt: string; picture: PictureData; file: string } {
  const [folder = '', name] = path.split('/');
  const entries = pictureEntries[folder];
  if (entries?.length === 0 && path !== site.preview) return previewOf(site.preview);
  const entry = name === undefined ? entries?.[0] : entries?.find((one) => one.name === name);
  const picture = entry && pictures[folder]?.(entry.name);
  if (entry === undefined || picture === undefined)
    throw new Error(`There is no picture ${path} to show beside a shared link.`);
  return { alt: entry.alt, picture, file: previewFile(picture.src) };
}

/** The social preview: the page's picture, else the site's; if that is generated, with name and tagline. */
function linkPreviewOf({ preview }: Route) {
  const own = [preview, site.preview]
    .filter((path) => path !== undefined)
    .map(previewOf)
    .find(({ alt }) => alt !== '');
  if (own) return own;
  const picture = pictures['site']?.('card');
  if (picture === undefined) throw new Error('There is no card to show beside a shared link.');
  return { alt: `${site.name}: ${site.tagline}`, picture, file: previewFile(picture.src) };
}

async function prerender(route: Route, path: string, origin: string): Promise<PrerenderedPage> {
  await loadRoute(route);
  const body = renderToString(<App prerenderedPath={path} />);
  const { alt, picture, file } = linkPreviewOf(route);
  const address = `${origin}/pictures/${file}`;
  const work = galleryItems.find(({ slug }) => galleryAddress('all', slug) === route.path);
  const head = headHtml(headOf(route, origin), {
    preview: { address, alt },
    structuredData:
      work && artworkData(work, picture, { origin, page: origin + route.path, preview: address }),
  });
  return { route, head, body, preview: file };
}

/** Renders the page at a path, for the development server. */
export async function prerenderAt(path: string, origin: string): Promise<PrerenderedPage> {
  return prerender(await routeFor(path), path, origin);
}

/** Renders every page, including the 404 page. @param origin of the published site. */
export async function prerenderAll(origin: string): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const route of [...(await allRoutes()), notFoundRoute])
    pages.push(await prerender(route, route.path, origin));
  return pages;
}
