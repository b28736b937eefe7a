/** How a history entry says which page its artwork is shown over. */
const key = 'over';

/** The state of a history entry whose artwork was opened on another page than the gallery. */
export const overPage = (path: string) => ({ [key]: path, since: performance.timeOrigin });

/**
 * The page that the current artwork lies over. An entry of an earlier document does not count: after a reload, the
 * artwork's own page is what the server has answered with, and it lies over the gallery.
 */
export function pageBelow(): string | undefined {
  if (typeof history === 'undefined') return undefined;
  const entry: unknown = history.state;
  if (typeof entry !== 'object' || entry === null || !(key in entry) || !('since' in entry)) return undefined;
  return entry.since === performance.timeOrigin && typeof entry[key] === 'string' ? entry[key] : undefined;
}
