import { darker } from '../colour.ts';
import type { Point } from '../geometry.ts';
import { move, type Pen, type Svg } from '../pen.ts';
import { strands } from './hair/cut.ts';
import type { HeadLook } from './look.ts';
import { jaws } from './outline.ts';

export function facialOf(pen: Pen, look: HeadLook, a: number): Svg {
  const colour = look.hairColour ?? '#5b3222';
  const fill = { fill: colour, rim: false } as const;
  const mx = a * 13;
  const [cheek, low, lower, , bottom] = jaws[look.jaw ?? 'round'];
  switch (look.facial ?? 'none') {
    case 'none':
      return '';
    case 'moustache':
      return move(
        pen.merge(
          [
            [
              [0, -2],
              [16, -10],
              [36, -2],
              [52, 8],
              [66, -6],
              [60, 16],
              [38, 18],
              [14, 10],
            ],
            [
              [0, -2],
              [-16, -10],
              [-36, -2],
              [-52, 8],
              [-66, -6],
              [-60, 16],
              [-38, 18],
              [-14, 10],
            ],
          ],
          { ...fill, depth: 5 },
        ),
        mx,
        48,
      );
    case 'walrus':
      return move(
        pen.shape(
          [
            [0, -10],
            [30, -10],
            [50, 12],
            [46, 40],
            [30, 30],
            [14, 42],
            [0, 30],
            [-14, 42],
            [-30, 30],
            [-46, 40],
            [-50, 12],
            [-30, -10],
          ],
          {
            ...fill,
            inside: strands(pen, colour, [
              [
                [-20, 0],
                [-28, 26],
              ],
              [
                [0, 0],
                [0, 26],
              ],
              [
                [20, 0],
                [28, 26],
              ],
            ]),
          },
        ),
        mx,
        48,
      );
    case 'goatee':
      return (
        move(
          pen.shape(
            [
              [-26, 18],
              [0, 14],
              [26, 18],
              [22, 48],
              [6, 74],
              [-6, 74],
              [-22, 48],
            ],
            fill,
          ),
          mx,
          58,
        ) +
        move(
          pen.shape(
            [
              [0, -2],
              [26, 0],
              [40, 16],
              [22, 10],
              [0, 8],
              [-22, 10],
              [-40, 16],
              [-26, 0],
            ],
            { ...fill, line: 3 },
          ),
          mx,
          48,
        )
      );
    case 'sideburns':
      return [1, -1]
        .map((s) =>
          pen.shape(
            [
              [s * 84 + a * 3, -20],
              [s * 66 + a * 5, -10],
              [s * 62 + a * 8, 30],
              [s * 70 + a * 9, 54],
              [s * (low + 2) + a * 8, 50],
              [s * (cheek + 2) + a * 5, 20],
            ],
            { ...fill, line: 3 },
          ),
        )
        .join('');
    case 'stubble': {
      const dots: Svg[] = [];
      for (let i = 0; i < 60; i++) {
        const x = pen.chance.between(-lower, lower) + a * 13;
        const y = pen.chance.between(46, bottom - 8);
        if (Math.abs(x - a * 13) < 26 && y > 52 && y < 76) continue;
        dots.push(pen.dot(x, y, 1.7, darker(look.skin, 0.6), 0.8));
      }
      return dots.join('');
    }
    case 'beard': {
      const beard: Point[] = [
        [-cheek - 2 + a * 3, -4],
        [-low - 6 + a * 8, 50],
        [-lower - 20 + a * 10, 104],
        [-30 + a * 16, 156],
        [a * 18, 172],
        [30 + a * 16, 156],
        [lower + 20 + a * 10, 104],
        [low + 6 + a * 8, 50],
        [cheek + 2 + a * 3, -4],
        [cheek - 14 + a * 6, 36],
        [40 + a * 10, 46],
        [16 + a * 12, 38],
        [a * 13, 44],
        [-16 + a * 12, 38],
        [-40 + a * 10, 46],
        [-cheek + 14 + a * 6, 36],
      ];
      return pen.shape(beard, {
        ...fill,
        inside: strands(pen, colour, [
          [
            [-40, 90],
            [-24, 140],
          ],
          [
            [0, 100],
            [4, 158],
          ],
          [
            [40, 90],
            [28, 140],
          ],
          [
            [-60, 60],
            [-56, 100],
          ],
          [
            [60, 60],
            [58, 100],
          ],
        ]),
      });
    }
  }
}
