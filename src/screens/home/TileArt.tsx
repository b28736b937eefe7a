import type { TileMotif } from '#content/homeTile.ts';

/** The neon signs on the home page's tiles, on a 96 px square. */
const tubes: Record<TileMotif, string> = {
  hat: 'M8 42c12 9 25 12 40 12s28-3 40-12c-6 0-12 1-16-1-3-16-6-30-13-33-4-2-7 2-11 2s-7-4-11-2c-7 3-10 17-13 33-4 2-10 1-16 1zM25 38c14 5 32 5 46 0M37 62h5M54 62h5M27 54v11M69 54v11M23 67c16 5 34 5 50 0l-7 11-18 13-18-13zM40 77v.1M48 80v.1M56 77v.1',
  bust: 'M10 34c12 8 25 10 38 10s26-2 38-10c-6 0-11 1-15-1-3-12-6-23-12-26-4-1-7 2-11 2s-7-3-11-2c-6 3-9 14-12 26-4 2-9 1-15 1zM26 42c0 26 9 40 22 40s22-14 22-40M48 44v38M37 44c0 20 4 32 11 38M59 44c0 20-4 32-11 38M27 54c13 6 29 6 42 0M31 67c11 5 23 5 34 0M38 81l-3 9h26l-3-9',
  guitar:
    'M58 38c-6-6-14-5-18 1-3 4-5 5-10 6-12 2-19 12-14 24 3 8 9 14 17 17 12 5 22-2 24-14 1-5 2-7 6-10 6-4 7-12 1-18zM47 49L82 14M76 10l10 10M36 56a5 5 0 1 0 8 6 5 5 0 0 0-8-6M26 66l7 7',
  gamepad:
    'M28 30h40c12 0 19 12 20 28 1 10-3 16-9 16-7 0-9-8-15-14H32c-6 6-8 14-15 14-6 0-10-6-9-16 1-16 8-28 20-28zM31 39v14M24 46h14M62 42v.5M70 49v.5M54 49v.5M62 56v.5',
  frame: 'M14 18h68v60H14zM24 28h48v40H24zM30 62l12-16 9 10 6-7 9 13M58 38a4 4 0 1 0 .1 0M40 18l8-9 8 9',
  tee: 'M36 16L14 26l6 20 10-3v39h36V43l10 3 6-20-22-10c-2 6-6 9-12 9s-10-3-12-9zM48 44l3 7 7 .5-5.5 4.5 2 7-6.5-4-6.5 4 2-7-5.5-4.5 7-.5z',
};

export function TileArt({ motif }: { motif: TileMotif }) {
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={tubes[motif]} />
    </svg>
  );
}
