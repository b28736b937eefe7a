import { picture } from 'virtual:pictures/store';
import { expect, it } from 'vitest';
import { merchandise } from './store.ts';

it.each(merchandise)('$title has every field of a shirt', { tags: ['S3.merchandise'] }, (shirt) => {
  expect(shirt.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(shirt.description).not.toBe('');
  expect(shirt.price).toMatch(/^\$\d+\.\d\d$/);
  expect(picture(shirt.id).src).toContain(shirt.id);
  expect(shirt.sizes.length).toBeGreaterThan(0);
  expect(shirt.colors.length).toBeGreaterThan(0);
});
