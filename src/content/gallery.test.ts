import { picture, thumbnail } from 'virtual:pictures/gallery';
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import {
  artworkDescription,
  artworkTitle,
  filterLabel,
  galleryCategories,
  galleryItems,
  galleryTexts,
  mediumOf,
  worksIn,
} from './gallery.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the gallery', () => {
  it.each(categories)('shows the works of $id, with a description', ({ id, label, medium }) => {
    expect(worksIn(id).length > 0).toBe(galleryCategories.includes(id));
    expect(worksIn(id).every(({ category }) => category === id)).toBe(true);
    expect([filterLabel(id), mediumOf(id)]).toEqual([label, medium]);
  });

  it('shows the works of every category under All Work', () => {
    const counts = galleryCategories.map((category) => worksIn(category).length);
    expect(worksIn('all')).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });

  it('counts in singular and plural', () => {
    expect(galleryTexts.count(1, 'all')).toBe('1 work');
    expect(galleryTexts.count(2, 'all')).toBe('2 works');
  });

  it('gives every work a unique id, address, picture, page title and description', {
    tags: ['S3.gallery'],
  }, () => {
    expect(unique(galleryItems.map(({ id }) => id))).toBe(true);
    expect(unique(galleryItems.map(({ slug }) => slug))).toBe(true);
    expect(unique(galleryItems.map(({ src }) => src))).toBe(true);
    expect(unique(galleryItems.map(artworkTitle))).toBe(true);
    expect(unique(galleryItems.map(artworkDescription))).toBe(true);
  });

  it.each(galleryItems)(
    '$slug has every field for display, sharing and assistive technology',
    ({ slug, src, alt, title }) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      const { width, height } = thumbnail(slug);
      expect(width / height).toBeCloseTo(4 / 5);
      expect(picture(slug).src.startsWith(`${src}.`)).toBe(true);
      expect(alt.length).toBeGreaterThan(20);
      expect(title).not.toBe('');
    },
  );
});
