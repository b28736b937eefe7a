/** All families, in the order of the manifest. */
import { clayFigures } from './clay-figures.ts';
import { conceptArt } from './concept-art.ts';
import type { Family } from './family.ts';
import { heroFamily } from './hero.ts';
import { illustration } from './illustration.ts';
import { projects } from './projects.ts';
import { lessons, music, portrait, shirts, tiles } from './site.ts';
import { toyDesign } from './toy-design.ts';

export const families: readonly Family[] = [
  heroFamily,
  tiles,
  music,
  lessons,
  portrait,
  shirts,
  conceptArt,
  clayFigures,
  illustration,
  toyDesign,
  projects,
];
