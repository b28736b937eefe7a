/** The studio's paint box, and mixing. */
export const ink = '#17111f';
export const bone = '#f6ecd9';
export const pink = '#ff42a1';
export const night = '#161336';
export const sodium = '#ffb52e';
export const teal = '#1fa79b';
export const rust = '#c8502e';
export const denim = '#3d5a8f';
export const leather = '#7b4426';

function channels(hex: string): readonly [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function hex(r: number, g: number, b: number): string {
  const part = (v: number): string =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

export function blend(a: string, b: string, t: number): string {
  const [r1, g1, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  return hex(r1 + (r2 - r1) * t, g1 + (g2 - g1) * t, b1 + (b2 - b1) * t);
}

/** How light a colour looks, 0..1. */
export function lightness(colour: string): number {
  const [r, g, b] = channels(colour);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

/** Shadows keep their hue and lean to plum, as at dusk; lights lean to warm bone. */
export function darker(colour: string, t = 0.32): string {
  const [r, g, b] = channels(colour);
  const k = t / 0.32;
  return hex(r * 0.77 ** k + 6 * k, g * 0.61 ** k, b * 0.74 ** k + 9 * k);
}
export const lighter = (colour: string, t = 0.3): string => blend(colour, '#fff4dc', t);
