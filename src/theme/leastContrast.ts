import { blend, type Color, wcagContrast } from 'culori';

/** A translucent color composited over each possible backdrop. */
function surfaces(top: Color, below: readonly Color[]): Color[] {
  if ((top.alpha ?? 1) === 1) return [top];
  return below.map((under) => blend([under, top], 'normal', 'rgb'));
}

/**
 * The lowest contrast of a color on another one; if that is translucent, over the lightest and the darkest backdrop.
 */
export function leastContrast(use: Color, on: Color, below: readonly Color[]): number {
  return Math.min(...surfaces(on, below).map((surface) => wcagContrast(use, surface)));
}
