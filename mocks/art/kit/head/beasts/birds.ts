import { darker, lighter, sodium } from '../../colour.ts';
import { ellipse, type Point } from '../../geometry.ts';
import { type Beast, beastEyes } from './beast.ts';

function crow({ pen, look, t, a, skin, hat, extras, parts }: Beast): void {
  parts.push(hat.behind);
  const plume: Point[] = [
    [-10, -110],
    [60, -100],
    [92, -46],
    [96, 16],
    [114, 44, 1],
    [88, 56],
    [94, 92, 1],
    [56, 88],
    [40, 112, 1],
    [10, 96],
    [-18, 114, 1],
    [-42, 90],
    [-78, 98, 1],
    [-82, 60],
    [-112, 52, 1],
    [-96, 16],
    [-92, -46],
    [-62, -98],
  ];
  if ((look.hat ?? 'none') === 'none')
    parts.push(
      pen.shape(
        [
          [-40, -90],
          [-60, -150, 1],
          [-26, -124],
          [-14, -176, 1],
          [8, -122],
          [40, -160, 1],
          [44, -92],
        ],
        { fill: skin },
      ),
    );
  parts.push(
    pen.shape(plume, {
      fill: skin,
      depth: 16,
      inside:
        extras.under +
        pen.stroke(
          [
            [-70, -20],
            [-78, 30],
          ],
          5,
          { colour: lighter(skin, 0.3) },
        ),
    }),
  );
  parts.push(beastEyes(pen, look, t, -22, 42, 26, 0.06));
  const s = a >= 0 ? 1 : -1;
  const m = a * 14;
  parts.push(
    pen.shape(
      [
        [m - 24, 6],
        [m, -6],
        [m + 26, 4],
        [m + s * 52, 46],
        [m + s * 64, 84, 1],
        [m + s * 24, 66],
        [m - s * 12, 52],
      ],
      { fill: '#4a4258', line: 3.6 },
    ),
    pen.shape(
      [
        [m - s * 12, 52],
        [m + s * 24, 66],
        [m + s * 44, 80],
        [m + s * 10, 82],
        [m - s * 14, 66],
      ],
      { fill: '#383048', line: 3.2 },
    ),
    pen.stroke(
      [
        [m - 4, 16],
        [m + s * 6, 20],
      ],
      4.5,
    ),
    pen.stroke(
      [
        [m - 10, 4],
        [m + s * 14, 10],
        [m + s * 34, 40],
      ],
      6,
      { colour: '#8a80a0' },
    ),
  );
}

function owl({ pen, look, t, a, skin, pale, hat, extras, parts }: Beast): void {
  parts.push(hat.behind);
  parts.push(
    pen.shape(
      [
        [0, -92],
        [44, -98],
        [94, -150, 1],
        [96, -60],
        [104, 10],
        [84, 74],
        [30, 102],
        [-30, 102],
        [-84, 74],
        [-104, 10],
        [-96, -60],
        [-94, -150, 1],
        [-44, -98],
      ].map(([x, y, c]): Point => (c === 1 ? [(x ?? 0) + a * 3, y ?? 0, 1] : [(x ?? 0) + a * 3, y ?? 0])),
      { fill: skin, inside: extras.under },
    ),
  );
  for (const s of [-1, 1])
    parts.push(
      pen.shape(ellipse(t.x(s * 42), -8, 46 * t.k(s * 42), 48), {
        fill: pale,
        raw: true,
        line: 3,
        depth: 8,
      }),
    );
  parts.push(beastEyes(pen, look, t, -8, 40, 29, 0));
  parts.push(
    pen.shape(
      [
        [a * 16 - 14, 14],
        [a * 16, 6],
        [a * 16 + 14, 14],
        [a * 17 + 4, 46, 1],
        [a * 17 - 3, 46],
      ],
      { fill: sodium, line: 3.4 },
    ),
  );
  for (const [x, y] of [
    [-30, 70],
    [0, 62],
    [30, 70],
    [-14, 84],
    [16, 84],
  ] as const)
    parts.push(
      pen.stroke(
        [
          [x - 9, y],
          [x, y + 8],
          [x + 9, y],
        ],
        4,
        { colour: darker(skin, 0.45) },
      ),
    );
}

/** Those with a beak. */
export const birds = { crow, owl };
