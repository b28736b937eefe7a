import type { Row } from './table.ts';

/**
 * LCP (simulated) of other ways to build such a site, beside the same kind of static page: medians of five runs of
 * Lighthouse 13 mobile, measured once, for comparison only.
 */
const peers: readonly (readonly [name: string, ratio: number])[] = [
  ['a hand-written static page', 1],
  ['prerendered React, whole app in the first view', 1.45],
  ['a zero-JavaScript Astro template', 1.67],
  ['a client-rendered Vite and shadcn site', 6.24],
];

/** The peers' ratios as lines of the table, to be read below the site's own. */
export const peerRows: readonly Row[] = peers.map(([of, ratio]) => ({
  of,
  what: 'peer: LCP beside the static page, simulate',
  figure: ratio.toFixed(2),
  limit: '',
  holds: true,
}));
