/** Tokens for print, from both themes: dark on white, without colors that a printer must approximate. */
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
    ...['fg', 'fg-muted', 'accent-fg', 'accent-text', 'second', 'third', 'danger-text', 'success-text'],
    ...['poster-second', 'poster-third', 'poster-accent'],
  ],
  gray: ['border-control', 'stitch'],
};

const chips = ['purple', 'pink', 'teal', 'orange', 'yellow'];

/** Overrides the themes' values, which are in a later layer. */
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
  /* On paper nothing moves or is printed halfway through a fade. */
  '*, ::before, ::after': { animation: 'none!important', transition: 'none!important' },
};

/** For more contrast: muted text like the rest, and visible borders. */
export const moreContrast = {
  [EVERY_THEME]: {
    ...set('var(--colors-fg)', ['fg-muted', 'border-control', 'border-subtle']),
  },
};

/** In forced colors the selected item uses the system's selection colors. */
export const forcedColors = {
  '[aria-pressed=true], [aria-current=true]': {
    forcedColorAdjust: 'none',
    bg: '[Highlight]!',
    borderColor: '[Highlight]!',
    color: '[HighlightText]!',
  },
} as const;
