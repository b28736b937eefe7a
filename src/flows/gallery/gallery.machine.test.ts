import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { GalleryFilter } from '#content/gallery.ts';
import { galleryMachine } from './gallery.machine.ts';

function start(filter: GalleryFilter) {
  const written: GalleryFilter[] = [];
  const gallery = createActor(
    galleryMachine.provide({ actions: { writeAddress: (_, next) => written.push(next) } }),
    { input: { filter } },
  );
  gallery.start();
  return { gallery, written, shown: () => gallery.getSnapshot().value };
}

const filters = ['all', 'concept-art', '3d', 'illustration', 'toy-design'] as const;

it.each(filters)(
  'starts with %s where the address says so, and writes nothing',
  { tags: ['S4.gallery'] },
  (filter) => {
    const { shown, written } = start(filter);
    expect(shown()).toBe(filter);
    expect(written).toEqual([]);
  },
);

it.each(filters)('shows and writes %s when it is chosen', { tags: ['S4.gallery'] }, (filter) => {
  const { gallery, shown, written } = start('3d');
  gallery.send({ type: 'filter.chosen', filter });
  expect(shown()).toBe(filter);
  expect(written).toEqual([filter]);
});

it.each(filters)('follows the address to %s without writing it back', (filter) => {
  const { gallery, shown, written } = start('toy-design');
  gallery.send({ type: 'address.changed', filter });
  expect(shown()).toBe(filter);
  expect(written).toEqual([]);
});

it('goes there and back again', () => {
  const { gallery, shown, written } = start('all');
  gallery.send({ type: 'filter.chosen', filter: '3d' });
  gallery.send({ type: 'filter.chosen', filter: 'illustration' });
  gallery.send({ type: 'address.changed', filter: '3d' });
  gallery.send({ type: 'address.changed', filter: 'all' });
  expect(shown()).toBe('all');
  expect(written).toEqual(['3d', 'illustration']);
});
