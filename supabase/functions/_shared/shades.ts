import { type Color, converter, formatHex, wcagContrast } from 'culori';

const toHsl = converter('hsl');

/** A color by its hue in degrees, and its saturation and lightness in percent. */
export interface Shade {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** @throws one sentence, where the color is none that CSS knows. */
export function shadeOf(color: string): Shade {
  const hsl = toHsl(color);
  if (hsl === undefined) throw new Error(`"${color}" in looks.ts is no color.`);
  return { hue: hsl.h ?? 0, saturation: hsl.s * 100, lightness: hsl.l * 100 };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

export function cssOf({ hue, saturation, lightness }: Shade, alpha = 1): string {
  const percents = `${rounded(hue)} ${rounded(saturation)}% ${rounded(lightness)}%`;
  return alpha === 1 ? `hsl(${percents})` : `hsl(${percents} / ${alpha})`;
}

/** The shade itself if it will do, also rounded as screens do, else the first one that will towards black or white. */
export function towards(end: 'black' | 'white', shade: Shade, willDo: (color: string) => boolean): string {
  const color = cssOf(shade);
  const lightness = shade.lightness + (end === 'white' ? 1 : -1);
  if ((willDo(color) && willDo(formatHex(color) ?? color)) || lightness < 0 || lightness > 100) return color;
  return towards(end, { ...shade, lightness }, willDo);
}

/** What WCAG asks for text of any size. */
export const TEXT_CONTRAST = 4.5;

/** The accent as text and as the fill below near-white text, wherever the ground is about as light as paper. */
export function accentInk(accent: string, grounds: readonly (string | Color)[]): string {
  const { hue, saturation } = shadeOf(accent);
  return towards('black', { hue, saturation: saturation * 0.92, lightness: 36 }, (color) =>
    grounds.every((ground) => wcagContrast(color, ground) >= TEXT_CONTRAST),
  );
}
