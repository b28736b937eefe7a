/** The history state's key for the page behind an artwork. */
const key = 'over';

/** The history state of an artwork opened on a page other than the gallery. */
export const overPage = (path: string) => ({ [key]: path, since: performance.timeOrigin });

/**
 * The page behind the current artwork. Entries of an earlier document do not count: after a reload the server has sent
 * the artwork's own page, which opens over the gallery.
 */
export function pageBelow(): string | undefined {
  if (typeof history === 'undefined') return undefined;
  const entry: unknown = history.state;
  if (typeof entry !== 'object' || entry === null || !(key in entry) || !('since' in entry)) return undefined;
  return entry.since === performance.timeOrigin && typeof entry[key] === 'string' ? entry[key] : undefined;
}
