import { blend, type Color, converter, formatHex, wcagContrast } from 'culori';
import type { Looks, Themed } from '#looks';
import { accentInk, cssOf, shadeOf, towards } from '#shades';
import { contrastMinimums } from './contrastMinimums.ts';

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** The maximum chroma of a palette's shades, relative to the reference's: above it text becomes hard to read. */
const MOST_COLORFUL = 2;
/** The opacity of the glass. */
const GLASS = { night: 0.84, day: 0.92 };

/** Shifts a palette's shades by the owner's ground color. Inks keep their lightness, and so their contrast. */
function recolor(from: string, to: string) {
  const [start, end] = [toOklch(from), toOklch(to)];
  if (start === undefined || end === undefined) throw new Error(`"${to}" in looks.ts is no color.`);
  const isSame = formatHex(start) === formatHex(end);
  const colorful = Math.min(end.c / start.c, MOST_COLORFUL);
  const turn = (end.h ?? start.h ?? 0) - (start.h ?? 0);
  const moved = (color: string, lighter: number) => {
    const { l, c, h = 0 } = toOklch(color) ?? start;
    const lightness = Math.min(1, Math.max(0, l + lighter));
    return isSame ? color : formatHex({ mode: 'oklch', l: lightness, c: c * colorful, h: h + turn });
  };
  return {
    ground: (color: string) => moved(color, end.l - start.l),
    ink: (color: string) => moved(color, 0),
  };
}

function seeThrough(color: string, alpha: number): string {
  const { r = 0, g = 0, b = 0 } = toRgb(color) ?? {};
  const [red, green, blue] = [r, g, b].map((channel) => Math.round(channel * 255));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

/** The night and paper palettes, in the owner's tint. */
function groundsOf({ ground }: Looks) {
  const sky = recolor('#0d0a18', ground.dark);
  const paper = recolor('#f3e8d2', ground.light);
  return {
    night: {
      950: sky.ground('#0d0a18'),
      900: sky.ground('#141022'),
      850: sky.ground('#1b162c'),
      800: sky.ground('#241d39'),
      700: sky.ground('#352b52'),
      500: sky.ink('#7b6f9c'),
      300: sky.ink('#b8aecb'),
    },
    bone: {
      50: paper.ground('#fffaf0'),
      100: paper.ground('#faf3e4'),
      200: paper.ground('#f3e8d2'),
      300: paper.ground('#e8d9bc'),
      400: paper.ground('#d3c09d'),
      white: paper.ink('#f7f0e3'),
    },
    leather: {
      500: paper.ink('#8b7355'),
      700: sky.ink('#5f4c5c'),
      900: sky.ink('#251a2e'),
    },
  };
}

type Grounds = ReturnType<typeof groundsOf>;

/** The backgrounds of text in each theme: the ground's shades, and the glass over the lightest and darkest backdrop. */
function surfacesOf({ night, bone }: Grounds) {
  const over = (glass: string) =>
    [night[950], bone[50]].map((below) => blend([below, glass], 'normal', 'rgb'));
  return {
    dark: [night[950], night[900], night[850], night[800], ...over(seeThrough(night[950], GLASS.night))],
    light: [bone[200], bone[100], bone[50], bone[300], ...over(seeThrough(bone[200], GLASS.day))],
  };
}

type Surfaces = ReturnType<typeof surfacesOf>;

const holdsOn = (colors: readonly (string | Color)[], ratio: number) => (color: string) =>
  colors.every((other) => wcagContrast(color, other) >= ratio);

interface Sides {
  dark: string;
  light: string;
}

/** A color of small headings in both themes; a single owner's color is darkened for paper. */
function inkOf(color: string | Themed, surfaces: Surfaces): Sides {
  if (typeof color !== 'string') return color;
  return {
    dark: color,
    light: towards('black', shadeOf(color), holdsOn(surfaces.light, contrastMinimums.text)),
  };
}

/** A poster's background in the light theme, under dark lines. */
function sheetOf(color: string | Themed, ink: string): string {
  if (typeof color !== 'string' && color.poster !== undefined) return color.poster;
  const { hue, saturation } = shadeOf(typeof color === 'string' ? color : color.dark);
  return towards(
    'white',
    { hue, saturation: saturation * 0.86, lightness: 68 },
    holdsOn([ink], contrastMinimums.mark),
  );
}

/** The light theme's accent: the same as in the dark theme, unless it would be invisible on paper. */
function accentByDay({ accent }: Looks, { bone }: Grounds): string {
  if (typeof accent !== 'string') return accent.light;
  const isSeen = holdsOn([bone[50], bone[100], bone[200]], contrastMinimums.fill);
  return isSeen(accent) ? accent : towards('black', shadeOf(accent), isSeen);
}

/** A fill for text of any size: dark enough for near-white text, or bright enough for dark text. */
function strongFill(fill: string, text: string, isTextLight: boolean): string {
  const { hue, saturation, lightness } = shadeOf(fill);
  const reads = holdsOn([text], contrastMinimums.text);
  return isTextLight
    ? towards('black', { hue, saturation: saturation * 0.9, lightness: Math.min(41, lightness) }, reads)
    : towards('white', { hue, saturation, lightness: Math.min(100, lightness + 8) }, reads);
}

/** The accent and its derivatives: fills, text on them, and accent-colored text. */
function accentOf(looks: Looks, grounds: Grounds, surfaces: Surfaces) {
  const dark = typeof looks.accent === 'string' ? looks.accent : looks.accent.dark;
  const light = accentByDay(looks, grounds);
  const shade = shadeOf(dark);
  const white = cssOf({ ...shade, lightness: 99 });
  const black = cssOf({ ...shade, saturation: shade.saturation * 0.3, lightness: 7 });
  /* Near white wherever contrast allows, and the same in both themes if possible. */
  const onBoth = [white, black].find((text) => holdsOn([dark, light], contrastMinimums.mark)(text));
  const onFill = (fill: string) =>
    onBoth ?? (wcagContrast(white, fill) >= wcagContrast(black, fill) ? white : black);
  const side = (fill: string, text: string) => {
    const on = onFill(fill);
    return { fill, on, strong: strongFill(fill, on, on === white), text };
  };
  const atNight = { ...shade, lightness: Math.max(72, shade.lightness) };
  return {
    white,
    night: side(dark, towards('white', atNight, holdsOn(surfaces.dark, contrastMinimums.text))),
    day: side(light, accentInk(light, surfaces.light)),
  };
}

function values(shades: Readonly<Record<string | number, string>>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(shades).map(([name, value]) => [name, { value }]));
}

