import { describe, expect, it } from 'vitest';
import {
  artworkDescription,
  artworkTitle,
  galleryCategories,
  galleryItems,
  galleryTexts,
  mediums,
  worksIn,
} from './gallery.ts';
import { pictures, socialPreviews } from './pictures.generated.ts';

/** The specification's own numbers. */
const counts = { 'concept-art': 40, '3d': 13, illustration: 8, 'toy-design': 9 };

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the gallery', () => {
  it.each(galleryCategories)(
    'has as many works in %s as specified',
    { tags: ['S9.gallery.counts'] },
    (category) => {
      expect(worksIn(category)).toHaveLength(counts[category]);
      expect(mediums[category]).not.toBe('');
    },
  );

  it('shows all seventy under All Work', () => {
    expect(worksIn('all')).toHaveLength(70);
    expect(galleryTexts.count(70, 'all')).toBe('70 works');
  });

  it('gives every work an id, an address, a picture, a page title and a description of its own', {
    tags: ['S3.gallery'],
  }, () => {
    expect(unique(galleryItems.map(({ id }) => id))).toBe(true);
    expect(unique(galleryItems.map(({ slug }) => slug))).toBe(true);
    expect(unique(galleryItems.map(({ src }) => src))).toBe(true);
    expect(unique(galleryItems.map(artworkTitle))).toBe(true);
    expect(unique(galleryItems.map(artworkDescription))).toBe(true);
  });

  it.each(galleryItems)('$slug can be shown, shared and read out', ({ id, slug, src, alt, title }) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(pictures[src].width / pictures[src].height).toBeCloseTo(4 / 5);
    expect(socialPreviews).toContain(id);
    expect(alt.length).toBeGreaterThan(20);
    expect(title).not.toBe('');
  });
});
