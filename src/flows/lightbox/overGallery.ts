/** The history state of an entry that directly follows the gallery's. */
export const overGallery = { isOverGallery: true };

export function isOverGallery(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'isOverGallery' in entry;
}
