import { type Color, parse } from 'culori';
import { type Looks, looks as ownLooks, type Themed } from '#looks';
import { cssOf, shadeOf } from '#shades';
import { contrastMinimums } from './contrastMinimums.ts';
import { leastContrast } from './leastContrast.ts';
import { type ColorPair, pairs } from './pairs.ts';
import { paint } from './palette.ts';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

const themes = { dark: 'base', light: '_light' } as const;
type Theme = keyof typeof themes;

/** A tree of tokens or styles, or a branch. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Looks up a path in a tree of tokens or styles. */
export function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), tree);
}

/** Resolves a token's color in a theme, following references. */
export function colorsOf(looks: Looks) {
  const paints: unknown = looks === ownLooks ? tokens.colors : { ...tokens.colors, ...paint(looks) };
  const known = new Map<string, Color>();
  const cssFor = (name: string, theme: Theme): string => {
    const path = name.split('.');
    const found = at(semanticTokens.colors, path) ?? at(paints, path);
    const value = at(found, ['DEFAULT', 'value']) ?? at(found, ['value']);
    const here = isRecord(value) ? value[themes[theme]] : value;
    if (typeof here !== 'string') throw new Error(`There is no color ${name}.`);
    const reference = /^\{colors\.(.+)\}$/.exec(here)?.[1];
    return reference === undefined ? here : cssFor(reference, theme);
  };
  return (name: string, theme: Theme): Color => {
    const key = `${name} ${theme}`;
    const color = known.get(key) ?? parse(cssFor(name, theme));
    if (color === undefined)
      throw new Error(`"${cssFor(name, theme)}" (${name}) is no color that can be read.`);
    known.set(key, color);
    return color;
  };
}

/** A color pair in one of the themes. */
export interface Case extends Pick<ColorPair, 'use' | 'as'> {
  on: string;
  theme: Theme;
}

/** Every pair in use, in both themes. */
export const cases: readonly Case[] = pairs.flatMap(({ use, on, as }) =>
  on.flatMap((ground) => (['dark', 'light'] as const).map((theme) => ({ use, on: ground, as, theme }))),
);

/** The contrast of a pair. */
export function contrastsOf(looks: Looks) {
  const colorOf = colorsOf(looks);
  return ({ use, on, theme }: Case): number => {
    const below = ['night.950', 'bone.50'].map((name) => colorOf(name, theme));
    return leastContrast(colorOf(use, theme), colorOf(on, theme), below);
  };
}

type OwnColor = 'accent' | 'second' | 'third' | 'ground';

/** The owner's colors that a pair derives from, the most direct first. */
function madeOf({ use, on }: Case): OwnColor[] {
  const names = `${use} ${on}`;
  if (/accent/.test(names)) return ['accent', 'ground'];
  if (/second|focus/.test(names)) return ['second', 'accent', 'ground'];
  if (/third/.test(names)) return ['third', 'accent', 'ground'];
  return ['ground'];
}

/** One of the owner's colors in one theme, readable and replaceable. */
interface Lever {
  /** As written in looks.ts. */
  name: string;
  color: string;
  set: (color: string) => Looks;
}

function leversOf(looks: Looks, own: OwnColor, theme: Theme): Lever[] {
  const value: string | Partial<Themed> | undefined = looks[own];
  if (value === undefined) return [];
  if (typeof value === 'string')
    return [{ name: own, color: value, set: (color) => ({ ...looks, [own]: color }) }];
  const fields = theme === 'light' ? (['light', 'poster'] as const) : (['dark'] as const);
  return fields.flatMap((field) => {
    const color = value[field];
    if (color === undefined) return [];
    const set = (changed: string): Looks => ({ ...looks, [own]: { ...value, [field]: changed } });
    return { name: `${own}.${field}`, color, set };
  });
}

/** Sorted by their distance from a lightness. */
function lightnessesAround(lightness: number): number[] {
  return Array.from({ length: 101 }, (_, percent) => percent).sort(
    (one, other) => Math.abs(one - lightness) - Math.abs(other - lightness),
  );
}

const TURNS = [0, 10, -10, 20, -20, 30, -30, 45, -45, 60, -60, 90, -90, 120, -120, 180];

/** The nearest color that gives all of these pairs enough contrast: by lightness first, then by hue. */
function nearest({ color, set }: Lever, asked: readonly Case[]): string | undefined {
  const { hue, saturation, lightness } = shadeOf(color);
  for (const turn of TURNS)
    for (const percent of lightnessesAround(lightness)) {
      const candidate = cssOf({ hue: (hue + turn + 360) % 360, saturation, lightness: percent });
      const ratioOf = contrastsOf(set(candidate));
      if (asked.every((one) => ratioOf(one) >= contrastMinimums[one.as])) return candidate;
    }
  return undefined;
}

export interface Shortfall extends Case {
  ratio: number;
  /** A replacement, if changing one color is enough. */
  advice?: { name: string; color: string; looks: Looks };
}

/** The worst failing pair of each color in each theme, with the nearest replacement. */
export function shortfallsOf(looks: Looks): Shortfall[] {
  const ratioOf = contrastsOf(looks);
  const measured = cases.map((one) => ({ ...one, ratio: ratioOf(one) }));
  const isShort = ({ as, ratio }: (typeof measured)[number]) => ratio < contrastMinimums[as];
  const holding = measured.filter((one) => !isShort(one));
  const groups = Map.groupBy(
    measured.filter(isShort),
    (one) => `${madeOf(one).join()} ${one.use} ${one.theme}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [worst] = group.toSorted(
      (one, other) => one.ratio / contrastMinimums[one.as] - other.ratio / contrastMinimums[other.as],
    );
    if (worst === undefined) return [];
    for (const lever of madeOf(worst).flatMap((own) => leversOf(looks, own, worst.theme))) {
      const color = nearest(lever, [...group, ...holding]);
      if (color) return { ...worst, advice: { name: lever.name, color, looks: lever.set(color) } };
    }
    return worst;
  });
}

const words: Readonly<Record<string, string>> = {
  fg: 'text',
  'fg.muted': 'quiet text',
  accent: 'a button',
  'accent.fg': 'button text',
  'accent.strong': 'the deep accent',
  'accent.text': 'accent-colored text',
  second: 'text in the second color',
  third: 'text in the third color',
  'danger.text': 'an error message',
  'success.text': 'a success message',
  'border.control': "a field's edge",
  focus: 'the focus ring',
  'poster.ink': 'the lines',
  'poster.accent': "a poster's sheet in the accent",
  'poster.second': "a poster's sheet in the second color",
  'poster.third': "a poster's sheet in the third color",
  'bg.canvas': 'the page',
  'bg.surface': 'a card',
  'bg.raised': 'a raised card',
  'bg.inset': 'a field',
  'bg.hover': 'what the pointer is on',
  glass: "the header's glass",
};

const inWords = (use: string, on: string) =>
  `${words[use] ?? use} on ${use === 'accent.fg' && on === 'accent' ? 'the accent' : (words[on] ?? on)}`;

/** Truncated to two decimals: 4.499 is not enough. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** A failing pair in one sentence for the owner. */
export function sentenceOf({ use, on, as, theme, ratio, advice }: Shortfall): string {
  const fault = `In the ${theme} theme, ${inWords(use, on)} has a contrast of ${shown(ratio)} and needs ${contrastMinimums[as]}`;
  return advice
    ? `${fault}; the nearest that holds is ${advice.name}: '${advice.color}'.`
    : `${fault}; no single color of looks.ts fixes it: move ground.${theme} towards ${theme === 'dark' ? 'black' : 'white'}.`;
}
