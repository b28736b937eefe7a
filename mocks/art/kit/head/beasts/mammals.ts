import { darker, ink, sodium } from '../../colour.ts';
import { ellipse, type Point, place } from '../../geometry.ts';
import { move, type Svg } from '../../pen.ts';
import { mouthOf } from '../mouth.ts';
import { type Beast, beastEyes } from './beast.ts';

function coyote({ pen, look, t, a, skin, pale, hat, extras, parts, nose }: Beast): void {
  const ear = (s: 1 | -1): Svg =>
    pen.shape(
      place(
        [
          [30, -84],
          [52, -150],
          [92, -204, 1],
          [104, -130],
          [92, -60],
        ],
        { mirror: s < 0, x: -a * 6 },
      ),
      {
        fill: skin,
        inside: pen.flat(
          place(
            [
              [50, -90],
              [66, -140],
              [88, -180],
              [92, -126],
              [80, -80],
            ],
            { mirror: s < 0, x: -a * 6 },
          ),
          '#e59a92',
        ),
      },
    );
  parts.push(ear(1), ear(-1), hat.behind);
  const skull: Point[] = [
    [0, -108],
    [56, -96],
    [86, -50],
    [92, 0],
    [122, 34, 1],
    [92, 40],
    [104, 66, 1],
    [70, 64],
    [40, 86],
    [0, 92],
    [-40, 86],
    [-70, 64],
    [-104, 66, 1],
    [-92, 40],
    [-122, 34, 1],
    [-92, 0],
    [-86, -50],
    [-56, -96],
  ];
  parts.push(
    pen.shape(
      skull.map((p): Point => (p[2] === 1 ? [p[0] + a * 4, p[1], 1] : [p[0] + a * 4, p[1]])),
      {
        fill: skin,
        depth: 16,
        inside:
          pen.flat(
            [
              [-126, 20],
              [-60, 24],
              [0, 50],
              [60, 24],
              [126, 20],
              [110, 90],
              [0, 110],
              [-110, 90],
            ],
            pale,
          ) + extras.under,
      },
    ),
  );
  parts.push(beastEyes(pen, look, t, -14, 40, 24, 0.18));
  const m = a * 20;
  parts.push(
    pen.shape(
      [
        [m - 16, -8],
        [m + 16, -8],
        [m + 34, 30],
        [m + 46, 58],
        [m + 34, 84],
        [m, 94],
        [m - 34, 84],
        [m - 46, 58],
        [m - 34, 30],
      ],
      {
        fill: pale,
        line: 3.4,
        inside: pen.flat(
          [
            [m - 15, -14],
            [m + 15, -14],
            [m + 20, 24],
            [m, 32],
            [m - 20, 24],
          ],
          skin,
        ),
      },
    ),
  );
  parts.push(nose(m + a * 3, 36, 20));
  parts.push(move(mouthOf(pen, { ...look, skin: pale }, 68), m, 0));
  if (look.mouth !== 'sing')
    parts.push(
      pen.stroke(
        [
          [m, 50],
          [m, 60],
        ],
        4,
      ),
    );
  for (const s of [-1, 1])
    for (const d of [0, 9]) parts.push(pen.dot(m + s * (22 + d), 56 + d * 0.5, 1.8, ink));
}

function jackalope({ pen, look, t, a, skin, pale, hat, extras, parts, nose }: Beast): void {
  const ear = (s: 1 | -1): Svg =>
    pen.shape(
      place(
        [
          [18, -90],
          [30, -190],
          [62, -262],
          [86, -200],
          [70, -90],
        ],
        { mirror: s < 0, x: -a * 6 },
      ),
      {
        fill: skin,
        inside: pen.flat(
          place(
            [
              [34, -100],
              [42, -190],
              [62, -240],
              [72, -190],
              [58, -100],
            ],
            { mirror: s < 0, x: -a * 6 },
          ),
          '#f0a8a4',
        ),
      },
    );
  const antler = (s: 1 | -1): Svg =>
    [
      [
        [34, -90],
        [52, -140],
        [92, -176],
        [104, -216],
      ],
      [
        [60, -150],
        [58, -190],
      ],
      [
        [84, -170],
        [124, -178],
      ],
    ]
      .map(
        (line) =>
          pen.stroke(
            place(
              line.map((p): Point => [p[0] ?? 0, p[1] ?? 0]),
              { mirror: s < 0 },
            ),
            21,
            { ends: [0.7, 0.3] },
          ) +
          pen.stroke(
            place(
              line.map((p): Point => [p[0] ?? 0, p[1] ?? 0]),
              { mirror: s < 0 },
            ),
            13,
            { colour: '#d9b98a', ends: [0.7, 0.3] },
          ),
      )
      .join('');
  parts.push(ear(1), ear(-1), antler(1), antler(-1), hat.behind);
  parts.push(
    pen.shape(
      [
        [a * 4, -104],
        [58, -92],
        [84, -46],
        [96, 16],
        [86, 64],
        [46, 92],
        [a * 10, 98],
        [-46, 92],
        [-86, 64],
        [-96, 16],
        [-84, -46],
        [-58, -92],
      ],
      { fill: skin, depth: 16, inside: extras.under },
    ),
  );
  parts.push(beastEyes(pen, look, t, -14, 44, 27, 0.05));
  const m = a * 16;
  parts.push(
    pen.merge([ellipse(m - 24, 56, 32, 25), ellipse(m + 24, 56, 32, 25)], {
      fill: pale,
      raw: true,
      depth: 6,
      line: 3,
    }),
  );
  parts.push(
    nose(m, 34, 14, '#e5688c'),
    pen.stroke(
      [
        [m, 44],
        [m, 58],
      ],
      4,
    ),
    pen.stroke(
      [
        [m - 20, 62],
        [m - 8, 70],
        [m, 60],
        [m + 8, 70],
        [m + 22, 60],
      ],
      4.4,
    ),
    pen.shape(
      [
        [m - 10, 68],
        [m + 10, 68],
        [m + 9, 88],
        [m, 90],
        [m - 9, 88],
      ],
      {
        fill: '#fffaf0',
        line: 3,
        shade: false,
        inside: pen.stroke(
          [
            [m, 66],
            [m, 90],
          ],
          2.4,
        ),
      },
    ),
  );
  for (const s of [-1, 1])
    for (const w of [-6, 4])
      parts.push(
        pen.stroke(
          [
            [m + s * 40, 54 + w],
            [m + s * 100, 46 + w * 2.4],
          ],
          2.6,
        ),
      );
}

