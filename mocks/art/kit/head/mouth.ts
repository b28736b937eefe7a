import { blend, lighter } from '../colour.ts';
import { ellipse, type Point } from '../geometry.ts';
import { move, type Pen, type Svg } from '../pen.ts';
import type { HeadLook } from './look.ts';

export function mouthOf(pen: Pen, look: HeadLook, y: number): Svg {
  const lip = look.lips ?? blend(look.skin, '#b02a4a', 0.42);
  const wet = '#5a1230';
  const open = (shape: readonly Point[], tongue: Point, teethTop: number, both = false): Svg =>
    pen.shape(shape, {
      fill: wet,
      shade: false,
      rim: false,
      line: 4,
      inside:
        pen.flat(ellipse(tongue[0], tongue[1], 19, 14), '#e8607c') +
        pen.flat(
          [
            [-50, teethTop - 40, 1],
            [50, teethTop - 40, 1],
            [50, teethTop, 1],
            [0, teethTop + 5],
            [-50, teethTop, 1],
          ],
          '#fffaf0',
        ) +
        (both
          ? pen.flat(
              [
                [-40, teethTop + 19, 1],
                [0, teethTop + 16],
                [40, teethTop + 19, 1],
                [40, 60, 1],
                [-40, 60, 1],
              ],
              '#fffaf0',
            )
          : ''),
    });
  const parts: Svg[] = [];
  switch (look.mouth ?? 'smirk') {
    case 'smirk':
      parts.push(
        pen.stroke(
          [
            [-22, 2],
            [-4, 7],
            [16, 1],
            [27, -8],
          ],
          6,
        ),
        pen.stroke(
          [
            [24, -13],
            [30, -5],
          ],
          4.4,
        ),
        pen.stroke(
          [
            [-8, 18],
            [4, 20],
            [14, 17],
          ],
          3.6,
        ),
      );
      break;
    case 'grin':
      parts.push(
        open(
          [
            [-32, -7],
            [-14, -2],
            [14, -3],
            [34, -10],
            [30, 10],
            [12, 22],
            [-10, 22],
            [-28, 10],
          ],
          [2, 20],
          6,
        ),
      );
      parts.push(
        pen.stroke(
          [
            [-38, -12],
            [-31, -4],
          ],
          4,
        ),
        pen.stroke(
          [
            [40, -15],
            [33, -7],
          ],
          4,
        ),
      );
      break;
    case 'laugh':
      parts.push(
        open(
          [
            [-34, -12],
            [0, -6],
            [36, -14],
            [32, 16],
            [10, 32],
            [-10, 32],
            [-30, 16],
          ],
          [2, 28],
          2,
        ),
      );
      break;
    case 'sing':
      parts.push(
        open(
          [
            [-16, -14],
            [0, -18],
            [18, -14],
            [25, 8],
            [18, 30],
            [0, 37],
            [-18, 30],
            [-23, 8],
          ],
          [1, 32],
          -6,
        ),
      );
      break;
    case 'teeth': {
      const jaw: Point[] = [
        [-30, -8],
        [0, -12],
        [32, -10],
        [34, 8],
        [28, 14],
        [0, 16],
        [-28, 13],
        [-33, 4],
      ];
      const marks = [-20, -9, 2, 13, 24]
        .map((x) =>
          pen.stroke(
            [
              [x, -14],
              [x + 1, 17],
            ],
            2.6,
            { ends: [0.7, 0.7] },
          ),
        )
        .join('');
      parts.push(
        pen.shape(jaw, {
          fill: '#fffaf0',
          shade: false,
          rim: false,
          line: 4,
          inside: `${marks}${pen.stroke(
            [
              [-36, 2],
              [0, 3],
              [36, 1],
            ],
            3.4,
            { ends: [0.7, 0.7] },
          )}`,
        }),
      );
      break;
    }
    case 'lips':
    case 'pout': {
      const wide = look.mouth === 'pout' ? 19 : 27;
      parts.push(
        pen.shape(
          [
            [-wide, 2],
            [-9, -9],
            [0, -5],
            [9, -9],
            [wide + 1, 1],
            [10, 18],
            [-8, 18],
          ],
          { fill: lip, line: 2.8, rim: false, depth: 5 },
        ),
      );
      parts.push(
        pen.stroke(
          [
            [-wide - 1, 2],
            [-9, 3],
            [0, 5],
            [9, 3],
            [wide + 3, 0],
          ],
          4.2,
        ),
        pen.flat(ellipse(-3, 11, 6, 2.2), lighter(lip, 0.6), 0.8),
      );
      break;
    }
    case 'tongue':
      parts.push(
        open(
          [
            [-30, -6],
            [0, -2],
            [32, -8],
            [26, 14],
            [8, 22],
            [-12, 21],
            [-26, 10],
          ],
          [2, 40],
          3,
        ),
      );
      parts.push(
        pen.shape(
          [
            [-3, 8],
            [20, 6],
            [23, 24],
            [12, 36],
            [0, 28],
          ],
          {
            fill: '#f0708c',
            line: 3.4,
            rim: false,
            inside: pen.stroke(
              [
                [9, 10],
                [11, 27],
              ],
              2.6,
              { colour: '#b83a5c' },
            ),
          },
        ),
      );
      break;
    case 'straw':
      parts.push(
        pen.stroke(
          [
            [-24, 3],
            [-2, 6],
            [25, -2],
          ],
          6,
        ),
        pen.stroke(
          [
            [10, 3],
            [40, 12],
            [66, 8],
          ],
          4.4,
          { colour: '#c9a13c', ends: [0.8, 0.5] },
        ),
        pen.stroke(
          [
            [10, 4],
            [40, 14],
            [66, 9],
          ],
          1.6,
        ),
        pen.stroke(
          [
            [60, 9],
            [74, -2],
          ],
          4,
          { colour: '#c9a13c' },
        ),
        pen.stroke(
          [
            [62, 9],
            [78, 9],
          ],
          4,
          { colour: '#c9a13c' },
        ),
        pen.stroke(
          [
            [-6, 18],
            [6, 19],
          ],
          3.4,
        ),
      );
      break;
    case 'bubble':
      parts.push(
        pen.shape(ellipse(8, 8, 26, 25), { fill: '#ff8fc4', line: 4, rim: false, raw: true, depth: 9 }),
        pen.flat(ellipse(-1, -3, 6, 4), '#fff', 0.9),
      );
      break;
    case 'frown':
      parts.push(
        pen.stroke(
          [
            [-24, 9],
            [-4, 0],
            [14, 1],
            [26, 8],
          ],
          6,
        ),
        pen.stroke(
          [
            [-6, 18],
            [8, 18],
          ],
          3.6,
        ),
      );
      break;
    case 'flat':
      parts.push(
        pen.stroke(
          [
            [-23, 3],
            [0, 1],
            [24, 2],
          ],
          6,
        ),
        pen.stroke(
          [
            [-8, 16],
            [8, 16],
          ],
          3.6,
        ),
        pen.stroke(
          [
            [25, -3],
            [28, 5],
          ],
          3.6,
        ),
      );
      break;
  }
  if (look.extras?.includes('toothgap') === true)
    parts.push(
      pen.flat(
        [
          [-3, -4],
          [3, -4],
          [3, 7],
          [-3, 7],
        ],
        wet,
      ),
    );
  return move(parts.join(''), 0, y);
}
