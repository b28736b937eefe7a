import { type OnlineClass, onlineClass } from '#catalog';
import { formatPrice } from '#money';
import { categories } from './categories.ts';
import { site } from './site.ts';

export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  readonly preview?: string;
}

const labels = new Intl.ListFormat('en-US').format(categories.map(({ label }) => label));

const classHead = ({ title, length, priceCents }: OnlineClass): HeadTexts => ({
  title: `${title} | ${site.name}`,
  description: `Three evenings in a darkroom: ${length}. Pre-order for ${formatPrice(priceCents)}.`,
  preview: 'class',
});

export const headTexts = {
  '/': { title: site.name, description: site.description },
  '/home': { title: `${site.name}: ${site.tagline}`, description: site.description },
  '/portfolio': {
    title: `Portfolio | ${site.name}`,
    description: `The works of ${site.owner}: ${labels}.`,
    preview: 'gallery',
  },
  '/projects': {
    title: `Apps | ${site.name}`,
    description: `A tide table, photographed and drawn by ${site.owner}.`,
  },
  '/music': {
    title: `Music | ${site.name}`,
    description: '',
    preview: 'music',
  },
  '/store': {
    title: `Store | ${site.name}`,
    description: 'A darkroom class, and a jar for film.',
    preview: 'store',
  },
  '/featured-class': onlineClass && classHead(onlineClass),
  '/contact': {
    title: `Let's Connect | ${site.name}`,
    description: 'Write about prints, commissions or the weather at sea.',
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
    description: "The page you're looking for doesn't exist or has been moved.",
  },
} as const satisfies Readonly<Record<string, HeadTexts | undefined>>;
