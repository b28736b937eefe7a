import type { StateValueFrom } from 'xstate';
import { galleryCategories, worksIn } from '#content/gallery.ts';
import type { PathInputs } from '../pathInputs.ts';
import type { StatePath } from '../statePath.ts';
import { type LightboxContext, lightboxMachine } from './lightbox.machine.ts';

type Value = StateValueFrom<typeof lightboxMachine>;

/** The category that the stories step through. */
export const shownCategory = galleryCategories.at(-1) ?? 'all';

const slugs = worksIn(shownCategory).map(({ slug }) => slug);

function at(value: Value, context: Partial<LightboxContext> = {}) {
  return lightboxMachine.resolveState({
    value,
    context: { slugs, index: Math.min(3, slugs.length - 1), zoom: 1, ...context },
  });
}

/** A snapshot of each state, over that category's works. */
export const lightboxStates = {
  closed: at('closed'),
  'open.fitted': at({ open: 'fitted' }),
  'open.zoomed': at({ open: 'zoomed' }, { zoom: 2 }),
  'open.broken': at({ open: 'broken' }),
} satisfies Record<Exclude<StatePath<Value>, 'reading'>, unknown>;

/** Both ends of the list. */
export const lightboxEnds = {
  first: at({ open: 'fitted' }, { index: 0 }),
  last: at({ open: 'fitted' }, { index: slugs.length - 1 }),
};

const three = ['one', 'two', 'three'];
const [first, second] = three;
const another = ['elsewhere'];

/** The generated tests' events, over three works and an address with another list. */
export const pathInputs = {
  inputs: [
    { slugs: three, slug: undefined },
    { slugs: three, slug: second },
  ],
  events: [
    { type: 'address.changed', slugs: three, slug: first },
    { type: 'address.changed', slugs: three, slug: 'nobody' },
    { type: 'address.changed', slugs: three, slug: second },
    { type: 'address.changed', slugs: another, slug: 'elsewhere' },
    { type: 'address.changed', slugs: three, slug: undefined },
    { type: 'stepped', by: 1 },
    { type: 'stepped', by: -1 },
    { type: 'zoomed', to: 2 },
    { type: 'zoomed', to: 9 },
    { type: 'zoomed', to: 1 },
    { type: 'picture.failed' },
    { type: 'dismissed' },
  ],
} satisfies PathInputs;
