import type { ColorToken } from '#styled/tokens';
import type { contrastMinimums } from './contrastMinimums.ts';

export interface ColorPair {
  use: ColorToken;
  on: readonly ColorToken[];
  as: keyof typeof contrastMinimums;
}

/**
 * Every color pair in the recipes. A recipe with a color that is missing here and in the decorations below fails the
 * test.
 */
export const pairs: readonly ColorPair[] = [
  { use: 'fg', on: ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.inset', 'bg.hover', 'glass'], as: 'text' },
  { use: 'fg.muted', on: ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.inset', 'bg.hover'], as: 'text' },
  { use: 'fg.muted', on: ['glass'], as: 'mark' },
  { use: 'accent.text', on: ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.hover', 'glass'], as: 'text' },
  { use: 'accent', on: ['bg.canvas', 'bg.surface', 'bg.raised'], as: 'fill' },
  { use: 'accent.fg', on: ['accent'], as: 'largeText' },
  { use: 'accent.fg', on: ['accent.strong'], as: 'text' },
  { use: 'second', on: ['bg.canvas', 'bg.surface', 'bg.raised'], as: 'text' },
  /* The mark beside the studio's name. */
  { use: 'second', on: ['glass'], as: 'mark' },
  { use: 'third', on: ['bg.canvas', 'bg.surface', 'bg.raised'], as: 'text' },
  { use: 'danger.text', on: ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.inset'], as: 'text' },
  { use: 'danger.fg', on: ['danger.solid'], as: 'text' },
  { use: 'success.text', on: ['bg.canvas', 'bg.surface', 'bg.raised'], as: 'text' },
  { use: 'border.control', on: ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.inset'], as: 'mark' },
  { use: 'focus', on: ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.hover', 'glass'], as: 'mark' },
  { use: 'poster.ink', on: ['poster.second', 'poster.third', 'poster.accent'], as: 'mark' },
  { use: 'chip.purpleInk', on: ['chip.purple'], as: 'text' },
  { use: 'chip.pinkInk', on: ['chip.pink'], as: 'text' },
  { use: 'chip.tealInk', on: ['chip.teal'], as: 'text' },
  { use: 'chip.orangeInk', on: ['chip.orange'], as: 'text' },
  { use: 'chip.yellowInk', on: ['chip.yellow'], as: 'text' },
];

/** Purely decorative colors. */
export const decorations: readonly ColorToken[] = [
  'border.subtle',
  'stitch',
  'scrim',
  'cloth.soot',
  'cloth.bone',
  'cloth.rust',
  'cloth.denim',
  'cloth.teal',
  'cloth.plum',
];
