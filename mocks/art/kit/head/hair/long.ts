import { pink } from '../../colour.ts';
import { ellipse, type Point, place } from '../../geometry.ts';
import type { Svg } from '../../pen.ts';
import type { Layers } from '../layers.ts';
import { type Cut, cap, strands } from './cut.ts';

function long({ pen, a, colour, hidden, form, parted, band }: Cut): Layers {
  const back: Point[] = [
    [-70, -90],
    [-104, -20],
    [-112, 70],
    [-126, 150],
    [-110, 214],
    [-84, 190],
    [-70, 224],
    [-46, 176],
    [46, 176],
    [66, 226],
    [86, 188],
    [114, 210],
    [124, 140],
    [110, 60],
    [104, -20],
    [70, -90],
    [0, -124],
  ];
  const lock = (s: 1 | -1): Svg =>
    form(
      place(
        [
          [60, -70],
          [84, -40],
          [92, 20],
          [96, 84],
          [108, 150],
          [92, 188],
          [80, 120],
          [76, 50],
          [70, -10],
        ],
        { mirror: s < 0 },
      ),
      strands(pen, colour, [
        place(
          [
            [80, -20],
            [86, 60],
            [96, 140],
          ],
          { mirror: s < 0 },
        ),
      ]),
    );
  return {
    behind: form(back),
    before:
      lock(1) +
      lock(-1) +
      (hidden
        ? ''
        : form(
            cap(5, parted, a),
            band +
              strands(pen, colour, [
                [
                  [-14, -86],
                  [-50, -96],
                  [-78, -50],
                ],
                [
                  [-10, -88],
                  [40, -92],
                  [76, -46],
                ],
                [
                  [-8, -90],
                  [20, -78],
                  [60, -50],
                ],
              ]),
          )),
  };
}

function waves({ pen, a, colour, hidden, form, parted, band }: Cut): Layers {
  const wave = (s: 1 | -1): Point[] =>
    place(
      [
        [58, -84],
        [98, -46],
        [92, 0],
        [116, 44],
        [96, 92],
        [118, 138],
        [92, 186],
        [58, 172],
        [72, 128],
        [54, 88],
        [76, 44],
        [70, -6],
      ],
      { mirror: s < 0 },
    );
  return {
    behind: form([
      [-64, -96],
      [-108, -30],
      [-96, 40],
      [-118, 100],
      [-92, 170],
      [0, 150],
      [92, 170],
      [118, 100],
      [96, 40],
      [108, -30],
      [64, -96],
      [0, -126],
    ]),
    before:
      form(
        wave(1),
        strands(pen, colour, [
          [
            [84, -36],
            [84, 4],
            [100, 46],
            [84, 92],
            [100, 140],
          ],
        ]),
      ) +
      form(
        wave(-1),
        strands(pen, colour, [
          [
            [-84, -36],
            [-84, 4],
            [-100, 46],
            [-84, 92],
            [-100, 140],
          ],
        ]),
      ) +
      (hidden ? '' : form(cap(8, parted, a), band)),
  };
}

function bouffant({ pen, colour, shine, hidden, form }: Cut): Layers {
  const puff: Point[] = [
    [-88, 66],
    [-116, 20],
    [-128, -60],
    [-112, -140],
    [-60, -196],
    [0, -210],
    [62, -196],
    [114, -138],
    [128, -60],
    [116, 20],
    [88, 66],
  ];
  const flip = (s: 1 | -1): Svg =>
    form(
      place(
        [
          [82, -20],
          [104, 20],
          [104, 66],
          [126, 92],
          [158, 88],
          [136, 118],
          [98, 122],
          [80, 92],
          [76, 40],
        ],
        { mirror: s < 0 },
      ),
      strands(pen, colour, [
        place(
          [
            [92, 10],
            [92, 70],
            [112, 104],
          ],
          { mirror: s < 0 },
        ),
      ]),
    );
  return {
    behind: form(puff),
    before:
      flip(1) +
      flip(-1) +
      (hidden
        ? ''
        : form(
            [
              [-90, 8],
              [-116, -60],
              [-96, -140],
              [-40, -186],
              [30, -186],
              [94, -140],
              [116, -60],
              [88, 8],
              [76, -30],
              [30, -44],
              [-20, -70, 1],
              [-54, -42],
              [-78, -18],
            ],
            strands(pen, colour, [
              [
                [-20, -72],
                [-60, -110],
                [-96, -60],
              ],
              [
                [-18, -74],
                [10, -130],
                [70, -140],
                [98, -60],
              ],
              [
                [-14, -72],
                [30, -96],
                [80, -50],
              ],
            ]) +
              pen.stroke(
                [
                  [-62, -150],
                  [-10, -174],
                  [50, -160],
                ],
                14,
                { colour: shine, opacity: 0.8 },
              ),
          )),
  };
}

