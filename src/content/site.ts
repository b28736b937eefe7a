/**
 * Who this site belongs to. The studio and its owner are invented: put your own in, here and in the other files of this
 * folder, and the site is yours. No component holds a text of its own that a visitor would read as yours.
 */
export const site = {
  name: 'Neon Lasso Studio',
  owner: 'Birdie Vandegritt',
  tagline: 'character art, toys and cowpunk songs',
  description:
    'Characters drawn, sculpted and sung by Birdie Vandegritt: concept art, 3D, toy design and country-punk songs from the far end of the highway.',
  /** What a shared link shows, 1200 x 630. */
  preview: {
    src: '/pictures/social/home.jpg',
    alt: 'A neon sign in the shape of a lasso reads Neon Lasso over a desert highway at night.',
  },
} as const;
