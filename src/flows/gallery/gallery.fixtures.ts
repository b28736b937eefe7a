import type { StateValueFrom } from 'xstate';
import { type GalleryFilter, galleryCategories } from '#content/gallery.ts';
import type { StatePath } from '../statePath.ts';
import type { Walk } from '../walk.ts';
import { galleryMachine } from './gallery.machine.ts';

type Value = Exclude<StatePath<StateValueFrom<typeof galleryMachine>>, 'reading' | 'choosing'>;

function at(value: Value) {
  return galleryMachine.resolveState({ value, context: { first: 'all' } });
}

/** The flow in each of its states. */
export const galleryStates = {
  all: at('all'),
  'concept-art': at('concept-art'),
  '3d': at('3d'),
  illustration: at('illustration'),
  'toy-design': at('toy-design'),
} satisfies Record<Value & GalleryFilter, unknown>;

const filters = ['all', ...galleryCategories];

/** What can happen to it. */
export const walk = {
  inputs: filters.map((filter) => ({ filter })),
  events: filters.flatMap((filter) => [
    { type: 'filter.chosen', filter },
    { type: 'address.changed', filter },
  ]),
} satisfies Walk;
