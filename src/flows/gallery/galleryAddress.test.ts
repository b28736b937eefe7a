import { describe, expect, it, vi } from 'vitest';
import { categoryHref, workHref } from '#content/categories.ts';
import { type GalleryFilter, galleryCategories } from '#content/gallery.ts';
import { filterFrom, galleryAddress, galleryPlace } from './galleryAddress.ts';

vi.mock('#content/gallery.ts', () => ({
  galleryCategories: ['ink', 'clay'],
  galleryItems: [{ slug: 'heron', category: 'ink' }],
}));

const one = 'ink';
const other = 'clay';
const work = { slug: 'heron', category: one };

describe('the filter in the URL', () => {
  it.each<[string, GalleryFilter]>([
    ['', 'all'],
    ...galleryCategories.map((category) => [`filter=${category}`, category] satisfies [string, string]),
    [`?filter=${one}`, one],
    ['filter=fine-art', 'all'],
    ['filter=all', 'all'],
    [`filter=${one.toUpperCase()}`, 'all'],
    ['filter=a-category-of-old', 'all'],
    ['filter=', 'all'],
    ['filter=toString', 'all'],
    ['filter=%E0%A4%A', 'all'],
    [`filter=${one}&filter=${other}`, one],
  ])('%j means %s', { tags: ['S2.portfolio.query', 'S2.portfolio.fine-art'] }, (search, filter) => {
    expect(filterFrom(search)).toBe(filter);
  });

  it.each(['all', ...galleryCategories] as const)('survives %s', (filter) => {
    const { pathname, search } = new URL(galleryAddress(filter), 'http://localhost');
    expect(galleryPlace(pathname, search)).toEqual({ filter, slug: undefined });
  });
});

it.each(galleryCategories)('is where a link to %s leads', (category) => {
  expect(categoryHref(category)).toBe(galleryAddress(category));
});

it('is, for a work, its own', () => {
  expect(workHref(work.slug)).toBe(galleryAddress('all', work.slug));
});

describe('the artwork in the URL', () => {
  it.each([
    ['/portfolio', '', { filter: 'all', slug: undefined }],
    [`/portfolio/${work.slug}`, '', { filter: 'all', slug: work.slug }],
    [`/portfolio/${work.slug}/`, '', { filter: 'all', slug: work.slug }],
    [`/portfolio/${work.slug}`, `filter=${work.category}`, { filter: work.category, slug: work.slug }],
    [`/portfolio/${work.slug}`, `filter=${other}`, { filter: 'all', slug: work.slug }],
    ['/portfolio/nobody', `filter=${one}`, { filter: one, slug: undefined }],
  ])('%s?%s', (path, search, place) => {
    expect(galleryPlace(path, search)).toEqual(place);
  });
});
