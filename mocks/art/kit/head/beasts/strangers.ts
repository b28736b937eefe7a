import { darker, ink, lighter, pink, sodium } from '../../colour.ts';
import { ellipse, type Point } from '../../geometry.ts';
import { move } from '../../pen.ts';
import { moods } from '../eyes.ts';
import { mouthOf } from '../mouth.ts';
import { type Beast, beastEyes } from './beast.ts';

function gila({ pen, look, t, a, skin, pale, hat, parts }: Beast): void {
  parts.push(hat.behind);
  parts.push(
    pen.shape(
      [
        [a * 2, -96],
        [60, -86],
        [92, -40],
        [88, 6],
        [100, 44],
        [84, 84],
        [a * 14, 104],
        [-84, 84],
        [-100, 44],
        [-88, 6],
        [-92, -40],
        [-60, -86],
      ],
      {
        fill: skin,
        depth: 16,
        inside:
          Array.from({ length: 26 }, () =>
            pen.dot(
              pen.chance.between(-90, 90),
              pen.chance.between(-96, 30),
              pen.chance.between(4, 10),
              look.hairColour ?? '#e86a3a',
              0.9,
            ),
          ).join('') +
          pen.flat(
            [
              [-120, 60],
              [0, 76],
              [120, 60],
              [100, 120],
              [-100, 120],
            ],
            pale,
          ),
      },
    ),
  );
  for (const s of [-1, 1])
    parts.push(pen.shape(ellipse(t.x(s * 48), -40, 34 * t.k(s * 48), 33), { fill: skin, raw: true }));
  parts.push(beastEyes(pen, look, t, -40, 46, 25, 0));
  parts.push(
    pen.stroke(
      [
        [-84, 52],
        [-40, 66],
        [a * 14, 68],
        [40, 64],
        [86, 48],
      ],
      6,
    ),
    pen.dot(a * 20 - 10, 34, 3.6, ink),
    pen.dot(a * 20 + 10, 34, 3.6, ink),
    pen.stroke(
      [
        [a * 12 + 8, 68],
        [a * 12 + 14, 92],
        [a * 12 + 2, 110],
      ],
      6,
      { colour: '#e8407a', ends: [0.8, 0.5] },
    ),
    pen.stroke(
      [
        [a * 12 + 14, 90],
        [a * 12 + 28, 108],
      ],
      5,
      { colour: '#e8407a', ends: [0.8, 0.2] },
    ),
  );
}

function cactus({ pen, look, t, a, skin, hat, extras, parts }: Beast): void {
  parts.push(hat.behind);
  const body: Point[] = [
    [0, -118],
    [54, -104],
    [84, -50],
    [88, 20],
    [76, 84],
    [0, 108],
    [-76, 84],
    [-88, 20],
    [-84, -50],
    [-54, -104],
  ];
  const ribs = [-56, -28, 28, 56]
    .map((x) =>
      pen.stroke(
        [
          [x * 0.6, -110],
          [x * 1.15, -10],
          [x, 100],
        ],
        4,
        { colour: darker(skin, 0.35) },
      ),
    )
    .join('');
  parts.push(pen.shape(body, { fill: skin, inside: ribs + extras.under }));
  for (let i = 0; i < 18; i++) {
    const th = (i / 18) * Math.PI * 2;
    const p: Point = [Math.cos(th) * 84, Math.sin(th) * 104 - 6];
    parts.push(pen.stroke([p, [p[0] * 1.14, p[1] * 1.12]], 3.2, { colour: ink, ends: [1, 0.1] }));
  }
  parts.push(beastEyes(pen, look, t, -10, 36, 25, 0), move(mouthOf(pen, look, 56), a * 18, 0));
  if ((look.hat ?? 'none') === 'none')
    parts.push(
      pen.merge(
        [0, 1, 2, 3, 4].map((i) =>
          ellipse(Math.cos(i * 1.257) * 20, -126 + Math.sin(i * 1.257) * 16, 17, 17, 0, 16),
        ),
        { fill: pink, raw: true, line: 3.4, depth: 4 },
      ),
      pen.dot(0, -126, 10, sodium),
    );
}

