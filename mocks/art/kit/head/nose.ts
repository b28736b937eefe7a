import { blend, darker, lighter } from '../colour.ts';
import { ellipse } from '../geometry.ts';
import type { Pen, Svg } from '../pen.ts';
import type { HeadLook } from './look.ts';

export function noseOf(pen: Pen, look: HeadLook, a: number): Svg {
  const s = a >= 0 ? 1 : -1;
  const dark = darker(look.skin, 0.3);
  switch (look.nose ?? 'wedge') {
    case 'button':
      return (
        pen.flat(ellipse(0, 34, 11, 4), dark, 0.7) +
        pen.stroke(
          [
            [-10, 26],
            [-7, 32],
            [0, 34],
            [8, 32],
            [10, 26],
          ],
          4.2,
        ) +
        pen.dot(-3, 21, 3.6, lighter(look.skin, 0.7), 0.8)
      );
    case 'round':
      return (
        pen.shape(ellipse(s * 2, 24, 18, 15), {
          fill: blend(look.skin, '#e2574c', 0.3),
          raw: true,
          line: 3.2,
          rim: false,
          depth: 6,
        }) + pen.dot(-4, 18, 4.4, lighter(look.skin, 0.8), 0.85)
      );
    case 'long':
      return (
        pen.flat(
          [
            [s * 6, -20],
            [s * 17, 34],
            [0, 44],
            [s * 3, 20],
          ],
          dark,
          0.8,
        ) +
        pen.stroke(
          [
            [s * 7, -22],
            [s * 10, 6],
            [s * 19, 32],
            [s * 10, 43],
            [-s * 3, 41],
          ],
          4.8,
          { ends: [0.1, 0.4] },
        ) +
        pen.stroke(
          [
            [-s * 12, 34],
            [-s * 10, 41],
          ],
          3.4,
        )
      );
    case 'wide':
      return (
        pen.flat(
          [
            [-18, 34],
            [0, 40],
            [18, 34],
            [0, 30],
          ],
          dark,
          0.7,
        ) +
        pen.stroke(
          [
            [-14, 22],
            [-20, 31],
            [-11, 35],
          ],
          3.8,
        ) +
        pen.stroke(
          [
            [14, 22],
            [20, 31],
            [11, 35],
          ],
          3.8,
        ) +
        pen.stroke(
          [
            [-7, 35],
            [0, 37],
            [7, 35],
          ],
          4,
        ) +
        pen.dot(-3, 20, 4, lighter(look.skin, 0.6), 0.7)
      );
    case 'wedge':
      return (
        pen.flat(
          [
            [s * 5, -14],
            [s * 15, 27],
            [0, 36],
            [s * 2, 14],
          ],
          dark,
          0.75,
        ) +
        pen.stroke(
          [
            [s * 6, 2],
            [s * 15, 26],
            [s * 8, 34],
            [-s * 4, 33],
          ],
          4.4,
          { ends: [0.1, 0.35] },
        ) +
        pen.stroke(
          [
            [-s * 10, 28],
            [-s * 8, 33],
          ],
          3,
        )
      );
  }
}
