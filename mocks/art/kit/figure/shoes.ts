import { bone, darker } from '../colour.ts';
import { ellipse, type Point, polar } from '../geometry.ts';
import type { Pen, Svg } from '../pen.ts';
import type { Shoe } from './look.ts';

/** A shoe for a right-facing foot, its ankle at 0,0 and its sole at y = 46. */
export function shoeSvg(pen: Pen, shoe: Shoe, colour: string, trim: string, front: boolean): Svg {
  const dark = darker(colour, 0.5);
  const sole = '#efe3cc';
  if (front) {
    switch (shoe) {
      case 'sneaker':
      case 'skate':
        return pen.shape(
          [
            [-26, -22],
            [26, -22],
            [30, 10],
            [40, 34],
            [30, 48],
            [-30, 48],
            [-40, 34],
            [-30, 10],
          ],
          {
            fill: colour,
            inside:
              pen.flat(
                [
                  [-60, 38, 1],
                  [60, 38, 1],
                  [60, 60, 1],
                  [-60, 60, 1],
                ],
                sole,
              ) +
              pen.flat(ellipse(0, 36, 27, 16), sole) +
              [-10, 2, 14]
                .map((y) =>
                  pen.stroke(
                    [
                      [-12, y],
                      [12, y - 2],
                    ],
                    4.5,
                    { colour: bone, ends: [0.8, 0.8] },
                  ),
                )
                .join(''),
          },
        );
      case 'hoof':
        return pen.shape(
          [
            [-24, -10],
            [24, -10],
            [36, 46],
            [0, 50],
            [-36, 46],
          ],
          {
            fill: colour,
            inside: pen.stroke(
              [
                [0, 20],
                [0, 50],
              ],
              6,
            ),
          },
        );
      case 'bare':
        return pen.shape(
          [
            [-22, -16],
            [22, -16],
            [40, 28],
            [34, 47],
            [-34, 47],
            [-40, 28],
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [-12, 30],
                  [-12, 48],
                ],
                4,
              ) +
              pen.stroke(
                [
                  [12, 30],
                  [12, 48],
                ],
                4,
              ),
          },
        );
      default:
        return pen.shape(
          [
            [-30, -56],
            [30, -56],
            [28, -6],
            [38, 26],
            [24, 48],
            [-24, 48],
            [-38, 26],
            [-28, -6],
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [-22, 6],
                  [0, 22],
                  [22, 6],
                ],
                4.4,
                { colour: trim },
              ) +
              pen.stroke(
                [
                  [-14, -10],
                  [0, 6],
                  [14, -10],
                ],
                4,
                { colour: trim },
              ) +
              pen.flat(
                [
                  [-50, 40, 1],
                  [50, 40, 1],
                  [50, 60, 1],
                  [-50, 60, 1],
                ],
                dark,
              ),
          },
        );
    }
  }
  switch (shoe) {
    case 'cowboy':
      return (
        pen.shape(
          [
            [-34, 20, 1],
            [-8, 22, 1],
            [-12, 47, 1],
            [-32, 47, 1],
          ],
          { fill: dark },
        ) +
        pen.shape(
          [
            [-36, -92],
            [-2, -80],
            [36, -94],
            [30, -40],
            [26, -8],
            [54, 8],
            [92, 22],
            [110, 36],
            [98, 44],
            [40, 42],
            [-2, 36],
            [-36, 28],
            [-34, -10],
            [-34, -50],
          ],
          {
            fill: colour,
            inside:
              pen.flat(
                [
                  [-50, 36],
                  [0, 38],
                  [60, 44],
                  [120, 38],
                  [120, 60],
                  [-50, 60],
                ],
                dark,
              ) +
              pen.stroke(
                [
                  [-22, -70],
                  [-14, -30],
                  [0, -50],
                  [14, -30],
                  [24, -72],
                ],
                4,
                { colour: trim },
              ) +
              pen.stroke(
                [
                  [-24, -46],
                  [-14, -10],
                  [0, -28],
                  [14, -10],
                  [22, -46],
                ],
                4,
                { colour: trim },
              ) +
              pen.stroke(
                [
                  [40, 12],
                  [62, 10],
                  [84, 24],
                ],
                4,
                { colour: trim },
              ) +
              pen.stroke(
                [
                  [-34, 8],
                  [-10, 16],
                  [24, 0],
                ],
                4,
              ),
          },
        )
      );
    case 'platform':
      return (
        pen.shape(
          [
            [-36, 14, 1],
            [104, 22, 1],
            [106, 62, 1],
            [30, 58, 1],
            [20, 40],
            [-4, 42, 1],
            [-8, 62, 1],
            [-40, 62, 1],
          ],
          { fill: dark },
        ) +
        pen.shape(
          [
            [-34, -80],
            [0, -72],
            [32, -82],
            [28, -20],
            [48, 0],
            [88, 8],
            [106, 26],
            [100, 32],
            [-36, 24],
            [-32, -20],
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [-18, -56],
                  [16, -54],
                ],
                5,
                { colour: trim },
              ) +
              pen.flat(
                Array.from({ length: 10 }, (_, i): Point => {
                  const p = polar([6, -26], -1.57 + (i * Math.PI) / 5, i % 2 === 0 ? 18 : 8);
                  return [p[0], p[1], 1];
                }),
                trim,
              ),
          },
        )
      );
    case 'work':
      return (
        pen.shape(
          [
            [-34, 30, 1],
            [100, 30, 1],
            [100, 47, 1],
            [-34, 47, 1],
          ],
          { fill: '#2b2030' },
        ) +
        pen.shape(
          [
            [-32, -60],
            [0, -56],
            [30, -62],
            [28, -18],
            [52, -6],
            [86, 0],
            [102, 22],
            [98, 34],
            [-34, 34],
            [-34, 0],
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [54, 2],
                  [72, 12],
                  [72, 34],
                ],
                4,
              ) +
              [-44, -30, -16, -4]
                .map((y) =>
                  pen.stroke(
                    [
                      [4, y],
                      [30, y - 5],
                    ],
                    4.4,
                    { colour: trim, ends: [0.8, 0.8] },
                  ),
                )
                .join(''),
          },
        )
      );
    case 'sneaker':
    case 'skate':
      return (
        pen.shape(
          [
            [-34, 28],
            [96, 28],
            [102, 40],
            [94, 48],
            [-32, 48],
            [-38, 38],
          ],
          { fill: sole },
        ) +
        pen.shape(
          [
            [-30, -48],
            [2, -42],
            [28, -50],
            [28, -16],
            [56, 2],
            [88, 10],
            [100, 32],
            [-34, 34],
            [-36, 0],
          ],
          {
            fill: colour,
            inside:
              pen.flat(
                [
                  [66, 0],
                  [104, 0],
                  [110, 40],
                  [70, 40],
                  [76, 20],
                ],
                sole,
              ) +
              [-34, -20, -6, 4]
                .map((y, i) =>
                  pen.stroke(
                    [
                      [8 + i * 5, y],
                      [32 + i * 7, y - 4],
                    ],
                    5,
                    { colour: bone, ends: [0.8, 0.8] },
                  ),
                )
                .join('') +
              pen.flat(ellipse(-4, -16, 12, 12), trim),
          },
        )
      );
    case 'bare':
      return pen.shape(
        [
          [-26, -14],
          [22, -16],
          [40, 8],
          [84, 16],
          [104, 34],
          [92, 46],
          [-24, 47],
          [-36, 28],
        ],
        {
          fill: colour,
          inside:
            pen.stroke(
              [
                [92, 24],
                [84, 46],
              ],
              4,
            ) +
            pen.stroke(
              [
                [76, 26],
                [70, 46],
              ],
              4,
            ),
        },
      );
    case 'metal':
      return pen.shape(
        [
          [-40, 14],
          [20, 6],
          [86, 14],
          [98, 36],
          [92, 48],
          [-38, 48],
          [-46, 34],
        ],
        {
          fill: colour,
          inside:
            pen.dot(-14, 30, 7, dark) +
            pen.dot(30, 30, 7, dark) +
            pen.stroke(
              [
                [58, 16],
                [58, 48],
              ],
              4,
            ),
        },
      );
    case 'hoof':
      return pen.shape(
        [
          [-22, -12],
          [22, -12],
          [40, 20],
          [60, 47],
          [-34, 47],
          [-30, 14],
        ],
        {
          fill: colour,
          inside: pen.stroke(
            [
              [20, 20],
              [26, 48],
            ],
            4,
          ),
        },
      );
  }
}
