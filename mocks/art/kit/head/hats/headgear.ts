import { bone, darker, lighter, sodium } from '../../colour.ts';
import { ellipse, type Point } from '../../geometry.ts';
import type { Svg } from '../../pen.ts';
import type { Layers } from '../layers.ts';
import type { Fitting } from './fitting.ts';

function none(): Layers {
  return { behind: '', before: '' };
}

function headphones({ pen, colour, band, wear }: Fitting): Layers {
  return {
    behind: '',
    before: wear(
      pen.stroke(
        [
          [-96, -10],
          [-104, -80],
          [-50, -140],
          [0, -150],
          [50, -140],
          [104, -80],
          [96, -10],
        ],
        17,
        { ends: [0.9, 0.9] },
      ) +
        pen.stroke(
          [
            [-96, -10],
            [-104, -80],
            [-50, -140],
            [0, -150],
            [50, -140],
            [104, -80],
            [96, -10],
          ],
          9,
          { colour, ends: [0.9, 0.9] },
        ) +
        pen.shape(ellipse(-92, 2, 22, 32), { fill: band, raw: true }) +
        pen.shape(ellipse(92, 2, 22, 32), { fill: band, raw: true }),
    ),
  };
}

function welding({ pen, colour, band, wear }: Fitting): Layers {
  const visor: Point[] = [
    [-92, -56],
    [-104, -110],
    [-96, -176],
    [-50, -204],
    [50, -204],
    [96, -176],
    [104, -110],
    [92, -56],
    [0, -74],
  ];
  return {
    behind: '',
    before: wear(
      pen.stroke(
        [
          [-92, -20],
          [-92, -60],
          [0, -76],
          [92, -60],
          [92, -20],
        ],
        14,
        { colour: darker(colour, 0.4), ends: [0.9, 0.9] },
      ) +
        pen.shape(visor, {
          fill: colour,
          inside:
            pen.flat(
              [
                [-64, -164],
                [64, -164],
                [60, -116],
                [-60, -116],
              ],
              '#0d0a1f',
            ) +
            pen.stroke(
              [
                [-54, -154],
                [20, -154],
              ],
              8,
              { colour: band },
            ) +
            pen.stroke(
              [
                [-80, -186],
                [0, -192],
                [80, -186],
              ],
              5,
              { colour: lighter(colour, 0.4) },
            ),
        }) +
        pen.shape(ellipse(-94, -62, 12, 12), { fill: '#d7d0dc', raw: true }) +
        pen.shape(ellipse(94, -62, 12, 12), { fill: '#d7d0dc', raw: true }),
    ),
  };
}

function crown({ pen, colour, band, wear }: Fitting): Layers {
  const points: Point[] = [
    [-80, -80, 1],
    [-92, -156, 1],
    [-50, -118, 1],
    [-30, -176, 1],
    [0, -122, 1],
    [32, -176, 1],
    [50, -118, 1],
    [92, -156, 1],
    [80, -80, 1],
    [0, -66],
  ];
  const gems = [
    [-92, -158],
    [-30, -178],
    [32, -178],
    [92, -158],
  ]
    .map(([x, y]) => pen.shape(ellipse(x ?? 0, y ?? 0, 8, 8), { fill: band, raw: true, line: 3 }))
    .join('');
  return {
    behind: '',
    before: wear(
      pen.shape(points, {
        fill: colour,
        inside: pen.stroke(
          [
            [-80, -98],
            [0, -84],
            [80, -98],
          ],
          5,
          { colour: darker(colour, 0.4) },
        ),
      }) +
        gems +
        pen.dot(0, -84, 6, band),
    ),
  };
}

function flowers({ pen, colour, band, wear }: Fitting): Layers {
  const bloom = (x: number, y: number, r: number, c: string): Svg =>
    pen.merge(
      [0, 1, 2, 3, 4].map((i) =>
        ellipse(
          x + Math.cos(i * 1.257) * r * 0.62,
          y + Math.sin(i * 1.257) * r * 0.62,
          r * 0.52,
          r * 0.52,
          0,
          16,
        ),
      ),
      { fill: c, raw: true, line: 3, depth: 4 },
    ) + pen.dot(x, y, r * 0.34, sodium);
  return {
    behind: '',
    before: wear(
      bloom(-74, -76, 27, band) +
        bloom(74, -76, 25, band) +
        bloom(-34, -106, 29, colour) +
        bloom(38, -106, 27, bone) +
        bloom(2, -112, 32, band),
    ),
  };
}

function goggles({ pen, a, colour, band, wear }: Fitting): Layers {
  const glass = (s: 1 | -1): Svg =>
    pen.shape(ellipse(s * 36 + a * 8, -84, 31, 26), { fill: '#c9a35a', raw: true }) +
    pen.shape(ellipse(s * 36 + a * 8, -84, 21, 17), { fill: band, raw: true, line: 2.6 }) +
    pen.stroke(
      [
        [s * 36 - 10, -92],
        [s * 36 + 2, -96],
      ],
      5,
      { colour: '#fff' },
    );
  return {
    behind: '',
    before: wear(
      pen.stroke(
        [
          [-92, -50],
          [-60, -82],
          [60, -82],
          [92, -50],
        ],
        18,
        { colour: darker(colour, 0.2), ends: [0.9, 0.9] },
      ) +
        glass(-1) +
        glass(1),
    ),
  };
}

/** What is worn on a head and is no hat. */
export const headgear = { none, headphones, welding, crown, flowers, goggles };
