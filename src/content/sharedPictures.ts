interface SharedPicture {
  readonly alt: string;
}

/** The picture `class/hero`, on the pages of the store and of the class; `alt` is empty while one is drawn in its place. */
export const classPicture: SharedPicture = {
  alt: 'The same clay cowgirl at three stages: rough gray blocks, a detailed gray sculpt and the finished colored figure.',
};

/** The picture `artist/portrait`, on the pages of music and contact; `undefined` if it is missing. */
export const portrait: SharedPicture | undefined = {
  alt: 'Drawn self-portrait of the artist: pink hair under a teal bandana, denim jacket, a pencil in the raised hand, a ring of neon behind.',
};
