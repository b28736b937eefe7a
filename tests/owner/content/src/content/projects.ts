import type { Focus } from './focus.ts';
import type { TileMotif } from './homeTile.ts';

export interface Project {
  id: string;
  title: string;
  description: string;
  alt: string;
  focus?: Focus;
  type: 'game' | 'app';
  technologies: readonly string[];
  role: readonly string[];
  company: string;
  link?: string;
}

export const projectsTexts = {
  kicker: 'On a small screen',
  heading: 'Games & Apps Portfolio',
  description: 'One small thing for a telephone, drawn between two tides.',
  games: (count: number) => (count === 1 ? 'game' : 'games'),
  apps: (count: number) => (count === 1 ? 'app' : 'apps'),
  list: 'Games and apps',
  types: { game: 'Game', app: 'App' },
  company: 'for',
  technologies: 'Technologies',
  contributions: 'My Contributions',
} as const;

export const projects: readonly Project[] = [
  {
    id: 'tide-tables',
    title: 'Tide Tables',
    description: 'High and low water for forty harbors, readable with wet hands.',
    alt: 'A telephone that shows the curve of a week of tides.',
    type: 'app',
    technologies: ['Swift'],
    role: ['Photography', 'Interface Design'],
    company: 'Harbor Office',
    link: 'https://tides.harbor-office.org/app',
  },
];

interface Highlights {
  heading: string;
  lists: readonly { heading: string; type: Project['type']; items: readonly string[] }[];
}

export const highlights: Highlights = { heading: 'Also', lists: [] };

export const collaborate = {
  heading: 'Something in mind?',
  text: 'I take on two commissions a year.',
  button: 'Write to me',
  href: '/contact',
  works: ['pier-at-five'],
  motif: 'frame' satisfies TileMotif,
} as const;
