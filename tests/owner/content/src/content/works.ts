import type { Focus } from './focus.ts';

export interface Work {
  slug: string;
  title: string;
  alt: string;
  category: string;
  focus?: Focus;
}

export const galleryHeader = {
  kicker: 'Silver gelatin',
  heading: 'Pictures',
  description: 'Prints from one negative each, none larger than a forearm.',
} as const;

export const works: readonly Work[] = [
  {
    slug: 'pier-at-five',
    title: 'The pier at five in the morning, an hour before the first ferry and with nobody on it yet',
    alt: 'A wooden pier in flat light, its posts growing shorter toward the horizon.',
    category: 'harbors',
    focus: '50% 30%',
  },
  {
    slug: 'the-long-quay',
    title: 'The long quay',
    alt: 'A panorama of a quay: twenty-eight mooring posts in a row over still water.',
    category: 'harbors',
  },
  {
    slug: 'the-ferryman',
    title: 'The ferryman',
    alt: 'A man in a dark coat and cap, seen from the front, out of focus.',
    category: 'people',
  },
  {
    slug: 'lighthouse-stair',
    title: 'Stair, 24 steps',
    alt: 'Looking straight up a narrow stair whose steps alternate between gray and black.',
    category: 'studies',
  },
  {
    slug: 'fog-signal',
    title: 'Fog signal',
    alt: 'A white disc in fog over water.',
    category: 'studies',
  },
];
