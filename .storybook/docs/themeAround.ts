/** The theme of the docs' page that a story stands in, in a frame of its own; dark for a story by itself. */
export function themeAround(): 'dark' | 'light' {
  const page = window.frameElement?.ownerDocument.documentElement;
  return page?.dataset['theme'] === 'light' ? 'light' : 'dark';
}
