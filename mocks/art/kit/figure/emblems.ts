import { ink } from '../colour.ts';
import { type Point, place, polar } from '../geometry.ts';
import type { Pen, Svg } from '../pen.ts';
import type { Outfit } from './look.ts';

export function starForm(x: number, y: number, r: number, by = 0): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const p = polar([x, y], -Math.PI / 2 + by + (i * Math.PI) / 5, i % 2 === 0 ? r : r * 0.44);
    return [p[0], p[1], 1];
  });
}

export function emblem(
  pen: Pen,
  kind: NonNullable<Outfit['graphic']>,
  x: number,
  y: number,
  size: number,
  colour: string,
): Svg {
  const to = (points: readonly Point[]): Point[] => place(points, { x, y, scale: size });
  switch (kind) {
    case 'star':
      return pen.flat(starForm(x, y, size), colour);
    case 'bolt':
      return pen.flat(
        to([
          [0.2, -1, 1],
          [-0.6, 0.15, 1],
          [-0.05, 0.15, 1],
          [-0.3, 1, 1],
          [0.6, -0.2, 1],
          [0.05, -0.2, 1],
          [0.5, -1, 1],
        ]),
        colour,
      );
    case 'heart':
      return pen.flat(
        to([
          [0, 0.9, 1],
          [-0.85, 0.1],
          [-0.8, -0.6],
          [-0.3, -0.75],
          [0, -0.35, 1],
          [0.3, -0.75],
          [0.8, -0.6],
          [0.85, 0.1],
        ]),
        colour,
      );
    case 'skull':
      return (
        pen.flat(
          to([
            [0, -0.9],
            [0.7, -0.6],
            [0.8, 0],
            [0.45, 0.4],
            [0.4, 0.9],
            [-0.4, 0.9],
            [-0.45, 0.4],
            [-0.8, 0],
            [-0.7, -0.6],
          ]),
          colour,
        ) +
        pen.dot(x - size * 0.34, y - size * 0.1, size * 0.22, ink) +
        pen.dot(x + size * 0.34, y - size * 0.1, size * 0.22, ink) +
        pen.flat(
          to([
            [0, 0.2, 1],
            [0.1, 0.4],
            [-0.1, 0.4],
          ]),
          ink,
        ) +
        pen.wire(
          to([
            [0, 0.6, 1],
            [0, 0.9, 1],
          ]),
          size * 0.1,
          ink,
        )
      );
    case 'flame':
      return pen.flat(
        to([
          [0, 1],
          [-0.7, 0.5],
          [-0.6, -0.2],
          [-0.2, 0.1, 1],
          [0, -1, 1],
          [0.4, -0.2],
          [0.5, 0, 1],
          [0.62, -0.3, 1],
          [0.72, 0.5],
        ]),
        colour,
      );
    case 'horseshoe':
      return pen.wire(
        to([
          [-0.5, 0.8],
          [-0.7, 0],
          [-0.45, -0.7],
          [0, -0.9],
          [0.45, -0.7],
          [0.7, 0],
          [0.5, 0.8],
        ]),
        size * 0.32,
        colour,
      );
    case 'stripes':
    case 'none':
      return '';
  }
}
