import { blend, darker } from '../../colour.ts';
import { ellipse, type Point, place, polar } from '../../geometry.ts';
import { move, type Svg } from '../../pen.ts';
import type { Layers } from '../layers.ts';
import { type Cut, cap, strands } from './cut.ts';

const polarPair = (t: number, r: number): [number, number] => [Math.cos(t) * r * 0.9, -20 + Math.sin(t) * r];

function mohawk({ pen, look, a, colour, shine, hidden, form, side }: Cut): Layers {
  const spikes: Point[] = [
    [-46, -70, 1],
    [-66, -128, 1],
    [-36, -116, 1],
    [-50, -184, 1],
    [-14, -136, 1],
    [-8, -222, 1],
    [16, -140, 1],
    [52, -204, 1],
    [40, -122, 1],
    [78, -150, 1],
    [52, -76, 1],
    [20, -56],
    [0, -44, 1],
    [-20, -58],
  ];
  const rays = [
    [
      [-30, -80],
      [-50, -160],
    ],
    [
      [0, -70],
      [-6, -190],
    ],
    [
      [24, -76],
      [48, -180],
    ],
  ].map((l) => l.map((p): Point => [p[0] ?? 0, p[1] ?? 0]));
  const stubble = pen.flat(cap(-2, side, a), darker(blend(look.skin, colour, 0.5), 0.1), 0.5);
  return hidden
    ? { behind: '', before: stubble }
    : { behind: '', before: stubble + move(form(spikes, strands(pen, shine, rays, 7)), -a * 6, -4) };
}

function mullet({ pen, colour, hidden, form }: Cut): Layers {
  const back: Point[] = [
    [-80, -60],
    [-96, 20],
    [-112, 90],
    [-124, 170],
    [-96, 150],
    [-80, 190],
    [-56, 150],
    [56, 150],
    [78, 192],
    [96, 150],
    [124, 172],
    [112, 90],
    [96, 20],
    [80, -60],
  ];
  const top: Point[] = [
    [-86, 16],
    [-92, -40],
    [-80, -100],
    [-60, -96, 1],
    [-56, -140],
    [-28, -116, 1],
    [-10, -154],
    [12, -118, 1],
    [40, -146],
    [50, -110, 1],
    [84, -104],
    [92, -40],
    [86, 16],
    [74, -30],
    [52, -40, 1],
    [34, -66],
    [10, -44, 1],
    [-12, -70],
    [-36, -44, 1],
    [-52, -62],
    [-74, -28],
  ];
  return {
    behind: form(
      back,
      strands(pen, colour, [
        [
          [-90, 30],
          [-104, 130],
        ],
        [
          [90, 30],
          [104, 130],
        ],
      ]),
    ),
    before: hidden
      ? pen.shape(
          [
            [-86, 20],
            [-92, -40],
            [-72, -60],
            [-74, -20],
          ],
          { fill: colour },
        ) +
        pen.shape(
          [
            [86, 20],
            [92, -40],
            [72, -60],
            [74, -20],
          ],
          { fill: colour },
        )
      : form(
          top,
          strands(pen, colour, [
            [
              [-40, -60],
              [-50, -110],
            ],
            [
              [0, -64],
              [-8, -126],
            ],
            [
              [40, -60],
              [42, -118],
            ],
          ]),
        ),
  };
}

function curls({ pen, a, colour, hidden }: Cut): Layers {
  const ring = (r: number, count: number, from: number, to: number, size: number): Point[][] =>
    Array.from({ length: count }, (_, i) => {
      const p = polar([-a * 5, -30], from + ((to - from) * i) / (count - 1), r);
      return ellipse(p[0], p[1], size, size, 0, 22);
    });
  const back = [
    ...ring(104, 13, Math.PI * 0.86, Math.PI * 2.14, 42),
    ...ring(60, 7, Math.PI, Math.PI * 2, 50),
    ...ring(118, 3, 0.18, 0.62, 34),
    ...ring(118, 3, Math.PI - 0.62, Math.PI - 0.18, 34),
  ];
  const front = hidden
    ? [...ring(86, 3, 0.05, 0.5, 22), ...ring(86, 3, Math.PI - 0.5, Math.PI - 0.05, 22)]
    : ring(80, 8, Math.PI * 1.08, Math.PI * 1.92, 29);
  const loops = front
    .map((c) =>
      pen.stroke([c[2] ?? [0, 0], c[7] ?? [0, 0], c[13] ?? [0, 0]], 4, { colour: darker(colour, 0.42) }),
    )
    .join('');
  return {
    behind: pen.merge(back, { fill: colour, raw: true, depth: 14 }),
    before: pen.merge(front, { fill: colour, raw: true, depth: 9, inside: loops }),
  };
}

