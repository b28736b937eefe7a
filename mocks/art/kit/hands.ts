/** Hands of three fingers and a thumb. The wrist is at 0,0, the fingers point to +x, the thumb is on the +y side. */
import { blend, darker, ink } from './colour.ts';
import { type Point, polar, tube } from './geometry.ts';
import type { Pen, Svg } from './pen.ts';

export type Gesture =
  | 'fist'
  | 'open'
  | 'point'
  | 'horns'
  | 'grip'
  | 'relaxed'
  | 'peace'
  | 'thumb'
  | 'splay'
  | 'paw';

const finger = (from: Point, direction: number, long: number, wide = 9, bend = 0): Point[] => {
  const mid = polar(from, direction, long * 0.5);
  return tube(
    [from, mid, polar(mid, direction + bend, long * 0.5)],
    [wide * 1.02, wide, wide * 0.9],
    [true, true],
  );
};
const palmForm: Point[] = tube(
  [
    [-8, 0],
    [14, 0],
    [38, 0],
  ],
  [12, 20, 21],
  [true, true],
);
const raw = (points: readonly Point[]): Point[] => [...points];

export function hand(pen: Pen, gesture: Gesture, skin: string): Svg {
  const look = { fill: skin, raw: true, depth: 5 } as const;
  const crease = (line: readonly Point[]): Svg =>
    pen.stroke(line, 3.6, { colour: blend(skin, ink, 0.78), ends: [0.3, 0.15] });
  const knuckles =
    crease([
      [47, -8],
      [34, -8],
    ]) +
    crease([
      [48, 4],
      [35, 5],
    ]);
  const fist: Point[] = [
    [-8, -12],
    [8, -19],
    [34, -24],
    [50, -16],
    [54, 0],
    [49, 17],
    [30, 22],
    [8, 19],
    [-8, 12],
  ];
  const curve = (points: readonly Point[]): Svg => pen.shape(points, { fill: skin, depth: 6 });
  const thumbOver = pen.shape(
    tube(
      [
        [8, 14],
        [26, 20],
        [42, 13],
      ],
      [10, 9.5, 8],
      [true, true],
    ),
    look,
  );
  switch (gesture) {
    case 'fist':
      return (
        pen.shape(fist, {
          fill: skin,
          depth: 6,
          inside:
            knuckles +
            crease([
              [45, -17],
              [34, -18],
            ]),
        }) + thumbOver
      );
    case 'grip': {
      const parts = [
        curve([
          [-8, -12],
          [8, -18],
          [28, -18],
          [32, 0],
          [28, 18],
          [8, 17],
          [-8, 12],
        ]),
      ];
      for (const y of [14, 0, -14])
        parts.push(
          pen.shape(
            tube(
              [
                [20, y],
                [40, y * 1.02],
                [47, y],
              ],
              [9, 9.4, 8],
              [true, true],
            ),
            look,
          ),
        );
      parts.push(
        pen.shape(
          tube(
            [
              [6, 14],
              [22, 23],
              [40, 25],
            ],
            [9, 9, 8],
            [true, true],
          ),
          look,
        ),
      );
      return parts.join('');
    }
    case 'open':
    case 'splay': {
      const fan = gesture === 'splay' ? 1.5 : 1;
      return (
        pen.merge(
          [
            raw(finger([36, -14], -0.3 * fan, 40, 9.2)),
            raw(finger([41, -1], -0.02, 45, 9.6)),
            raw(finger([38, 12], 0.27 * fan, 39, 9)),
            raw(finger([12, 12], 1.02, 38, 9.4, -0.45)),
            palmForm,
          ],
          { ...look, depth: 5 },
        ) +
        crease([
          [14, 8],
          [24, 2],
          [28, -8],
        ])
      );
    }
    case 'point':
      return (
        pen.shape(finger([40, -13], -0.04, 48, 9), look) +
        pen.shape(fist, { fill: skin, depth: 6, inside: knuckles }) +
        thumbOver
      );
    case 'horns':
      return (
        pen.shape(finger([38, -15], -0.16, 46, 8.6), look) +
        pen.shape(finger([40, 14], 0.14, 40, 8), look) +
        pen.shape(fist, {
          fill: skin,
          depth: 6,
          inside:
            crease([
              [48, -6],
              [34, -6],
            ]) +
            crease([
              [48, 7],
              [34, 7],
            ]),
        }) +
        pen.shape(
          tube(
            [
              [10, 10],
              [26, 8],
              [40, 2],
            ],
            [9, 9, 8],
            [true, true],
          ),
          look,
        )
      );
    case 'peace':
      return (
        pen.shape(finger([40, -13], -0.3, 48, 8.8), look) +
        pen.shape(finger([42, 0], 0.12, 50, 8.8), look) +
        pen.shape(fist, {
          fill: skin,
          depth: 6,
          inside: crease([
            [48, 6],
            [34, 6],
          ]),
        }) +
        thumbOver
      );
    case 'thumb':
      return (
        pen.shape(finger([18, 10], 1.36, 42, 9.6, -0.1), look) +
        pen.shape(fist, {
          fill: skin,
          depth: 6,
          inside:
            knuckles +
            crease([
              [45, -17],
              [34, -18],
            ]),
        })
      );
    case 'relaxed':
      return (
        pen.merge(
          [
            palmForm,
            raw(finger([34, -12], 0.12, 36, 9, 0.35)),
            raw(finger([38, 0], 0.2, 38, 9.2, 0.4)),
            raw(finger([34, 11], 0.3, 33, 8.6, 0.45)),
            raw(finger([12, 12], 0.75, 32, 9, -0.2)),
          ],
          look,
        ) +
        crease([
          [44, -5],
          [58, -1],
        ]) +
        crease([
          [42, 8],
          [54, 13],
        ])
      );
    case 'paw': {
      const claws = [-14, 0, 14]
        .map((y) =>
          pen.shape(
            [
              [46, y - 4],
              [62, y, 1],
              [46, y + 4],
            ],
            { fill: darker(skin, 0.7), line: 2.4, shade: false, rim: false },
          ),
        )
        .join('');
      return (
        claws +
        pen.merge(
          [
            palmForm,
            raw(finger([34, -14], -0.1, 20, 11)),
            raw(finger([38, 0], 0, 21, 11.4)),
            raw(finger([34, 14], 0.1, 19, 11)),
            raw(finger([8, 12], 0.9, 24, 9.6)),
          ],
          look,
        )
      );
    }
  }
}
