/** The picture `class/hero`, on the pages of the store and of the class. */
export const classPicture = {
  alt: 'The same clay cowgirl at three stages: rough grey blocks, a detailed grey sculpt and the finished coloured figure.',
} as const;

/** The picture `artist/portrait`, on the pages of music and contact. */
export const portrait = {
  alt: 'Drawn self-portrait of the artist: pink hair under a teal bandana, denim jacket, a pencil in the raised hand, a ring of neon behind.',
} as const;
