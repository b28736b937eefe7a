import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type GalleryFilter, galleryCategories } from '#content/gallery.ts';
import { galleryMachine } from './gallery.machine.ts';

function start(filter: GalleryFilter) {
  const written: GalleryFilter[] = [];
  const gallery = createActor(
    galleryMachine.provide({ actions: { writeAddress: (_, next) => written.push(next) } }),
    { input: { filter } },
  );
  gallery.start();
  return { gallery, written, shown: () => gallery.getSnapshot().context.filter };
}

const filters: readonly GalleryFilter[] = ['all', ...galleryCategories];
const [first = 'all', second = 'all'] = galleryCategories;

it.each(filters)('starts with %s from the URL, without writing to it', { tags: ['S4.gallery'] }, (filter) => {
  const { shown, written } = start(filter);
  expect(shown()).toBe(filter);
  expect(written).toEqual([]);
});

it.each(filters)('shows %s and writes it to the URL when chosen', { tags: ['S4.gallery'] }, (filter) => {
  const { gallery, shown, written } = start(first);
  gallery.send({ type: 'filter.chosen', filter });
  expect(shown()).toBe(filter);
  expect(written).toEqual([filter]);
});

it.each(filters)('follows the URL to %s without writing it back', (filter) => {
  const { gallery, shown, written } = start(second);
  gallery.send({ type: 'address.changed', filter });
  expect(shown()).toBe(filter);
  expect(written).toEqual([]);
});

it('parses the URL that it wrote', () => {
  const { gallery, shown, written } = start('all');
  gallery.send({ type: 'filter.chosen', filter: first });
  gallery.send({ type: 'filter.chosen', filter: second });
  gallery.send({ type: 'address.changed', filter: first });
  gallery.send({ type: 'address.changed', filter: 'all' });
  expect(shown()).toBe('all');
  expect(written).toEqual([first, second]);
});

it('is in the state for all works, or for one category', () => {
  const { gallery } = start('all');
  expect(gallery.getSnapshot().value).toBe('all');
  gallery.send({ type: 'filter.chosen', filter: first });
  expect(gallery.getSnapshot().value).toBe('category');
});
