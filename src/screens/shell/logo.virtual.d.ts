declare module 'virtual:logo/mark' {
  /** The studio's mark: the owner's SVG, else the name's initials. */
  export const Drawing: () => import('react').JSX.Element;
}

declare module 'virtual:logo/poster' {
  /** The picture of message pages: the owner's SVG, else rings. */
  export const Drawing: () => import('react').JSX.Element;
  /** The area of the picture left free for a word. */
  export const sign: 'upper' | 'middle';
}
