import { type Color, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrastMinimums } from '#theme/contrastMinimums.ts';
import { themes } from './themes.ts';

const grounds = ['appBg', 'appContentBg', 'barBg'] as const;
const pairs = [
  { use: 'textColor', on: [...grounds, 'appHoverBg', 'buttonBg', 'booleanSelectedBg'], as: 'text' },
  { use: 'textMutedColor', on: grounds, as: 'text' },
  { use: 'inputTextColor', on: ['inputBg'], as: 'text' },
  { use: 'barTextColor', on: ['barBg'], as: 'text' },
  { use: 'barSelectedColor', on: ['barBg'], as: 'text' },
  { use: 'barHoverColor', on: ['barBg'], as: 'text' },
  { use: 'colorSecondary', on: grounds, as: 'text' },
  { use: 'textInverseColor', on: ['colorSecondary'], as: 'text' },
  { use: 'inputBorder', on: ['appContentBg', 'inputBg'], as: 'mark' },
] as const;

function colorOf(text: string): Color {
  const color = parse(text);
  if (!color) throw new Error(`${text} is not a color.`);
  return color;
}

describe.each(Object.entries(themes))("Storybook's %s theme", (_, theme) => {
  it.each(pairs.flatMap(({ use, on, as }) => on.map((ground) => ({ use, ground, as }))))(
    'has enough contrast between $use and $ground',
    ({ use, ground, as }) => {
      expect(wcagContrast(colorOf(theme[use]), colorOf(theme[ground]))).toBeGreaterThanOrEqual(
        contrastMinimums[as],
      );
    },
  );
});