/** Every color that depends on the owner's looks, as tokens. */
export function paint(looks: Looks) {
  const grounds = groundsOf(looks);
  const { night, bone, leather } = grounds;
  const surfaces = surfacesOf(grounds);
  const { white, night: atNight, day: byDay } = accentOf(looks, grounds, surfaces);
  const accentInks = { dark: atNight.text, light: byDay.text };
  const ink = (color: string | Themed | undefined) => (color ? inkOf(color, surfaces) : accentInks);
  const sides = ({ dark, light }: Sides) => values({ dark, light });
  const sheet = (color: string | Themed) => ({ value: sheetOf(color, leather[900]) });
  return {
    brand: { white: { value: white }, night: values(atNight), day: values(byDay) },
    second: sides(ink(looks.second)),
    third: sides(ink(looks.third)),
    sheet: {
      first: sheet(looks.accent),
      second: sheet(looks.second ?? looks.accent),
      third: sheet(looks.third ?? looks.accent),
    },
    night: values(night),
    bone: values(bone),
    leather: values(leather),
    glass: values({ night: seeThrough(night[950], GLASS.night), day: seeThrough(bone[200], GLASS.day) }),
  };
}

/** The darkest shade of the night, translucent. */
export const veil = (looks: Looks, alpha: number) => seeThrough(groundsOf(looks).night[950], alpha);

/** The neon glow around a screen's main element. */
export function neon(looks: Looks): Sides {
  const grounds = groundsOf(looks);
  const { night, day } = accentOf(looks, grounds, surfacesOf(grounds));
  const [tube, pool] = [shadeOf(night.fill), shadeOf(day.strong)];
  return {
    dark: `0 0 0 1px ${cssOf(tube, 0.35)}, 0 0 28px ${cssOf(tube, 0.45)}`,
    light: `0 8px 20px ${cssOf(pool, 0.28)}`,
  };
}