function braids({ pen, look, a, colour, hidden, form, band }: Cut): Layers {
  const braid = (s: 1 | -1): Svg => {
    const links = [0, 1, 2, 3, 4, 5].map((i) => {
      const y = 50 + i * 30;
      const x = s * (92 + Math.sin(i * 0.7) * 7);
      const w = 22 - i * 1.4;
      return pen.shape(
        [
          [x - w, y - 18],
          [x, y - 8],
          [x + w, y - 18],
          [x + w * 0.8, y + 8],
          [x, y + 22],
          [x - w * 0.8, y + 8],
        ],
        { fill: colour, depth: 6 },
      );
    });
    const x = s * 92;
    return (
      pen.shape(
        [
          [x - 8, 212],
          [x + 8, 212],
          [x + 16, 254],
          [x, 266],
          [x - 16, 254],
        ],
        { fill: colour },
      ) +
      links.reverse().join('') +
      pen.shape(
        [
          [x - 13, 206],
          [x + 13, 206],
          [x + 12, 220],
          [x - 12, 220],
        ],
        { fill: look.band ?? pink },
      )
    );
  };
  const top = cap(
    4,
    [
      [84, 20],
      [80, -20],
      [50, -58],
      [a * 8, -92, 1],
      [-50, -58],
      [-80, -20],
      [-84, 20],
    ],
    a,
  );
  return {
    behind: form([
      [-84, -70],
      [-98, 0],
      [-90, 60],
      [90, 60],
      [98, 0],
      [84, -70],
      [0, -120],
    ]),
    before:
      (hidden
        ? ''
        : form(
            top,
            band +
              strands(pen, colour, [
                [
                  [a * 8, -94],
                  [-60, -90],
                  [-80, -30],
                ],
                [
                  [a * 8, -94],
                  [60, -90],
                  [80, -30],
                ],
              ]),
          )) +
      braid(1) +
      braid(-1),
  };
}

function pigtails({ pen, look, a, colour, hidden, form, band }: Cut): Layers {
  const tail = (s: 1 | -1): Svg =>
    form(
      place(
        [
          [80, -46],
          [116, -84],
          [160, -74],
          [182, -18],
          [174, 50],
          [152, 92],
          [148, 40],
          [128, 66],
          [122, 16],
          [96, 0],
        ],
        { mirror: s < 0 },
      ),
      strands(pen, colour, [
        place(
          [
            [96, -40],
            [140, -50],
            [160, 20],
          ],
          { mirror: s < 0 },
        ),
        place(
          [
            [96, -30],
            [128, -20],
            [140, 40],
          ],
          { mirror: s < 0 },
        ),
      ]),
    ) + pen.shape(ellipse(s * 90, -34, 15, 18), { fill: look.band ?? pink, raw: true });
  const fringe: Point[] = [
    [84, 0],
    [72, -30],
    [52, -14, 1],
    [34, -40],
    [14, -18, 1],
    [-6, -42],
    [-28, -16, 1],
    [-46, -42],
    [-66, -14, 1],
    [-74, -34],
    [-84, 0],
  ];
  return {
    behind: tail(1) + tail(-1),
    before: hidden
      ? form([
          [-84, 10],
          [-90, -40],
          [-60, -70],
          [60, -70],
          [90, -40],
          [84, 10],
          [70, -24],
          [40, -20, 1],
          [20, -44],
          [-10, -22, 1],
          [-36, -44],
          [-66, -20],
        ])
      : form(cap(5, fringe, a), band),
  };
}

function bob({ pen, colour, form, band }: Cut): Layers {
  const back: Point[] = [
    [-76, -90],
    [-106, -30],
    [-112, 40],
    [-104, 92],
    [-60, 98],
    [60, 98],
    [104, 92],
    [112, 40],
    [106, -30],
    [76, -90],
    [0, -124],
  ];
  const fringe: Point[] = [
    [92, 82],
    [78, 60],
    [78, -8],
    [70, -30, 1],
    [30, -26],
    [0, -30],
    [-30, -26],
    [-70, -30, 1],
    [-78, -8],
    [-78, 60],
    [-92, 82],
  ];
  return {
    behind: form(back),
    before: form(
      [
        [-106, 84],
        [-110, 10],
        [-100, -60],
        [-56, -112],
        [0, -128],
        [56, -112],
        [100, -60],
        [110, 10],
        [106, 84],
        ...fringe,
      ],
      band +
        strands(pen, colour, [
          [
            [-40, -100],
            [-50, -34],
          ],
          [
            [0, -108],
            [0, -36],
          ],
          [
            [40, -100],
            [50, -34],
          ],
          [
            [92, -20],
            [96, 70],
          ],
          [
            [-92, -20],
            [-96, 70],
          ],
        ]),
    ),
  };
}

function ponytail({ pen, look, a, colour, hidden, form, side }: Cut): Layers {
  const s = a > 0 ? -1 : 1;
  const tail = form(
    place(
      [
        [60, -100],
        [118, -128],
        [176, -84],
        [190, 0],
        [168, 90],
        [184, 140],
        [140, 120],
        [132, 40],
        [120, -30],
        [84, -60],
      ],
      { mirror: s < 0 },
    ),
    strands(pen, colour, [
      place(
        [
          [90, -90],
          [150, -60],
          [160, 40],
          [158, 110],
        ],
        { mirror: s < 0 },
      ),
    ]),
  );
  return {
    behind: tail,
    before: hidden
      ? form(
          cap(
            -4,
            [
              [80, -30],
              [-80, -30],
            ],
            a,
          ),
        )
      : form(
          cap(3, side, a),
          strands(pen, colour, [
            [
              [-70, -50],
              [0, -108],
              [50, -110],
            ],
            [
              [-30, -66],
              [20, -100],
              [60, -96],
            ],
            [
              [50, -60],
              [66, -90],
            ],
          ]),
        ) + pen.shape(ellipse(s * 62, -104, 13, 16), { fill: look.band ?? pink, raw: true }),
  };
}

/** Hair that falls, or would. */
export const longHair = { long, waves, bouffant, braids, pigtails, bob, ponytail };
