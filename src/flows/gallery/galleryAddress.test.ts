import { describe, expect, it } from 'vitest';
import { filterFrom, galleryAddress, galleryPlace } from './galleryAddress.ts';

describe('the filter in the address', () => {
  it.each([
    ['', 'all'],
    ['filter=concept-art', 'concept-art'],
    ['filter=3d', '3d'],
    ['filter=illustration', 'illustration'],
    ['filter=toy-design', 'toy-design'],
    ['?filter=3d', '3d'],
    ['filter=fine-art', 'all'],
    ['filter=all', 'all'],
    ['filter=3D', 'all'],
    ['filter=', 'all'],
    ['filter=toString', 'all'],
    ['filter=%E0%A4%A', 'all'],
    ['filter=3d&filter=illustration', '3d'],
  ])('%j means %s', { tags: ['S2.portfolio.query', 'S2.portfolio.fine-art'] }, (search, filter) => {
    expect(filterFrom(search)).toBe(filter);
  });

  it.each(['all', 'concept-art', '3d', 'illustration', 'toy-design'] as const)('survives %s', (filter) => {
    const { pathname, search } = new URL(galleryAddress(filter), 'http://localhost');
    expect(galleryPlace(pathname, search)).toEqual({ filter, slug: undefined });
  });
});

describe('the artwork in the address', () => {
  it.each([
    ['/portfolio', '', { filter: 'all', slug: undefined }],
    ['/portfolio/rosalie-static', '', { filter: 'all', slug: 'rosalie-static' }],
    ['/portfolio/rosalie-static/', '', { filter: 'all', slug: 'rosalie-static' }],
    ['/portfolio/rosalie-static', 'filter=concept-art', { filter: 'concept-art', slug: 'rosalie-static' }],
    ['/portfolio/rosalie-static', 'filter=3d', { filter: 'all', slug: 'rosalie-static' }],
    ['/portfolio/nobody', 'filter=3d', { filter: '3d', slug: undefined }],
  ])('%s?%s', (path, search, place) => {
    expect(galleryPlace(path, search)).toEqual(place);
  });
});
