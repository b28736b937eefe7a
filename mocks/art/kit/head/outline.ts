import type { Point } from '../geometry.ts';
import type { Jaw } from './look.ts';

export const jaws: Readonly<Record<Jaw, readonly [number, number, number, number, number]>> = {
  round: [80, 70, 50, 24, 98],
  square: [82, 77, 64, 36, 98],
  pointed: [78, 62, 38, 13, 102],
  heavy: [86, 88, 78, 44, 100],
  long: [76, 64, 46, 22, 114],
};

export function faceLine(jaw: Jaw, a: number): Point[] {
  const [cheek, low, lower, chin, bottom] = jaws[jaw];
  const side = (s: 1 | -1): Point[] => {
    const far = s * a > 0 ? Math.abs(a) : 0;
    const near = s * a < 0 ? Math.abs(a) : 0;
    return [
      [s * 48 - a * 6, -104],
      [s * (80 + near * 4) - a * 4, -58],
      [s * (83 - far * 5) + a * 2, -12],
      [s * (cheek - far * 1) + a * 5, 22],
      [s * (low - far * 3 + near * 3) + a * 9, 52],
      [s * lower + a * 13, 78],
      [s * chin + a * 16, bottom],
    ];
  };
  return [[-a * 6, -114], ...side(1), ...side(-1).reverse()];
}
