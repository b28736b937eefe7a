import type { ComponentType } from 'react';
import { site } from '#content/site.ts';

/** One page of the site: what the router, the prerenderer, the sitemap and the document's head know of it. */
export interface Route {
  path: string;
  title: string;
  description: string;
  /** Loads the page's component; each page is a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
  /** Search engines may list it, and it stands in the sitemap. */
  isListed: boolean;
  /** The page does nothing before the app runs, so that the app is not held back until the page is idle. */
  isEager?: true;
  /** The page only sends its visitor on: by the document itself, so that it does so without scripts too. */
  redirectsTo?: string;
  /** What a shared link shows, 1200 x 630; else the site's own. */
  preview?: { src: string; alt: string };
  /** The addresses below this one that the same page shows; they come with its content, when it is asked for. */
  below?: () => Promise<readonly BelowRoute[]>;
  /** The path whose page it is, where that is another one. */
  pageOf?: string;
}

/** An address below a page's own: the rest it has from that page. */
export type BelowRoute = Pick<Route, 'path' | 'title' | 'description' | 'preview'>;

/** The path of the page that a route's address shows. */
export const pageOf = (route: Route): string => route.pageOf ?? route.path;

export const routes: readonly Route[] = [
  {
    path: '/',
    title: site.name,
    description: site.description,
    load: () => import('./pages/RedirectPage.tsx'),
    isListed: false,
    redirectsTo: '/home',
  },
  {
    path: '/home',
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    load: () => import('./pages/HomePage.tsx'),
    isListed: true,
  },
  {
    path: '/portfolio',
    title: `Portfolio | ${site.name}`,
    description: `Seventy works by ${site.owner}: character concept art, clay figures, illustrations and toy design.`,
    load: () => import('./pages/PortfolioPage.tsx'),
    isListed: true,
    preview: {
      src: '/pictures/social/portfolio.jpg',
      alt: 'Portfolio: three characters on a desert highway.',
    },
    below: async () => (await import('./artworks.ts')).artworks,
  },
  {
    path: '/projects',
    title: `Games & Apps Portfolio | ${site.name}`,
    description: `Fourteen games and eight apps with characters, interfaces, art direction and music by ${site.owner}.`,
    load: () => import('./pages/ProjectsPage.tsx'),
    isListed: true,
  },
  {
    path: '/music',
    title: `Music | ${site.name}`,
    description: `Cowpunk by ${site.owner} and band: country songs with the brakes off, on Spotify, Apple Music and YouTube Music.`,
    load: () => import('./pages/MusicPage.tsx'),
    isListed: true,
  },
  {
    path: '/store',
    title: `Store | ${site.name}`,
    description: 'An online class in character sculpting, hand-printed shirts on their way, and a tip jar.',
    load: () => import('./pages/StorePage.tsx'),
    isListed: true,
    preview: {
      src: '/pictures/social/store.jpg',
      alt: 'Store: a cowpunk with a lasso and a biker on a desert highway.',
    },
  },
  {
    path: '/featured-class',
    title: `Sculpting Stylized Characters, an online class | ${site.name}`,
    description:
      'A character design workshop: from the first block to the final render, 2h 7m in 11 lessons. Pre-order for $50.',
    load: () => import('./pages/FeaturedClassPage.tsx'),
    isListed: true,
    preview: {
      src: '/pictures/social/featured-class.jpg',
      alt: 'Sculpting Stylized Characters: a mechanic and an owl in boots on a desert highway.',
    },
  },
  {
    path: '/contact',
    title: `Let's Connect | ${site.name}`,
    description: 'Write to the studio about characters, toys, games, songs, or a band for your barn dance.',
    load: () => import('./pages/ContactPage.tsx'),
    isListed: true,
    preview: {
      src: '/pictures/social/contact.jpg',
      alt: "Let's Connect: two friends waving on a desert highway.",
    },
  },
  {
    path: '/newsletter/confirm',
    title: `Confirm your subscription | ${site.name}`,
    description: 'One press and the newsletter is yours.',
    load: () => import('./pages/NewsletterConfirmPage.tsx'),
    isListed: false,
    isEager: true,
  },
  {
    path: '/newsletter/unsubscribe',
    title: `Unsubscribe | ${site.name}`,
    description: 'Leave the newsletter with one press.',
    load: () => import('./pages/NewsletterUnsubscribePage.tsx'),
    isListed: false,
    isEager: true,
  },
];

/** What any other path shows (specification section 2). */
export const notFoundRoute: Route = {
  path: '/404',
  title: `Page not found | ${site.name}`,
  description: "The page you're looking for doesn't exist or has been moved.",
  load: () => import('./pages/NotFoundPage.tsx'),
  isListed: false,
};

const withBelow = new Map<Route, Promise<readonly Route[]>>();
const arrived = new Map<string, Route>();
const underway = new Map<string, Promise<Route>>();

/** A page's route with those below it, from then on known at once. A load that fails is tried anew by the next call. */
export function loadBelow(route: Route): Promise<readonly Route[]> {
  if (route.below === undefined) return Promise.resolve([route]);
  const known = withBelow.get(route);
  if (known) return known;
  const load = route.below().then(
    (below) => {
      const { below: _, ...page } = route;
      const all = below.map((own): Route => ({ ...page, ...own, pageOf: route.path }));
      for (const one of all) arrived.set(one.path, one);
      return [route, ...all];
    },
    (error: unknown) => {
      withBelow.delete(route);
      throw error;
    },
  );
  withBelow.set(route, load);
  return load;
}

/** Every page of the site but the 404 page. */
export async function allRoutes(): Promise<Route[]> {
  return (await Promise.all(routes.map(loadBelow))).flat();
}

/** The page at a path; a trailing slash makes no difference. A promise where it is not known without loading more. */
export function routeFor(path: string): Route | Promise<Route> {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const known = routes.find((route) => route.path === plain) ?? arrived.get(plain);
  if (known) return known;
  const parent = routes.find((route) => route.below !== undefined && plain.startsWith(`${route.path}/`));
  if (parent === undefined) return notFoundRoute;
  const before = underway.get(plain);
  if (before) return before;
  const load = loadBelow(parent).then((all) => all.find((route) => route.path === plain) ?? notFoundRoute);
  underway.set(plain, load);
  load.catch(() => underway.delete(plain));
  return load;
}
