import { darker, ink, sodium } from '../../colour.ts';
import type { Point } from '../../geometry.ts';
import { move } from '../../pen.ts';
import type { Layers } from '../layers.ts';
import type { Fitting } from './fitting.ts';

function cowboy({ brimmed }: Fitting): Layers {
  return brimmed({
    half: 176,
    curl: 40,
    bandHigh: 20,
    crown: [
      [-80, -54],
      [-86, -100],
      [-76, -148],
      [-48, -176],
      [-18, -166],
      [0, -154],
      [18, -166],
      [48, -176],
      [76, -148],
      [86, -100],
      [80, -54],
      [0, -40],
    ],
  });
}

function tengallon({ brimmed }: Fitting): Layers {
  return brimmed({
    half: 190,
    curl: 54,
    bandHigh: 24,
    crown: [
      [-82, -54],
      [-94, -110],
      [-96, -176],
      [-66, -222],
      [-24, -214],
      [0, -196],
      [24, -214],
      [66, -222],
      [96, -176],
      [94, -110],
      [82, -54],
      [0, -40],
    ],
  });
}

function gambler({ brimmed }: Fitting): Layers {
  return brimmed({
    half: 168,
    curl: 4,
    bandHigh: 22,
    flat: 2,
    crown: [
      [-80, -54],
      [-82, -100],
      [-74, -134],
      [0, -142],
      [74, -134],
      [82, -100],
      [80, -54],
      [0, -40],
    ],
  });
}

function tophat({ brimmed }: Fitting): Layers {
  return brimmed({
    half: 132,
    curl: 12,
    bandHigh: 26,
    crown: [
      [-78, -54],
      [-80, -130],
      [-92, -214],
      [0, -226],
      [92, -214],
      [80, -130],
      [78, -54],
      [0, -40],
    ],
  });
}

function straw({ pen, colour, wear, brimmed }: Fitting): Layers {
  const h = brimmed({
    half: 184,
    curl: 14,
    bandHigh: 18,
    crown: [
      [-80, -54],
      [-84, -100],
      [-66, -140],
      [0, -152],
      [66, -140],
      [84, -100],
      [80, -54],
      [0, -40],
    ],
  });
  const weave = [-120, -60, 60, 130]
    .map((x) =>
      pen.stroke(
        [
          [x, -60 - Math.abs(x) * 0.09],
          [x * 0.9, -46 - Math.abs(x) * 0.06],
        ],
        3,
        { colour: darker(colour, 0.4) },
      ),
    )
    .join('');
  const stalks =
    pen.stroke(
      [
        [178, -76],
        [204, -84],
      ],
      5,
      { colour },
    ) +
    pen.stroke(
      [
        [-180, -76],
        [-202, -70],
      ],
      5,
      { colour },
    ) +
    pen.stroke(
      [
        [170, -66],
        [190, -56],
      ],
      4,
      { colour },
    );
  return { behind: h.behind + wear(stalks), before: h.before + wear(weave) };
}

function witch({ pen, colour, wear, brimmed }: Fitting): Layers {
  const crown: Point[] = [
    [-84, -54],
    [-66, -120],
    [-50, -180],
    [-30, -222],
    [6, -250],
    [70, -262],
    [104, -226],
    [74, -232],
    [40, -216],
    [44, -170],
    [66, -110],
    [84, -54],
    [0, -40],
  ];
  const h = brimmed({ half: 204, curl: 26, bandHigh: 24, crown });
  const folds =
    pen.stroke(
      [
        [-44, -186],
        [0, -176],
        [40, -190],
      ],
      4,
      { colour: darker(colour, 0.5) },
    ) +
    pen.stroke(
      [
        [-56, -146],
        [-10, -136],
        [20, -140],
      ],
      4,
      { colour: darker(colour, 0.5) },
    );
  const buckle =
    pen.shape(
      [
        [-17, -84, 1],
        [17, -84, 1],
        [17, -50, 1],
        [-17, -50, 1],
      ],
      { fill: sodium, shade: false, line: 3 },
    ) +
    pen.flat(
      [
        [-8, -76, 1],
        [8, -76, 1],
        [8, -60, 1],
        [-8, -60, 1],
      ],
      ink,
    );
  return { behind: h.behind, before: h.before + wear(folds) + wear(move(buckle, 0, -4)) };
}

/** Hats with a brim all around. */
export const brimmedHats = { cowboy, tengallon, gambler, tophat, straw, witch };
