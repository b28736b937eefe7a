import { defineTokens } from '@pandacss/dev';
import { looks } from '#looks';
import { fluid } from './fluid.ts';
import { headingScale } from './fontMetrics.ts';
import { stackOf } from './fonts.ts';
import { paint } from './palette.ts';

/** Steps of 4 px, named by their number. */
const STEPS = [
  0, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 80, 96,
] as const;

const scaled = headingScale(looks.fonts.display);

const scale = Object.fromEntries(
  STEPS.map((step) => [String(step), { value: step === 0 ? '0rem' : `${step / 4}rem` }]),
);

/** Raw colors. Components use the semantic ones, which have a value per theme. */
export const tokens = defineTokens({
  colors: {
    ...paint(looks),
    wine: {
      700: { value: '#9c1b2f' },
    },
    teal: {
      300: { value: '#5fd9ca' },
      800: { value: '#0b665e' },
    },
    /** The shirts' colors. */
    cloth: {
      soot: { value: '#1b1820' },
      bone: { value: '#f2e7d0' },
      rust: { value: '#a83a2a' },
      denim: { value: '#3f618f' },
      teal: { value: '#1f8d84' },
      plum: { value: '#6d4a97' },
    },
    red: {
      300: { value: '#ff9a8f' },
      700: { value: '#b3201a' },
      800: { value: '#a11812' },
    },
  },
  fonts: {
    display: { value: `${stackOf(looks.fonts.display)}, sans-serif` },
    body: { value: `${stackOf(looks.fonts.text)}, system-ui, sans-serif` },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: fluid(16, 18) },
    /** At least 16 px in inputs: below, phones zoom in on focus. */
    input: { value: '1.0625rem' },
    /** The smallest bold size that counts as large text (18.66 px), for near-white on the accent. */
    press: { value: '1.1875rem' },
    lg: { value: fluid(18, 22) },
    xl: { value: fluid(21, 28) },
    '2xl': { value: fluid(26, 38) },
    '3xl': { value: fluid(32 * scaled, 56 * scaled) },
    /** A page's title, in capitals. */
    page: { value: fluid(46 * scaled, 96 * scaled) },
    '4xl': { value: fluid(64 * scaled, 152 * scaled) },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    bold: { value: 700 },
    /** The display font's only weight. */
    black: { value: Number(looks.fonts.display.weight.split(' ').at(-1)) },
  },
  lineHeights: {
    /** For capitals, which have no descenders. */
    sign: { value: 0.88 },
    flat: { value: 1 },
    tight: { value: 1.05 },
    snug: { value: 1.25 },
    normal: { value: 1.6 },
  },
  letterSpacings: {
    tight: { value: '-0.02em' },
    normal: { value: '0em' },
    wide: { value: '0.08em' },
  },
  spacing: {
    ...scale,
    /** Capped relative to the window, so that large text keeps the room. */
    gutter: { value: `min(${fluid(16, 48)}, 5vw)` },
    section: { value: fluid(56, 104) },
  },
  sizes: {
    ...scale,
    full: { value: '100%' },
    /** The content width; it grows in windows wider than 1600 px. */
    content: { value: 'clamp(80rem, 100vw - 20rem, 100rem)' },
    /** A comfortable line length. */
    prose: { value: '38rem' },
    touch: { value: '2.75rem' },
    header: { value: '4.5rem' },
  },
  radii: {
    none: { value: '0px' },
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '1rem' },
    full: { value: '999px' },
  },
  borderWidths: {
    hairline: { value: '1px' },
    line: { value: '2px' },
    thick: { value: '3px' },
  },
  durations: {
    fast: { value: '150ms' },
    normal: { value: '200ms' },
    slow: { value: '250ms' },
    strip: { value: '30000ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  },
  zIndex: {
    behind: { value: -1 },
    base: { value: 0 },
    raised: { value: 1 },
    header: { value: 10 },
    overlay: { value: 20 },
    dialog: { value: 21 },
    skip: { value: 30 },
    toast: { value: 40 },
  },
  opacity: {
    hidden: { value: 0 },
    mark: { value: 0.8 },
    halftone: { value: 0.34 },
    full: { value: 1 },
  },
});
