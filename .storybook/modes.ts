interface Mode {
  theme: 'dark' | 'light';
  /** The width of the window. */
  viewport: number;
}

/** The modes of every story for `npm run visual` and Chromatic. */
export const modes = {
  'dark 390': { theme: 'dark', viewport: 390 },
  'dark 768': { theme: 'dark', viewport: 768 },
  'dark 1280': { theme: 'dark', viewport: 1280 },
  'light 390': { theme: 'light', viewport: 390 },
  'light 768': { theme: 'light', viewport: 768 },
  'light 1280': { theme: 'light', viewport: 1280 },
} satisfies Record<string, Mode>;

/** From this width on there is no mobile menu. */
const WIDE = 768;

const modesWhere = (isTaken: (mode: Mode) => boolean) => ({
  modes: Object.fromEntries(
    Object.entries(modes).map(([name, mode]) => [name, isTaken(mode) ? mode : { disable: true }]),
  ),
});

/** `parameters.chromatic` of a story about phones only. */
export const narrowOnly = modesWhere(({ viewport }) => viewport < WIDE);

/** `parameters.chromatic` of a story about wide windows only. */
export const wideOnly = modesWhere(({ viewport }) => viewport >= WIDE);

/**
 * `parameters.chromatic` of a story of the home page. Chromatic shows animations at their end, and takes those that the
 * scroll drives along: the first view would be faded out.
 */
export const beforeScrolling = { pauseAnimationAtEnd: false };
