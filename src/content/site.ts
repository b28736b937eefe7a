/**
 * Who this site belongs to. The studio and its owner are invented: put your own in, here and in the other files of this
 * folder, and the site is yours. No component contains text about you.
 */
export const site = {
  name: 'Neon Lasso Studio',
  owner: 'Birdie Vandegritt',
  tagline: 'character art, toys and cowpunk songs',
  description:
    'Characters drawn, sculpted and sung by Birdie Vandegritt: concept art, 3D, toy design and country-punk songs from the far end of the highway.',
  /**
   * The social preview of pages without one, as folder and name in src/content. While it is missing, a card with name
   * and tagline is drawn.
   */
  preview: 'home/hero',
} as const;