function spiky({ pen, a, colour, hidden, form }: Cut): Layers {
  const points: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = Math.PI * (1.0 + i / 10);
    points.push([...polarPair(t, 150 + (i % 2) * 24 - a * 0), 1]);
    if (i < 10) points.push([...polarPair(t + Math.PI / 20, 104), 1]);
  }
  const line: Point[] = [
    [84, 4, 1],
    [70, -30],
    [56, -12, 1],
    [40, -48],
    [22, -18, 1],
    [2, -52],
    [-18, -16, 1],
    [-40, -48],
    [-56, -10, 1],
    [-70, -32],
    [-84, 4, 1],
  ];
  const low: Svg = form([
    [-84, 16],
    [-100, -10, 1],
    [-92, -40],
    [-108, -70, 1],
    [-74, -74],
    [74, -74],
    [108, -70, 1],
    [92, -40],
    [100, -10, 1],
    [84, 16],
    [76, -24],
    [56, -8, 1],
    [40, -44],
    [-40, -44],
    [-56, -8, 1],
    [-76, -24],
  ]);
  return {
    behind: '',
    before: hidden
      ? low
      : form(
          [...points, ...line],
          strands(
            pen,
            colour,
            [
              [
                [-50, -60],
                [-90, -110],
              ],
              [
                [-10, -70],
                [-20, -140],
              ],
              [
                [30, -66],
                [50, -130],
              ],
            ],
            5,
          ),
        ),
  };
}

function sideshave({ pen, look, a, colour, shine, hidden, form, side }: Cut): Layers {
  const s = a >= 0 ? -1 : 1;
  const sweep: Point[] = place(
    [
      [-30, -84],
      [-20, -124],
      [40, -132],
      [92, -96],
      [112, -30],
      [112, 60],
      [128, 120],
      [96, 150],
      [72, 110],
      [78, 30],
      [66, -24],
      [30, -56],
      [0, -60],
    ],
    { mirror: s < 0 },
  );
  const stub = pen.flat(cap(-2, side, a), darker(blend(look.skin, colour, 0.5), 0.1), 0.5);
  return {
    behind: form(
      place(
        [
          [40, -100],
          [108, -20],
          [116, 80],
          [90, 160],
          [50, 130],
        ],
        { mirror: s < 0 },
      ),
    ),
    before:
      stub +
      (hidden
        ? form(
            place(
              [
                [60, -60],
                [96, -40],
                [104, 40],
                [120, 110],
                [92, 140],
                [76, 80],
                [74, 0],
              ],
              { mirror: s < 0 },
            ),
          )
        : form(
            sweep,
            strands(pen, colour, [
              place(
                [
                  [-10, -90],
                  [50, -100],
                  [92, -20],
                  [96, 90],
                ],
                { mirror: s < 0 },
              ),
              place(
                [
                  [0, -74],
                  [50, -70],
                  [80, 0],
                ],
                { mirror: s < 0 },
              ),
            ]) +
              pen.stroke(
                place(
                  [
                    [10, -112],
                    [60, -106],
                    [92, -60],
                  ],
                  { mirror: s < 0 },
                ),
                10,
                { colour: shine },
              ),
          )),
  };
}

function shag({ pen, a, colour, hidden, form, band }: Cut): Layers {
  const back: Point[] = [
    [-78, -90],
    [-112, -40],
    [-104, 10],
    [-128, 30, 1],
    [-108, 60],
    [-130, 104, 1],
    [-92, 100],
    [-96, 140, 1],
    [-56, 116],
    [56, 116],
    [96, 140, 1],
    [92, 100],
    [130, 104, 1],
    [108, 60],
    [128, 30, 1],
    [104, 10],
    [112, -40],
    [78, -90],
    [0, -128],
  ];
  const fringe: Point[] = [
    [92, 40, 1],
    [78, 0],
    [70, -30],
    [60, 0, 1],
    [44, -36],
    [28, -6, 1],
    [8, -40],
    [-10, -4, 1],
    [-30, -38],
    [-48, -2, 1],
    [-64, -30],
    [-78, 0],
    [-92, 40, 1],
  ];
  return {
    behind: form(back),
    before: hidden
      ? form([
          [-92, 50, 1],
          [-98, -20],
          [-70, -70],
          [70, -70],
          [98, -20],
          [92, 50, 1],
          [76, -8],
          [58, -4, 1],
          [40, -40],
          [20, -12, 1],
          [-6, -42],
          [-26, -10, 1],
          [-46, -38],
          [-62, -4, 1],
          [-76, -8],
        ])
      : form(
          cap(9, fringe, a),
          band +
            strands(pen, colour, [
              [
                [-10, -100],
                [-30, -44],
              ],
              [
                [20, -100],
                [40, -44],
              ],
              [
                [-60, -80],
                [-70, -36],
              ],
            ]),
        ),
  };
}

/** Hair that is a statement. */
export const wildHair = { mohawk, mullet, curls, spiky, sideshave, shag };
