interface SharedPicture {
  readonly alt: string;
}

/** The picture `class/hero`, on the store's and the class's page; `alt` is empty while one is generated. */
export const classPicture: SharedPicture = {
  alt: 'The same clay cowgirl at three stages: rough gray blocks, a detailed gray sculpt and the finished colored figure.',
};

/** The picture `artist/portrait`, on the music and the contact page; `undefined` without one. */
export const portrait: SharedPicture | undefined = {
  alt: 'Drawn self-portrait of the artist: pink hair under a teal bandana, denim jacket, a pencil in the raised hand, a ring of neon behind.',
};
