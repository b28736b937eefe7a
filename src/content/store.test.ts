import { picture } from 'virtual:pictures/store';
import { describe, expect, it } from 'vitest';
import { merchandise } from './store.ts';

describe('the shirts', () => {
  it('have unique ids', () => {
    expect(new Set(merchandise.map(({ id }) => id)).size).toBe(merchandise.length);
  });

  it.each(merchandise)('$title has every field of a shirt', { tags: ['S3.merchandise'] }, (shirt) => {
    expect(shirt.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(shirt.description).not.toBe('');
    expect(shirt.price).toMatch(/\d/);
    expect(picture(shirt.id).src).toContain(shirt.id);
    for (const list of [shirt.sizes, shirt.colors.map(({ name }) => name)])
      expect(new Set(list).size).toBe(list.length);
  });
});
