import { formatHex } from 'culori';
import { type Looks, looks } from './content/looks.ts';
import { accentInk, cssOf, shadeOf } from './shades.ts';

/** A mail's colors, made from the accent; in hexadecimal, since some mail programs read nothing else. */
export function mailColorsOf({ accent }: Looks) {
  const own = typeof accent === 'string' ? accent : accent.light;
  const { hue, saturation } = shadeOf(own);
  const tint = (most: number, lightness: number) =>
    formatHex(cssOf({ hue, saturation: Math.min(most, saturation), lightness })) ?? own;
  const paper = '#ffffff';
  const page = tint(24, 96);
  return {
    paper,
    page,
    text: tint(18, 13),
    footer: tint(10, 34),
    /** Of words and of the button, whose label is as white as the paper. */
    accent: formatHex(accentInk(own, [paper, page])) ?? own,
  };
}

export const mailColors = mailColorsOf(looks);
