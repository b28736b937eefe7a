import { expect, it } from 'vitest';
import { fitInto } from './fitInto.ts';
import type { Drawing } from './layout.ts';

const drawing = (width: number, height: number): Drawing => ({
  width,
  height,
  states: [],
  beginnings: [],
  anywhere: undefined,
  lines: [],
});
const wide = drawing(1000, 200);
const high = drawing(300, 800);

it.each([
  ['the first at its own size where both fit', { width: 2000, height: 2000 }, wide, 1],
  ['the one that has to shrink less', { width: 600, height: 750 }, high, 750 / 800],
  ['the narrow one on a phone that scrolls down', { width: 320, height: Number.POSITIVE_INFINITY }, high, 1],
  ['no smaller than its labels can be read', { width: 100, height: 100 }, high, 0.85],
])('chooses %s', (_, space, chosen, scale) => {
  expect(fitInto([wide, high], space)).toEqual({ drawing: chosen, scale });
});

it('is nothing before the layout is done', () => {
  expect(fitInto([], { width: 100, height: 100 })).toBeUndefined();
});