function skull({ pen, look, t, a, skin, hat, extras, parts }: Beast): void {
  parts.push(hat.behind);
  const cranium: Point[] = [
    [-a * 4, -116],
    [60, -104],
    [92, -50],
    [88, 6],
    [66, 32],
    [60, 70],
    [50, 100],
    [a * 10, 106],
    [-50, 100],
    [-60, 70],
    [-66, 32],
    [-88, 6],
    [-92, -50],
    [-60, -104],
  ];
  const teeth = [-32, -16, 0, 16, 32]
    .map((x) =>
      pen.stroke(
        [
          [x + a * 12, 68],
          [x + a * 12, 96],
        ],
        4,
        { ends: [0.6, 0.6] },
      ),
    )
    .join('');
  parts.push(
    pen.shape(cranium, {
      fill: skin,
      depth: 17,
      inside:
        extras.under +
        teeth +
        pen.stroke(
          [
            [-50 + a * 12, 80],
            [a * 12, 84],
            [50 + a * 12, 80],
          ],
          4.6,
        ) +
        pen.stroke(
          [
            [-30, -100],
            [-22, -84],
            [-34, -70],
            [-26, -58],
          ],
          3.6,
        ),
    }),
  );
  for (const s of [-1, 1]) {
    const x = t.x(s * 38);
    parts.push(
      pen.flat(ellipse(x, -8, 27 * t.k(s * 38), 27, s * 0.3), '#1c1226'),
      pen.glow(x - a * 4, -6, 24, 24, look.iris ?? pink, 0.9),
      pen.dot(x - a * 5, -6, 9, look.iris ?? pink),
      pen.dot(x - a * 5 - 3, -9, 3.4, '#fff'),
    );
    const mood = moods[look.mood ?? 'cool'];
    parts.push(
      move(
        pen.stroke(
          [
            [-24, mood.brow * 26 - 2],
            [0, -6],
            [28, -mood.brow * 14],
          ],
          8,
          { ends: [0.7, 0.2] },
        ),
        x,
        -38,
        { mirror: s < 0 },
      ),
    );
  }
  parts.push(
    pen.flat(
      [
        [a * 12, 22, 1],
        [a * 12 + 13, 46],
        [a * 12 + 3, 44],
        [a * 12 - 3, 44],
        [a * 12 - 13, 46],
      ],
      '#1c1226',
    ),
  );
}

function robot({ pen, look, a, skin, hat, extras, parts }: Beast): void {
  parts.push(
    hat.behind,
    pen.stroke(
      [
        [0, -110],
        [0, -150],
      ],
      8,
      { ends: [0.9, 0.9] },
    ),
    pen.shape(ellipse(0, -158, 13, 13), { fill: look.iris ?? pink, raw: true }),
  );
  for (const s of [-1, 1])
    parts.push(
      pen.shape(
        [
          [s * 84, -34],
          [s * 106, -30],
          [s * 110, 20],
          [s * 84, 26],
        ],
        { fill: darker(skin, 0.25) },
      ),
    );
  const box: Point[] = [
    [-74, -108],
    [-90, -92],
    [-92, 0],
    [-86, 78],
    [-66, 98],
    [0, 102],
    [66, 98],
    [86, 78],
    [92, 0],
    [90, -92],
    [74, -108],
    [0, -114],
  ].map(([x, y]): Point => [(x ?? 0) + a * 5, y ?? 0]);
  const rivets = [
    [-74, -92],
    [74, -92],
    [-72, 82],
    [72, 82],
  ]
    .map(([x, y]) => pen.dot((x ?? 0) + a * 5, y ?? 0, 5, darker(skin, 0.5)))
    .join('');
  parts.push(
    pen.shape(box, {
      fill: skin,
      depth: 18,
      inside:
        rivets +
        pen.stroke(
          [
            [-60, -96],
            [20, -100],
          ],
          8,
          { colour: lighter(skin, 0.6) },
        ) +
        extras.under +
        pen.stroke(
          [
            [-92, 40],
            [-60, 44],
          ],
          3,
        ),
    }),
  );
  parts.push(
    pen.shape(
      [
        [a * 14 - 70, -52],
        [a * 14 + 70, -52],
        [a * 14 + 76, -8],
        [a * 14 + 66, 30],
        [a * 14 - 66, 30],
        [a * 14 - 76, -8],
      ],
      { fill: '#1b1633', shade: false, line: 4 },
    ),
  );
  const mood = moods[look.mood ?? 'cool'];
  for (const s of [-1, 1]) {
    const x = a * 16 + s * 34;
    parts.push(
      pen.glow(x, -10, 40, 40, look.iris ?? pink, 0.5),
      pen.clip(
        [
          [x - 30, -10 - 26 * mood.open + s * mood.brow * 0, 1],
          [x + 30, -10 - 26 * mood.open, 1],
          [x + 30, 24, 1],
          [x - 30, 24, 1],
        ],
        pen.dot(x, -10, 21, look.iris ?? pink) +
          pen.dot(x, -8, 9, '#1b1633') +
          pen.dot(x - 6, -16, 5, '#fff'),
      ),
      move(
        pen.stroke(
          [
            [-18, mood.brow * 20],
            [20, -mood.brow * 14],
          ],
          6,
          { colour: look.iris ?? pink, ends: [0.8, 0.8] },
        ),
        x,
        -42,
        { mirror: s < 0 },
      ),
    );
  }
  const grille = [-30, -15, 0, 15, 30]
    .map((x) =>
      pen.stroke(
        [
          [a * 14 + x, 52],
          [a * 14 + x, 80],
        ],
        4,
        { ends: [0.9, 0.9] },
      ),
    )
    .join('');
  parts.push(
    pen.shape(
      [
        [a * 14 - 42, 54],
        [a * 14, 50],
        [a * 14 + 42, 54],
        [a * 14 + 46, 66],
        [a * 14 + 40, 80],
        [a * 14, 84],
        [a * 14 - 40, 80],
        [a * 14 - 46, 66],
      ],
      { fill: '#d9d2c0', line: 3.6, inside: grille },
    ),
  );
}

/** Those of the desert and of the workshop. */
export const strangers = { gila, cactus, skull, robot };
