/** The theme of the docs page around a story in an iframe; dark for a story alone. */
export function themeAround(): 'dark' | 'light' {
  const page = window.frameElement?.ownerDocument.documentElement;
  return page?.dataset['theme'] === 'light' ? 'light' : 'dark';
}
