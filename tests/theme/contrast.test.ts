import { describe, expect, it } from 'vitest';
import { recipes, slotRecipes } from '#app/recipes.ts';
import { looks } from '#looks';
import { at, cases, contrastsOf, isRecord, sentenceOf, shortfallsOf } from '#theme/contrast.ts';
import { contrastMinimums } from '#theme/contrastMinimums.ts';
import { keyframes } from '#theme/keyframes.ts';
import { layerStyles } from '#theme/layerStyles.ts';
import { decorations, pairs } from '#theme/pairs.ts';
import { textStyles } from '#theme/textStyles.ts';
import { tokens } from '#theme/tokens.ts';

describe('contrast', () => {
  const ratioOf = contrastsOf(looks);
  const shortfalls = shortfallsOf(looks);

  it.each(cases)('$use on $on is enough for $as in the $theme theme', { tags: ['D2'] }, (one) => {
    const short = shortfalls.find(({ use, theme }) => use === one.use && theme === one.theme);
    expect(ratioOf(one), short && sentenceOf(short)).toBeGreaterThanOrEqual(contrastMinimums[one.as]);
  });
});

const colorProperties =
  /^(color|bg|background|backgroundColor|border.*Color|outlineColor|textDecorationColor)$/;
const notTokens = new Set(['transparent', 'currentColor', 'inherit']);

/** Every color in a tree of styles, conditions and slots included. */
function colorsIn(tree: unknown): string[] {
  if (!isRecord(tree)) return [];
  return Object.entries(tree).flatMap(([key, value]) => {
    if (!colorProperties.test(key)) return colorsIn(value);
    const values = isRecord(value) ? Object.values(value) : [value];
    return values
      .filter((name) => typeof name === 'string')
      .map((name) => name.replace(/^\{colors\.(.+)\}$/, '$1').replace(/!$/, ''))
      .filter((name) => !notTokens.has(name));
  });
}

describe('the recipes', () => {
  const listed = new Set<string>([...pairs.flatMap(({ use, on }) => [use, ...on]), ...decorations]);
  const all = Object.entries({ ...recipes, ...slotRecipes, keyframes, layerStyles });

  it.each(all)('%s uses no color whose contrast is not computed here', { tags: ['D2'] }, (_, recipe) => {
    for (const name of colorsIn(recipe)) expect(listed).toContain(name);
  });
});

describe('the sizes and spaces', () => {
  const scales: Record<string, readonly [RegExp, unknown]> = {
    spacing: [/^(p|m)[xytrbl]?$|^(padding|margin)|^(row|column)?gap$/i, tokens.spacing],
    sizes: [/^((min|max)(Width|Height)|width|height)$/, tokens.sizes],
    fontSizes: [/^fontSize$/, tokens.fontSizes],
    lineHeights: [/^lineHeight$/, tokens.lineHeights],
    fontWeights: [/^fontWeight$/, tokens.fontWeights],
    radii: [/^borderRadius$/, tokens.radii],
    durations: [/Duration$/, tokens.durations],
    easings: [/TimingFunction$/, tokens.easings],
    zIndex: [/^zIndex$/, tokens.zIndex],
    opacity: [/^opacity$/, tokens.opacity],
    borderWidths: [/^border.*Width$/, tokens.borderWidths],
  };
  const keywords = new Set(['auto', 'none', 'linear', '0']);

  /** Names of the scale that do not exist: Panda would write them into the sheet as they are. */
  function strangersIn(tree: unknown): string[] {
    if (!isRecord(tree)) return [];
    return Object.entries(tree).flatMap(([property, value]) => {
      const scale = Object.values(scales).find(([pattern]) => pattern.test(property))?.[1];
      if (scale === undefined) return strangersIn(value);
      return (isRecord(value) ? Object.values(value) : [value])
        .map((name) => String(name).replace(/!$/, ''))
        .filter((name) => !/^\[.*\]$/.test(name) && !keywords.has(name))
        .filter((name) => at(scale, [name]) === undefined)
        .map((name) => `${property}: ${name}`);
    });
  }

  it.each(Object.entries({ ...recipes, ...slotRecipes, layerStyles, textStyles }))(
    '%s names steps that exist',
    (_, recipe) => {
      expect(strangersIn(recipe)).toEqual([]);
    },
  );
});
