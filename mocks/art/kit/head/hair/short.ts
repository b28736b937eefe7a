import { blend, darker } from '../../colour.ts';
import { ellipse, type Point } from '../../geometry.ts';
import type { Layers } from '../layers.ts';
import { type Cut, cap, strands } from './cut.ts';

function bald(): Layers {
  return { behind: '', before: '' };
}

function buzz({ pen, look, a, colour, side }: Cut): Layers {
  return {
    behind: '',
    before: pen.flat(cap(-3, side, a), darker(blend(look.skin, colour, 0.75), 0.05), 0.85),
  };
}

function pompadour({ pen, colour, shine, hidden, form }: Cut): Layers {
  const quiff: Point[] = [
    [-86, 24],
    [-94, -40],
    [-90, -90],
    [-104, -130],
    [-70, -186],
    [0, -206],
    [70, -192],
    [112, -146],
    [104, -96],
    [66, -76],
    [92, -60],
    [88, 24],
    [76, -20],
    [62, -52],
    [20, -64],
    [-30, -58],
    [-64, -48],
    [-76, -16],
  ];
  return {
    behind: '',
    before: hidden
      ? form([
          [-86, 34],
          [-94, -50],
          [-70, -60],
          [-74, 10],
        ]) +
        form([
          [86, 34],
          [94, -50],
          [70, -60],
          [74, 10],
        ])
      : form(
          quiff,
          strands(
            pen,
            colour,
            [
              [
                [-60, -60],
                [-70, -130],
                [0, -176],
                [80, -140],
              ],
              [
                [-30, -66],
                [-24, -120],
                [30, -140],
                [74, -110],
              ],
              [
                [80, -60],
                [40, -70],
              ],
            ],
            5,
          ) +
            pen.stroke(
              [
                [-66, -150],
                [-10, -186],
                [56, -172],
              ],
              12,
              { colour: shine },
            ),
        ),
  };
}

function bun({ pen, a, colour, hidden, form, side }: Cut): Layers {
  return {
    behind: hidden
      ? form([
          [-60, 40],
          [60, 40],
          [70, 90],
          [0, 110],
          [-70, 90],
        ])
      : pen.shape(ellipse(-a * 8, -146, 46, 38), {
          fill: colour,
          raw: true,
          inside: strands(pen, colour, [
            [
              [-30, -140],
              [0, -170],
              [30, -140],
            ],
            [
              [-20, -126],
              [6, -146],
              [26, -126],
            ],
          ]),
        }),
    before: hidden
      ? pen.stroke(
          [
            [-80, 30],
            [-86, 60],
            [-76, 90],
          ],
          7,
          { colour },
        ) +
        pen.stroke(
          [
            [80, 30],
            [86, 60],
            [76, 90],
          ],
          7,
          { colour },
        )
      : form(
          cap(2, side, a),
          strands(pen, colour, [
            [
              [-60, -54],
              [-30, -100],
              [0, -116],
            ],
            [
              [60, -54],
              [30, -100],
              [0, -116],
            ],
            [
              [0, -62],
              [0, -110],
            ],
          ]),
        ) +
        pen.stroke(
          [
            [-80, -20],
            [-90, 30],
            [-78, 74],
          ],
          6,
          { colour },
        ) +
        pen.stroke(
          [
            [80, -20],
            [92, 30],
            [80, 74],
          ],
          6,
          { colour },
        ),
  };
}

function slick({ pen, a, colour, hidden, form, band }: Cut): Layers {
  return {
    behind: '',
    before: hidden
      ? form([
          [-84, 30],
          [-92, -40],
          [-72, -56],
          [-74, 4],
        ]) +
        form([
          [84, 30],
          [92, -40],
          [72, -56],
          [74, 4],
        ])
      : form(
          cap(
            4,
            [
              [82, 10],
              [74, -40],
              [40, -74],
              [0, -66, 1],
              [-40, -74],
              [-74, -40],
              [-82, 10],
            ],
            a,
          ),
          band +
            strands(pen, colour, [
              [
                [0, -70],
                [-10, -110],
              ],
              [
                [-40, -76],
                [-40, -104],
              ],
              [
                [40, -76],
                [40, -104],
              ],
            ]),
        ),
  };
}

/** Hair that ends above the collar. */
export const shortHair = { bald, buzz, pompadour, bun, slick };
