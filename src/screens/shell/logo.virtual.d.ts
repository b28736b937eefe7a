declare module 'virtual:logo/mark' {
  /** The studio's mark: the owner's drawing, else the name's initials. */
  export const Drawing: () => import('react').JSX.Element;
}

declare module 'virtual:logo/poster' {
  /** The picture of a page that says one thing: the owner's drawing, else rings. */
  export const Drawing: () => import('react').JSX.Element;
  /** Where it leaves room for a word. */
  export const sign: 'upper' | 'middle';
}
