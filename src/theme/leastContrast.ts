import { blend, type Color, wcagContrast } from 'culori';

/** What a see-through color comes to over each of the things that can pass below it. */
function surfaces(top: Color, below: readonly Color[]): Color[] {
  if ((top.alpha ?? 1) === 1) return [top];
  return below.map((under) => blend([under, top], 'normal', 'rgb'));
}

/** The least contrast of a color on another one; see-through, that one lies over the lightest and the darkest there is. */
export function leastContrast(use: Color, on: Color, below: readonly Color[]): number {
  return Math.min(...surfaces(on, below).map((surface) => wcagContrast(use, surface)));
}
