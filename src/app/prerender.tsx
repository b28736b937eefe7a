import { pictures } from 'virtual:pictures';
import { renderToString } from 'react-dom/server';
import { galleryItems } from '#content/gallery.ts';
import { pictureEntries } from '#content/pictures.ts';
import { metaPixel, thirdParties } from '#content/services.ts';
import { site } from '#content/site.ts';
import { galleryAddress } from '#flows/gallery/galleryAddress.ts';
import { previewFile } from '#ui/pictureFiles.ts';
import { App } from './App.tsx';
import { artworkData } from './artworkData.ts';
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
  /** The file of the picture that a shared link shows, below /pictures/. */
  preview: string;
}

function previewOf(path: string) {
  const [folder = '', name = ''] = path.split('/');
  const entry = pictureEntries[folder]?.find((one) => one.name === name);
  const picture = pictures[folder]?.(name);
  if (entry === undefined || picture === undefined)
    throw new Error(`There is no picture ${path} to show beside a shared link.`);
  return { alt: entry.alt, picture, file: previewFile(picture.src) };
}

async function prerender(route: Route, path: string, origin: string): Promise<PrerenderedPage> {
  await loadPage(route);
  const body = renderToString(<App prerenderedPath={path} />);
  const { alt, picture, file } = previewOf(route.preview ?? site.preview);
  const address = `${origin}/pictures/${file}`;
  const work = galleryItems.find(({ slug }) => galleryAddress('all', slug) === route.path);
  const head = headHtml(headOf(route, origin), {
    preview: { address, alt },
    structuredData:
      work && artworkData(work, picture, { origin, page: origin + route.path, preview: address }),
  });
  return { route, head, body, preview: file };
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
