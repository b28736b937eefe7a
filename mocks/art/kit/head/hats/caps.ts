import { bone, darker } from '../../colour.ts';
import { ellipse, type Point, place } from '../../geometry.ts';
import { move } from '../../pen.ts';
import type { Layers } from '../layers.ts';
import type { Fitting } from './fitting.ts';

function cap({ pen, a, colour, band, wear }: Fitting): Layers {
  const s = a >= 0 ? 1 : -1;
  const dome: Point[] = [
    [-86, -40],
    [-90, -90],
    [-60, -138],
    [0, -152],
    [60, -138],
    [90, -90],
    [86, -40],
    [0, -32],
  ];
  const panel: Point[] = [
    [-52, -46],
    [-54, -96],
    [-34, -130],
    [34, -130],
    [54, -96],
    [52, -46],
  ];
  const bill: Point[] = place(
    [
      [-78, -50],
      [-30, -60],
      [30, -60],
      [80, -50],
      [112, -28],
      [96, -18],
      [40, -30],
      [-20, -32],
      [-70, -30],
      [-92, -36],
    ],
    { mirror: s < 0 },
  );
  return {
    behind: '',
    before: wear(
      pen.shape(dome, {
        fill: colour,
        inside:
          pen.flat(panel, band) +
          pen.stroke(
            [
              [-54, -44],
              [-54, -96],
              [-34, -132],
            ],
            3,
          ) +
          pen.stroke(
            [
              [54, -44],
              [54, -96],
              [34, -132],
            ],
            3,
          ) +
          pen.stroke(
            [
              [-20, -84],
              [0, -100],
              [20, -84],
              [10, -66],
              [-10, -66],
              [-20, -84],
            ],
            6,
            { colour: darker(colour, 0.1) },
          ),
      }) +
        pen.shape(ellipse(0, -152, 8, 5), { fill: band, raw: true, line: 3 }) +
        pen.shape(bill, { fill: colour, depth: 8 }),
    ),
  };
}

function beanie({ pen, colour, band, wear }: Fitting): Layers {
  const dome: Point[] = [
    [-88, -44],
    [-94, -96],
    [-70, -146],
    [-10, -176],
    [50, -156],
    [90, -100],
    [88, -44],
  ];
  const roll: Point[] = [
    [-94, -34],
    [-96, -70],
    [-40, -82],
    [40, -82],
    [96, -70],
    [94, -34],
    [40, -46],
    [-40, -46],
  ];
  const ribs = [-70, -42, -14, 14, 42, 70]
    .map((x) =>
      pen.stroke(
        [
          [x, -80],
          [x * 1.02, -40],
        ],
        3.4,
        { colour: darker(band, 0.4) },
      ),
    )
    .join('');
  return {
    behind: '',
    before: wear(pen.shape(dome, { fill: colour }) + pen.shape(roll, { fill: band, inside: ribs })),
  };
}

function bandana({ pen, a, colour, wear }: Fitting): Layers {
  const cloth: Point[] = [
    [-88, -26],
    [-94, -70],
    [-62, -116],
    [0, -130],
    [62, -116],
    [94, -70],
    [88, -26],
    [40, -52],
    [0, -58],
    [-40, -52],
  ];
  const spots = [
    [-50, -84],
    [0, -96],
    [50, -84],
    [-26, -70],
    [26, -70],
    [-74, -56],
    [74, -56],
    [-20, -116],
    [24, -114],
  ]
    .map(([x, y]) => pen.dot(x ?? 0, y ?? 0, 5, bone))
    .join('');
  const knot =
    pen.shape(
      [
        [86, -44],
        [116, -64],
        [132, -44],
        [108, -34],
      ],
      { fill: colour },
    ) +
    pen.shape(
      [
        [86, -38],
        [118, -20],
        [120, 4],
        [98, -14],
      ],
      { fill: colour },
    ) +
    pen.shape(ellipse(90, -42, 11, 12), { fill: colour, raw: true });
  return {
    behind: '',
    before: wear(
      pen.shape(cloth, { fill: colour, inside: spots }) + (a > 0 ? move(knot, 0, 0, { mirror: true }) : knot),
    ),
  };
}

function chef({ pen, colour, band, wear }: Fitting): Layers {
  return {
    behind: '',
    before: wear(
      pen.merge(
        [
          ellipse(-52, -160, 48, 44),
          ellipse(52, -160, 48, 44),
          ellipse(0, -186, 56, 48),
          [
            [-70, -60],
            [-74, -150],
            [74, -150],
            [70, -60],
            [0, -50],
          ],
        ],
        { fill: colour, raw: true, depth: 12 },
      ) +
        pen.shape(
          [
            [-78, -52],
            [-78, -84],
            [0, -76],
            [78, -84],
            [78, -52],
            [0, -42],
          ],
          { fill: band },
        ),
    ),
  };
}

/** What is pulled over the hair. */
export const caps = { cap, beanie, bandana, chef };
