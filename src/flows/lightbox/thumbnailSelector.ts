import { workHref } from '#content/categories.ts';

/** Selects a work's thumbnail, with or without a filter in its address: an id for each is 2 % of the gallery's HTML. */
export function thumbnailSelector(slug: string): string {
  const href = workHref(slug);
  return `li > a:is([href="${href}"], [href^="${href}?"])`;
}
