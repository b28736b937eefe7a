/** The tokens of a page on paper, from both themes: dark on white, and no color that a printer has to guess. */
const inks = {
  white: [
    'bg-canvas',
    'bg-surface',
    'bg-raised',
    'bg-inset',
    'bg-hover',
    'accent',
    'accent-strong',
    'glass',
    'poster-ink',
  ],
  black: [
    ...['fg', 'fg-muted', 'accent-fg', 'accent-text', 'sodium', 'teal', 'danger-text', 'success-text'],
    ...['poster-sodium', 'poster-teal', 'poster-pink'],
  ],
  gray: ['border-control', 'stitch'],
};

const chips = ['purple', 'pink', 'teal', 'orange', 'yellow'];

/** Over the themes' own values, which stand in a later layer. */
const set = (color: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`--colors-${name}`, `${color}!important`]));

const EVERY_THEME = ':root, [data-theme]';

export const print = {
  [EVERY_THEME]: {
    ...set('white', [...inks.white, ...chips.map((chip) => `chip-${chip}`)]),
    ...set('black', [...inks.black, ...chips.map((chip) => `chip-${chip}-ink`)]),
    ...set('gray', inks.gray),
    ...set('lightgray', ['border-subtle']),
    '--shadows-card': 'none!important',
    '--shadows-neon': 'none!important',
  },
  /* Nothing moves on paper, and nothing is printed half faded in. */
  '*, ::before, ::after': { animation: 'none!important', transition: 'none!important' },
};

/** What is muted otherwise is as plain as the rest, and every edge can be seen. */
export const moreContrast = {
  [EVERY_THEME]: {
    ...set('var(--colors-fg)', ['fg-muted', 'border-control', 'border-subtle']),
  },
};

/** Where the system's colors replace the page's, what is chosen has the system's color for that. */
export const forcedColors = {
  '[aria-pressed=true], [aria-current=true]': {
    forcedColorAdjust: 'none',
    bg: '[Highlight]!',
    borderColor: '[Highlight]!',
    color: '[HighlightText]!',
  },
} as const;
