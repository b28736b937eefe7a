import { type Color, converter, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { leastContrast } from '#storybook/docs/contrast.ts';
import { keyframes } from '#theme/keyframes.ts';
import { decorations, needs, pairs } from '#theme/pairs.ts';
import { recipes, slotRecipes } from '#theme/recipes/index.ts';
import { semanticTokens } from '#theme/semanticTokens.ts';
import { tokens } from '#theme/tokens.ts';

const themes = { dark: 'base', light: '_light' } as const;
type Theme = keyof typeof themes;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), tree);
}

/** A token's own value in a theme: references are followed down to the paint. */
function paintOf(name: string, theme: Theme): string {
  const path = name.split('.');
  const found = at(semanticTokens.colors, path) ?? at(tokens.colors, path);
  const value = at(found, ['DEFAULT', 'value']) ?? at(found, ['value']);
  const here = isRecord(value) ? value[themes[theme]] : value;
  if (typeof here !== 'string') throw new Error(`There is no colour ${name}.`);
  const reference = /^\{colors\.(.+)\}$/.exec(here);
  return reference?.[1] ? paintOf(reference[1], theme) : here;
}

function colour(name: string, theme: Theme): Color {
  const parsed = parse(paintOf(name, theme));
  if (!parsed) throw new Error(`${name} is no colour that can be read.`);
  return parsed;
}

/** The lightest and the darkest thing that can pass below a see-through colour. */
const passingBelow = (theme: Theme) => ['night.950', 'bone.50'].map((name) => colour(name, theme));

const cases = pairs.flatMap(({ use, on, as }) =>
  on.flatMap((below) => (['dark', 'light'] as const).map((theme) => ({ use, below, as, theme }))),
);

describe('contrast', () => {
  it.each(cases)(
    '$use on $below is enough for $as in the $theme theme',
    { tags: ['D2'] },
    ({ use, below, as, theme }) => {
      const ratio = leastContrast(colour(use, theme), colour(below, theme), passingBelow(theme));
      expect(ratio).toBeGreaterThanOrEqual(needs[as]);
    },
  );

  it('keeps the text on the accent near white', { tags: ['S4.accent.text'] }, () => {
    for (const theme of ['dark', 'light'] as const)
      expect(wcagContrast(colour('accent.fg', theme), 'white')).toBeLessThan(1.15);
  });

  it('keeps the accent as it is specified', { tags: ['S4.accent'] }, () => {
    const accent = (theme: Theme) => converter('hsl')(colour('accent', theme));
    expect(accent('dark')).toMatchObject({ h: 328, s: 1, l: 0.63 });
    expect(accent('light')).toMatchObject({ h: 328, s: 1, l: 0.58 });
  });
});

const colourProperties =
  /^(color|bg|background|backgroundColor|border.*Color|outlineColor|textDecorationColor)$/;
const notTokens = new Set(['transparent', 'currentColor', 'inherit']);

/** Every colour that a tree of styles names, conditions and slots included. */
function coloursIn(tree: unknown): string[] {
  if (!isRecord(tree)) return [];
  return Object.entries(tree).flatMap(([key, value]) => {
    if (!colourProperties.test(key)) return coloursIn(value);
    const values = isRecord(value) ? Object.values(value) : [value];
    return values
      .filter((name) => typeof name === 'string')
      .map((name) => name.replace(/^\{colors\.(.+)\}$/, '$1').replace(/!$/, ''))
      .filter((name) => !notTokens.has(name));
  });
}

describe('the recipes', () => {
  const listed = new Set<string>([...pairs.flatMap(({ use, on }) => [use, ...on]), ...decorations]);
  const all = Object.entries({ ...recipes, ...slotRecipes, keyframes });

  it.each(all)('%s uses no colour whose contrast is not computed here', { tags: ['D2'] }, (_, recipe) => {
    for (const name of coloursIn(recipe)) expect(listed).toContain(name);
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

  it.each(Object.entries({ ...recipes, ...slotRecipes }))('%s names steps that exist', (_, recipe) => {
    expect(strangersIn(recipe)).toEqual([]);
  });
});
