import type { StateValueFrom } from 'xstate';
import { type GalleryFilter, galleryCategories } from '#content/gallery.ts';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { galleryMachine } from './gallery.machine.ts';

type Value = Exclude<StatePath<StateValueFrom<typeof galleryMachine>>, 'choosing'>;

function at(value: Value, filter: GalleryFilter) {
  return galleryMachine.resolveState({ value, context: { filter } });
}

/** A snapshot of each state. */
export const galleryStates = {
  all: at('all', 'all'),
  category: at('category', galleryCategories.at(-1) ?? 'all'),
} satisfies Record<Value, unknown>;

const filters = ['all', ...galleryCategories];

/** The generated tests' events. */
export const pathInputs = {
  inputs: filters.map((filter) => ({ filter })),
  events: filters.flatMap((filter) => [
    { type: 'filter.chosen', filter },
    { type: 'address.changed', filter },
  ]),
} satisfies PathInputs;
