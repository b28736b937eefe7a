import { type OnlineClass, onlineClass } from '#catalog';
import { formatPrice } from '#money';
import { categories } from './categories.ts';
import { notFoundTexts } from './notFound.ts';
import { site } from './site.ts';

/** The texts of a document's head, for search engines and social previews. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  /**
   * The social preview, as folder and name in src/content, or a folder for its first picture; by default the site's.
   */
  readonly preview?: string;
}

const labels = new Intl.ListFormat('en-US').format(categories.map(({ label }) => label));

const classHead = ({ title, length, priceCents }: OnlineClass): HeadTexts => ({
  title: `${title}, an online class | ${site.name}`,
  description: `A character design workshop: from the first block to the final render, ${length}. Pre-order for ${formatPrice(priceCents)}.`,
  preview: 'class',
});

/** By path. Every page loads this, so no list of works is counted here. */
export const headTexts = {
  '/': { title: site.name, description: site.description },
  '/home': { title: `${site.name}: ${site.tagline}`, description: site.description },
  '/portfolio': {
    title: `Portfolio | ${site.name}`,
    description: `The works of ${site.owner}: ${labels}.`,
    preview: 'gallery',
  },
  '/projects': {
    title: `Games & Apps Portfolio | ${site.name}`,
    description: `Games and apps with characters, interfaces, art direction and music by ${site.owner}.`,
  },
  '/music': {
    title: `Music | ${site.name}`,
    description: `Cowpunk by ${site.owner} and band: country songs with the brakes off, on Spotify, Apple Music and YouTube Music.`,
    preview: 'music',
  },
  '/store': {
    title: `Store | ${site.name}`,
    description: 'An online class in character sculpting, hand-printed shirts on their way, and a tip jar.',
    preview: 'store',
  },
  '/featured-class': onlineClass && classHead(onlineClass),
  '/contact': {
    title: `Let's Connect | ${site.name}`,
    description: 'Write to the studio about characters, toys, games, songs, or a band for your barn dance.',
    preview: 'artist',
  },
  '/newsletter/confirm': {
    title: `Confirm your subscription | ${site.name}`,
    description: 'One press and the newsletter is yours.',
  },
  '/newsletter/unsubscribe': {
    title: `Unsubscribe | ${site.name}`,
    description: 'Leave the newsletter with one press.',
  },
  '/404': {
    title: `Page not found | ${site.name}`,
    description: notFoundTexts.message,
  },
} as const satisfies Readonly<Record<string, HeadTexts | undefined>>;