function longhorn({ pen, look, t, a, skin, pale, hat, extras, parts }: Beast): void {
  const horn = (s: 1 | -1): Svg =>
    pen.shape(
      place(
        [
          [64, -92],
          [120, -98],
          [178, -124],
          [204, -190, 1],
          [216, -120],
          [180, -70],
          [120, -56],
          [66, -58],
        ],
        { mirror: s < 0 },
      ),
      {
        fill: '#f0e2c4',
        inside: pen.flat(
          place(
            [
              [186, -140],
              [204, -196],
              [222, -120],
              [196, -100],
            ],
            { mirror: s < 0 },
          ),
          '#4a3a4e',
        ),
      },
    );
  const ear = (s: 1 | -1): Svg =>
    pen.shape(
      place(
        [
          [74, -58],
          [124, -46],
          [146, -16],
          [110, -6],
          [76, -24],
        ],
        { mirror: s < 0 },
      ),
      {
        fill: skin,
        inside: pen.flat(
          place(
            [
              [88, -44],
              [122, -34],
              [130, -20],
              [96, -20],
            ],
            { mirror: s < 0 },
          ),
          '#e59a92',
        ),
      },
    );
  parts.push(horn(1), horn(-1), ear(1), ear(-1), hat.behind);
  parts.push(
    pen.shape(
      [
        [0, -112],
        [58, -104],
        [82, -60],
        [74, -6],
        [56, 40],
        [60, 92],
        [0, 122],
        [-60, 92],
        [-56, 40],
        [-74, -6],
        [-82, -60],
        [-58, -104],
      ].map(([x, y]): Point => [(x ?? 0) + a * 4, y ?? 0]),
      {
        fill: skin,
        depth: 15,
        inside:
          pen.flat(
            [
              [-20, -120],
              [22, -120],
              [14, -40],
              [24, 60],
              [-24, 60],
              [-12, -40],
            ],
            pale,
          ) + extras.under,
      },
    ),
  );
  parts.push(beastEyes(pen, look, t, -28, 46, 21, 0.12));
  const m = a * 18;
  parts.push(
    pen.shape(
      [
        [m - 52, 56],
        [m, 44],
        [m + 52, 56],
        [m + 64, 88],
        [m + 38, 116],
        [m, 122],
        [m - 38, 116],
        [m - 64, 88],
      ],
      { fill: '#e8a79c', line: 3.6 },
    ),
  );
  parts.push(
    pen.flat(ellipse(m - 27, 72, 10, 7, 0.5), '#5a2440'),
    pen.flat(ellipse(m + 27, 72, 10, 7, -0.5), '#5a2440'),
    pen.stroke(
      [
        [m - 34, 98],
        [m - 6, 105],
        [m + 22, 100],
        [m + 38, 92],
      ],
      5,
    ),
    pen.wire(
      [
        [m - 15, 80],
        [m - 15, 94],
        [m, 101],
        [m + 15, 94],
        [m + 15, 80],
      ],
      5,
      sodium,
    ),
  );
  const tuft: Point[] = [
    [-46, -104],
    [-58, -140],
    [-24, -128],
    [-12, -158],
    [10, -130],
    [36, -152],
    [44, -108],
    [22, -62, 1],
    [8, -84],
    [-6, -56, 1],
    [-22, -86],
    [-36, -66, 1],
  ];
  if ((look.hat ?? 'none') === 'none')
    parts.push(pen.shape(tuft, { fill: look.hairColour ?? darker(skin, 0.3) }));
}

/** Those with fur. */
export const mammals = { coyote, jackalope, longhorn };
