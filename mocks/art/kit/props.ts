/** Things to hold, play, ride and sit on. */
import { blend, bone, darker, ink, leather, lighter, pink, sodium, teal } from './colour.ts';
import { add, angle, box, card, ellipse, type Point, polar } from './geometry.ts';
import { block, letter } from './letters.ts';
import { move, type Pen, type Svg } from './pen.ts';
import { rope } from './scenery.ts';

export type GuitarBody = 'acoustic' | 'tele' | 'vee' | 'offset' | 'banjo' | 'bass' | 'resonator';

/** A guitar, the middle of its strings at 0,0, its neck to +x; about 440 long. */
export function guitar(pen: Pen, body: GuitarBody, colour: string, second = bone): Svg {
  const parts: Svg[] = [];
  const neckLong = body === 'bass' ? 330 : body === 'acoustic' || body === 'resonator' ? 270 : 290;
  const wood = '#6b3a22';
  const neckAt = body === 'acoustic' || body === 'resonator' ? 92 : body === 'banjo' ? 84 : 70;
  const heads: Point[] =
    body === 'vee'
      ? [
          [neckLong, -12, 1],
          [neckLong + 64, -22, 1],
          [neckLong + 40, 0],
          [neckLong + 52, 26, 1],
          [neckLong, 12, 1],
        ]
      : [
          [neckLong, -11],
          [neckLong + 18, -17],
          [neckLong + 66, -20],
          [neckLong + 70, -2],
          [neckLong + 58, 12],
          [neckLong + 16, 14],
          [neckLong, 11],
        ];
  const pegs = [18, 34, 50]
    .map((x) =>
      pen.shape(ellipse(neckLong + x, -26, 6, 7), {
        fill: '#d7d0dc',
        raw: true,
        line: 2.6,
        shade: false,
        rim: false,
      }),
    )
    .join('');
  parts.push(
    pegs,
    pen.shape(heads, { fill: body === 'acoustic' || body === 'banjo' ? wood : colour, depth: 6 }),
  );
  parts.push(
    pen.shape(
      [
        [neckAt - 30, -11, 1],
        [neckLong + 4, -9, 1],
        [neckLong + 4, 9, 1],
        [neckAt - 30, 11, 1],
      ],
      {
        fill: wood,
        depth: 5,
        inside: Array.from({ length: 12 }, (_, i) =>
          pen.stroke(
            [
              [neckAt + i * 18, -12],
              [neckAt + i * 18, 12],
            ],
            2.4,
            { colour: '#d9c9a0', ends: [1, 1] },
          ),
        ).join(''),
      },
    ),
  );
  const bodies: Readonly<Record<GuitarBody, readonly Point[]>> = {
    acoustic: [
      [96, -30],
      [88, -62],
      [52, -74],
      [14, -58],
      [-24, -64],
      [-76, -94],
      [-132, -68],
      [-150, 0],
      [-132, 68],
      [-76, 94],
      [-24, 64],
      [14, 58],
      [52, 74],
      [88, 62],
      [96, 30],
    ],
    resonator: [
      [96, -30],
      [88, -62],
      [52, -74],
      [14, -58],
      [-24, -64],
      [-76, -94],
      [-132, -68],
      [-150, 0],
      [-132, 68],
      [-76, 94],
      [-24, 64],
      [14, 58],
      [52, 74],
      [88, 62],
      [96, 30],
    ],
    tele: [
      [74, -18],
      [66, -58],
      [28, -66],
      [-6, -50],
      [-50, -74],
      [-112, -68],
      [-134, 0],
      [-112, 70],
      [-50, 78],
      [-4, 52],
      [40, 72],
      [104, 66, 1],
      [92, 36],
      [60, 16],
    ],
    vee: [
      [80, -14, 1],
      [-130, -100, 1],
      [-154, -74, 1],
      [-40, -2, 1],
      [-154, 76, 1],
      [-128, 102, 1],
      [80, 14, 1],
    ],
    offset: [
      [104, -58],
      [76, -34],
      [40, -50],
      [-10, -44],
      [-56, -74],
      [-122, -76],
      [-146, -20],
      [-128, 52],
      [-80, 84],
      [-30, 62],
      [10, 46],
      [50, 66],
      [110, 70],
      [118, 48],
      [80, 20],
    ],
    bass: [
      [112, -60],
      [80, -30],
      [40, -48],
      [-10, -40],
      [-60, -70],
      [-126, -62],
      [-142, 0],
      [-120, 66],
      [-60, 76],
      [-8, 46],
      [44, 64],
      [102, 62],
      [110, 40],
      [72, 18],
    ],
    banjo: ellipse(0, 0, 84, 84).filter((_, i) => i % 3 === 0),
  };
  if (body === 'banjo') {
    parts.push(
      pen.shape(ellipse(0, 0, 86, 86), {
        fill: colour,
        raw: true,
        inside:
          pen.dot(0, 0, 70, '#f7efdd') +
          pen.wire(ellipse(0, 0, 70, 70), 4, ink, { closed: true }) +
          Array.from({ length: 16 }, (_, i) => {
            const p = polar([0, 0], (i / 16) * 6.283, 78);
            return pen.dot(p[0], p[1], 4, '#d7d0dc');
          }).join(''),
      }),
    );
  } else {
    const inside: Svg[] = [];
    if (body === 'acoustic')
      inside.push(
        pen.wire(
          bodies.acoustic.map((p): Point => [p[0] * 0.93, p[1] * 0.91]),
          3.4,
          lighter(colour, 0.5),
          { closed: true },
        ),
        pen.dot(16, 0, 33, second),
        pen.dot(16, 0, 27, '#2a1420'),
        pen.flat(
          [
            [-10, 30],
            [34, 34],
            [30, 62],
            [-20, 58],
          ],
          darker(colour, 0.5),
        ),
        pen.flat(box(-92, -30, 16, 60), '#3a1f18'),
      );
    else if (body === 'resonator')
      inside.push(
        pen.dot(-54, 0, 62, '#b9b2c4'),
        pen.wire(ellipse(-54, 0, 50, 50), 4, '#77708a', { closed: true }),
        ...[0, 1, 2, 3, 4, 5].map((i) => {
          const p = polar([-54, 0], i * 1.047, 30);
          return pen.dot(p[0], p[1], 9, '#77708a');
        }),
        pen.dot(60, -34, 13, '#77708a'),
        pen.dot(60, 34, 13, '#77708a'),
      );
    else {
      inside.push(
        body === 'vee'
          ? pen.flat(
              [
                [60, 10, 1],
                [-30, 6, 1],
                [-110, 62, 1],
                [-120, 82, 1],
                [20, 26, 1],
              ],
              second,
            )
          : pen.flat(
              [
                [64, 12],
                [20, 10],
                [-70, 16],
                [-104, 50],
                [-60, 66],
                [-6, 44],
                [40, 58],
              ],
              second,
            ),
      );
      inside.push(
        pen.flat(box(20, -15, 16, 30), ink),
        pen.flat(box(-26, -16, 16, 32), ink),
        pen.flat(box(-78, -20, 20, 40), '#b9b2c4'),
        pen.dot(-92, 40, 7, ink),
        pen.dot(-70, 48, 7, ink),
      );
    }
    parts.push(pen.shape(bodies[body], { fill: colour, depth: 12, inside: inside.join('') }));
  }
  for (const y of [-6, -2, 2, 6])
    parts.push(
      `<path d="M${body === 'banjo' ? -40 : -82} ${y}L${neckLong + 12} ${y * 0.8}" stroke="#f3ead6" stroke-width="1.5" opacity="0.9"/>`,
    );
  return parts.join('');
}

/** A guitar slung across the body from the strumming hand to the fretting hand. */
export function slung(
  pen: Pen,
  at: Point,
  towards: Point,
  shoulder: Point,
  body: GuitarBody,
  colour: string,
  second?: string,
  scale = 1,
): Svg {
  const dir = angle(at, towards);
  const strapEnd = polar(at, dir, -120 * scale);
  const strap =
    pen.stroke([add(shoulder, [0, -6]), add(at, [10, -40]), polar(at, dir, 60)], 26, { ends: [0.9, 0.9] }) +
    pen.stroke([add(shoulder, [0, -6]), add(at, [10, -40]), polar(at, dir, 60)], 18, {
      colour: leather,
      ends: [0.9, 0.9],
    });
  return `${strap}${pen.stroke([strapEnd, polar(at, dir, -150 * scale)], 4)}${move(guitar(pen, body, colour, second), at[0], at[1], { turn: dir, scale })}`;
}

/** A stage microphone in the hand; the cable hangs. */
export const microphone =
  (colour = '#3a3348') =>
  (pen: Pen, at: Point, dir: number): Svg => {
    const up = dir - 1.9;
    const top = polar(at, up, 62);
    const foot = polar(at, up, -40);
    return (
      pen.wire([foot, add(foot, [30, 80]), add(foot, [-20, 190]), add(foot, [40, 330])], 6, ink) +
      pen.shape(
        [
          polar(foot, up + 1.57, 9),
          polar(top, up + 1.57, 14),
          polar(top, up - 1.57, 14),
          polar(foot, up - 1.57, 9),
        ].map((p): Point => [p[0], p[1], 1]),
        { fill: colour },
      ) +
      pen.shape(ellipse(top[0], top[1], 25, 27), {
        fill: '#b9b2c4',
        raw: true,
        inside:
          pen.wire(
            [
              [top[0] - 26, top[1]],
              [top[0] + 26, top[1]],
            ],
            4,
            ink,
          ) +
          [-14, 0, 14]
            .map((o) =>
              pen.wire(
                [
                  [top[0] + o, top[1] - 26],
                  [top[0] + o, top[1] + 26],
                ],
                1.8,
                '#77708a',
              ),
            )
            .join(''),
      })
    );
  };

export const wrench =
  (size = 1) =>
  (pen: Pen, at: Point, dir: number): Svg =>
    move(
      pen.shape(
        [
          [-60, -9],
          [70, -11],
          [86, -30],
          [118, -32, 1],
          [104, -12, 1],
          [104, 10, 1],
          [120, 30, 1],
          [88, 30],
          [70, 11],
          [-60, 9],
          [-84, 18],
          [-98, 0],
          [-84, -18],
        ],
        {
          fill: '#b9c2cf',
          inside: pen.stroke(
            [
              [-60, 0],
              [60, 0],
            ],
            4,
            { colour: '#7b8494' },
          ),
        },
      ),
      at[0],
      at[1],
      { turn: dir - 1.4, scale: size },
    );

export const spray =
  (colour: string) =>
  (pen: Pen, at: Point, dir: number): Svg =>
    move(
      pen.shape(card(-21, -50, 42, 92, 8), {
        fill: colour,
        raw: true,
        inside: pen.flat(box(-30, -16, 60, 26), bone),
      }) +
        pen.shape(
          [
            [-16, -50],
            [-12, -66],
            [12, -66],
            [16, -50],
          ],
          { fill: '#d7d0dc' },
        ) +
        pen.shape(card(-8, -80, 16, 16, 4), { fill: ink, raw: true, line: 2 }),
      at[0],
      at[1],
      { turn: dir * 0.1 },
    );

export const mug =
  (colour: string) =>
  (pen: Pen, at: Point): Svg =>
    move(
      pen.wire(
        [
          [28, -24],
          [52, -20],
          [50, 14],
          [28, 18],
        ],
        15,
        ink,
      ) +
        pen.wire(
          [
            [28, -24],
            [52, -20],
            [50, 14],
            [28, 18],
          ],
          8,
          colour,
        ) +
        pen.shape(
          [
            [-34, -44, 1],
            [34, -44, 1],
            [30, 36],
            [-30, 36],
          ],
          { fill: colour },
        ) +
        pen.shape(ellipse(0, -44, 34, 9), { fill: '#3a1f18', raw: true, line: 3, shade: false }) +
        pen.stroke(
          [
            [-10, -58],
            [-18, -78],
            [-6, -96],
          ],
          6,
          { colour: bone, opacity: 0.7 },
        ) +
        pen.stroke(
          [
            [10, -56],
            [4, -74],
            [14, -92],
          ],
          6,
          { colour: bone, opacity: 0.7 },
        ),
      at[0],
      at[1],
    );

export const lantern =
  (light = sodium) =>
  (pen: Pen, at: Point): Svg =>
    move(
      pen.glow(0, 74, 170, 170, light, 0.6) +
        pen.wire(
          [
            [0, 0],
            [-30, 30],
            [-26, 46],
          ],
          6,
          ink,
        ) +
        pen.wire(
          [
            [0, 0],
            [30, 30],
            [26, 46],
          ],
          6,
          ink,
        ) +
        pen.shape(box(-30, 40, 60, 14), { fill: '#4a4258' }) +
        pen.shape(
          [
            [-26, 54],
            [26, 54],
            [32, 98],
            [-32, 98],
          ],
          {
            fill: lighter(light, 0.5),
            shade: light,
            inside: pen.flat(
              [
                [0, 60],
                [11, 82],
                [0, 96],
                [-11, 82],
              ],
              '#fff',
            ),
          },
        ) +
        pen.shape(box(-36, 98, 72, 14), { fill: '#4a4258' }),
      at[0],
      at[1],
    );

export const broom =
  (colour = '#e6b85a') =>
  (pen: Pen, at: Point, dir: number): Svg =>
    move(
      pen.shape(
        [
          [-230, -8],
          [250, -7],
          [250, 7],
          [-230, 8],
        ],
        { fill: leather, depth: 4 },
      ) +
        pen.shape(
          [
            [-220, -22],
            [-300, -56],
            [-392, -60, 1],
            [-376, -30, 1],
            [-400, -8, 1],
            [-378, 12, 1],
            [-396, 50, 1],
            [-300, 52],
            [-220, 22],
          ],
          {
            fill: colour,
            inside: [-30, -10, 10, 30]
              .map((y) =>
                pen.stroke(
                  [
                    [-230, y * 0.4],
                    [-380, y],
                  ],
                  4,
                  { colour: darker(colour) },
                ),
              )
              .join(''),
          },
        ) +
        pen.shape(box(-240, -25, 24, 50), { fill: pink }),
      at[0],
      at[1],
      { turn: dir },
    );

export const hammer = (pen: Pen, at: Point, dir: number): Svg =>
  move(
    pen.shape(box(-60, -9, 210, 18), { fill: leather }) +
      pen.shape(card(130, -62, 58, 124, 10), {
        fill: '#8a93a4',
        raw: true,
        inside: pen.flat(box(120, -62, 16, 124), '#b9c2cf'),
      }),
    at[0],
    at[1],
    { turn: dir },
  );

export const flag =
  (word: string, colour: string) =>
  (pen: Pen, at: Point, dir: number): Svg =>
    move(pen.shape(box(-120, -7, 420, 14), { fill: leather }), at[0], at[1], { turn: dir }) +
    move(
      pen.shape(
        [
          [0, 0],
          [70, -26],
          [150, 10],
          [220, -14],
          [214, 120],
          [150, 146],
          [70, 112],
          [0, 136],
        ],
        { fill: colour, depth: 14 },
      ) + letter(pen, word, 108, 84, { size: 44, weight: 9, colour: bone, align: 'middle', gap: 0.28 }),
      polar(at, dir, 296)[0],
      polar(at, dir, 296)[1],
    );

/** A lasso turning over the head. */
export const lasso =
  (cx: number, cy: number, rx: number, ry: number, by = -0.1) =>
  (pen: Pen, at: Point): Svg =>
    rope(pen, ellipse(cx, cy, rx, ry, by, 26), 10, '#e0bd84', { closed: true }) +
    rope(
      pen,
      [at, [(at[0] + cx + rx * 0.7) / 2 + 30, (at[1] + cy) / 2 - 10], [cx + rx * 0.72, cy + ry * 0.62]],
      10,
      '#e0bd84',
    ) +
    rope(pen, [at, add(at, [-10, 70]), add(at, [26, 150])], 10, '#e0bd84');

export const bottle =
  (colour: string) =>
  (pen: Pen, at: Point): Svg =>
    move(
      pen.shape(
        [
          [-10, -88, 1],
          [10, -88, 1],
          [11, -50],
          [26, -24],
          [26, 52],
          [-26, 52],
          [-26, -24],
          [-11, -50],
        ],
        {
          fill: colour,
          inside:
            pen.flat(box(-30, -8, 60, 36), bone) +
            pen.flat(
              [
                [0, -2, 1],
                [10, 18, 1],
                [-10, 18, 1],
              ],
              pink,
            ),
        },
      ),
      at[0],
      at[1],
    );

export const map =
  (scale: number) =>
  (pen: Pen, at: Point): Svg =>
    move(
      pen.shape(
        [
          [-110, -70, 1],
          [-40, -86, 1],
          [40, -66, 1],
          [110, -84, 1],
          [114, 62, 1],
          [42, 80, 1],
          [-38, 60, 1],
          [-108, 78, 1],
        ],
        {
          fill: '#ead9b0',
          inside:
            pen.wire(
              [
                [-80, 40],
                [-40, 0],
                [0, 20],
                [40, -30],
                [84, -40],
              ],
              5,
              '#c8502e',
              { dash: '12 10' },
            ) +
            pen.stroke(
              [
                [-40, -90],
                [-38, 60],
              ],
              3,
            ) +
            pen.stroke(
              [
                [40, -70],
                [42, 80],
              ],
              3,
            ) +
            pen.stroke(
              [
                [70, -56],
                [96, -26],
              ],
              7,
              { colour: '#c8502e' },
            ) +
            pen.stroke(
              [
                [96, -56],
                [70, -26],
              ],
              7,
              { colour: '#c8502e' },
            ),
        },
      ),
      at[0],
      at[1],
      { scale },
    );

export const drumsticks = (pen: Pen, at: Point, dir: number): Svg =>
  move(
    pen.shape(
      [
        [-50, -6],
        [120, -4],
        [136, 0],
        [120, 4],
        [-50, 6],
      ],
      { fill: '#e6c48a', depth: 3 },
    ),
    at[0],
    at[1],
    { turn: dir - 0.9 },
  );

export const tambourine = (pen: Pen, at: Point): Svg =>
  move(
    pen.shape(ellipse(0, -50, 74, 74), {
      fill: '#c8502e',
      raw: true,
      inside:
        pen.dot(0, -50, 58, bone) +
        pen.wire(ellipse(0, -50, 58, 58), 4, ink, { closed: true }) +
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => {
            const p = polar([0, -50], i * 0.785, 66);
            return pen.dot(p[0], p[1], 9, sodium);
          })
          .join(''),
    }),
    at[0],
    at[1],
  );

export const harmonica = (pen: Pen, at: Point, dir: number): Svg =>
  move(
    pen.shape(card(-62, -17, 124, 34, 8), {
      fill: '#b9b2c4',
      raw: true,
      inside: Array.from({ length: 9 }, (_, i) => pen.flat(box(-54 + i * 12.5, -4, 7, 10), ink)).join(''),
    }),
    at[0],
    at[1],
    { turn: dir * 0.1 },
  );

export const accordion = (pen: Pen, left: Point, right: Point, colour: string): Svg => {
  const mid: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const half = (right[0] - left[0]) / 2;
  const pleats = Array.from({ length: 9 }, (_, i) =>
    pen.shape(
      [
        [-half * 0.7 + i * half * 0.155, -96 + Math.abs(4 - i) * 3],
        [-half * 0.7 + (i + 1) * half * 0.155, -104 + Math.abs(4 - i) * 3],
        [-half * 0.7 + (i + 1) * half * 0.155, 96],
        [-half * 0.7 + i * half * 0.155, 88],
      ],
      { fill: i % 2 === 0 ? '#f0e2c4' : '#d8342e', depth: 5 },
    ),
  ).join('');
  return move(
    pleats +
      pen.shape(card(-half - 24, -100, half * 0.46, 200, 14), {
        fill: colour,
        raw: true,
        inside: [-60, -20, 20, 60].map((y) => pen.dot(-half + 14, y, 9, bone)).join(''),
      }) +
      pen.shape(card(half * 0.66, -100, half * 0.46, 200, 14), {
        fill: colour,
        raw: true,
        inside: [-70, -40, -10, 20, 50, 80]
          .map((y) => pen.flat(box(half * 0.74, y - 10, 30, 18), bone))
          .join(''),
      }),
    mid[0],
    mid[1],
  );
};

export const crate = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = '#a8703c',
  word = 'FRAGILE',
): Svg =>
  move(
    pen.shape(box(-w / 2, -h, w, h), {
      fill: colour,
      inside:
        [0.25, 0.5, 0.75]
          .map((t) =>
            pen.stroke(
              [
                [-w / 2, -h * t],
                [w / 2, -h * t],
              ],
              5,
              { colour: darker(colour, 0.5), ends: [1, 1] },
            ),
          )
          .join('') +
        pen.flat(box(-w / 2, -h, 22, h), lighter(colour, 0.2)) +
        pen.flat(box(w / 2 - 22, -h, 22, h), darker(colour, 0.2)) +
        letter(pen, word, 0, -h * 0.4, {
          size: h * 0.16,
          weight: 6,
          colour: darker(colour, 0.6),
          align: 'middle',
        }),
    }),
    x,
    y,
  );

export const amp = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = '#2a2440',
  grille = '#c9a35a',
): Svg =>
  move(
    pen.shape(card(-w / 2, -h, w, h, 14), { fill: colour, raw: true }) +
      pen.shape(card(-w / 2 + 18, -h + h * 0.24, w - 36, h * 0.68, 8), {
        fill: grille,
        raw: true,
        inside: Array.from({ length: 12 }, (_, i) =>
          pen.stroke(
            [
              [-w / 2, -h * 0.78 + i * h * 0.06],
              [w / 2, -h * 0.78 + i * h * 0.06],
            ],
            2.6,
            { colour: darker(grille), ends: [1, 1] },
          ),
        ).join(''),
      }) +
      [-3, -2, -1, 0, 1].map((i) => pen.dot(i * w * 0.1, -h * 0.88, w * 0.028, bone)).join('') +
      pen.dot(w * 0.38, -h * 0.88, w * 0.03, pink) +
      letter(pen, 'LASSO', -w * 0.36, -h * 0.3, { size: h * 0.09, weight: 5, colour: bone, slant: 0.2 }),
    x,
    y,
  );

export const tyre = (pen: Pen, x: number, y: number, r: number): Svg =>
  move(
    pen.shape(ellipse(0, 0, r, r), { fill: '#2b2733', raw: true }) +
      pen.wire(ellipse(0, 0, r * 0.86, r * 0.86), r * 0.06, '#4a4458', { closed: true }) +
      pen.shape(ellipse(0, 0, r * 0.56, r * 0.56), { fill: '#c2bccb', raw: true }) +
      [0, 1, 2, 3, 4]
        .map((i) => {
          const p = polar([0, 0], i * 1.257 - 1.57, r * 0.32);
          return pen.dot(p[0], p[1], r * 0.08, ink);
        })
        .join('') +
      pen.dot(0, 0, r * 0.12, '#77708a'),
    x,
    y,
  );

export const skateboard = (pen: Pen, x: number, y: number, w: number, colour = pink): Svg =>
  move(
    pen.shape(
      [
        [-w / 2 - 34, -36],
        [-w / 2, -18],
        [w / 2, -18],
        [w / 2 + 34, -36],
        [w / 2 + 42, -28],
        [w / 2 + 6, -4],
        [-w / 2 - 6, -4],
        [-w / 2 - 42, -28],
      ],
      { fill: colour, depth: 6 },
    ) +
      [-0.34, 0.34]
        .map(
          (t) =>
            pen.shape(ellipse(w * t - 14, 14, 17, 17), { fill: bone, raw: true }) +
            pen.shape(ellipse(w * t + 26, 14, 17, 17), { fill: bone, raw: true }),
        )
        .join(''),
    x,
    y,
  );

export const micStand = (pen: Pen, x: number, y: number, tall: number): Svg =>
  pen.wire(
    [
      [x, y],
      [x, y - tall],
    ],
    12,
    ink,
  ) +
  pen.wire(
    [
      [x, y],
      [x, y - tall],
    ],
    6,
    '#8a8298',
  ) +
  pen.shape(ellipse(x, y, 66, 14), { fill: '#3a3348', raw: true }) +
  pen.shape(ellipse(x, y - tall - 16, 24, 28), {
    fill: '#b9b2c4',
    raw: true,
    inside: [-12, 0, 12]
      .map((o) =>
        pen.wire(
          [
            [x + o, y - tall - 46],
            [x + o, y - tall + 14],
          ],
          2,
          '#77708a',
        ),
      )
      .join(''),
  });

export const jukebox = (pen: Pen, x: number, y: number, tall: number): Svg => {
  const w = tall * 0.58;
  const arch = (k: number, top: number): Point[] => [
    [(-w / 2) * k, 0, 1],
    [(-w / 2) * k, -tall * 0.62],
    [-w * 0.36 * k, -tall * top * 0.93],
    [0, -tall * top],
    [w * 0.36 * k, -tall * top * 0.93],
    [(w / 2) * k, -tall * 0.62],
    [(w / 2) * k, 0, 1],
  ];
  return move(
    pen.shape(arch(1, 1), { fill: '#8a3a2a', depth: tall * 0.05 }) +
      pen.neon(arch(0.86, 0.93).slice(1, -1), pink, tall * 0.022, { glow: 0.8 }) +
      pen.neon(arch(0.72, 0.86).slice(1, -1), sodium, tall * 0.018, { glow: 0.6 }) +
      pen.shape(
        [
          [-w * 0.29, -tall * 0.5, 1],
          [-w * 0.29, -tall * 0.62],
          [0, -tall * 0.77],
          [w * 0.29, -tall * 0.62],
          [w * 0.29, -tall * 0.5, 1],
        ],
        {
          fill: '#1c3a52',
          inside: pen.dot(0, -tall * 0.52, w * 0.2, ink) + pen.dot(0, -tall * 0.52, w * 0.07, pink),
        },
      ) +
      pen.shape(box(-w * 0.32, -tall * 0.48, w * 0.64, tall * 0.09), {
        fill: bone,
        inside: Array.from({ length: 10 }, (_, i) =>
          pen.flat(
            box(
              -w * 0.29 + (i % 5) * w * 0.12,
              -tall * 0.47 + Math.floor(i / 5) * tall * 0.042,
              w * 0.1,
              tall * 0.028,
            ),
            [teal, pink, sodium][i % 3] ?? pink,
          ),
        ).join(''),
      }) +
      pen.shape(box(-w * 0.32, -tall * 0.36, w * 0.64, tall * 0.3), {
        fill: '#3a2440',
        inside: Array.from({ length: 9 }, (_, i) =>
          pen.wire(
            [
              [-w * 0.28 + i * w * 0.07, -tall * 0.36],
              [-w * 0.28 + i * w * 0.07, -tall * 0.06],
            ],
            tall * 0.012,
            sodium,
          ),
        ).join(''),
      }),
    x,
    y,
  );
};

export const poster = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  paper: string,
  words: readonly string[],
  colour: string,
): Svg =>
  move(
    pen.shape(box(-w / 2, -h / 2, w, h), { fill: paper, line: 3, shade: false }) +
      words
        .map((word, i) =>
          block(pen, word, 0, -h / 2 + h * (0.3 + i * 0.22), {
            size: Math.min(h * 0.15, (w * 1.1) / word.length),
            weight: h * 0.035,
            fill: colour,
            edge: blend(paper, colour, 0.25),
            align: 'middle',
            gap: 0.3,
          }),
        )
        .join(''),
    x,
    y,
  );

export const boombox = (pen: Pen, x: number, y: number, w: number, colour: string): Svg =>
  move(
    pen.wire(
      [
        [-w * 0.36, -w * 0.5],
        [-w * 0.34, -w * 0.66],
        [w * 0.34, -w * 0.66],
        [w * 0.36, -w * 0.5],
      ],
      16,
      ink,
    ) +
      pen.wire(
        [
          [-w * 0.36, -w * 0.5],
          [-w * 0.34, -w * 0.66],
          [w * 0.34, -w * 0.66],
          [w * 0.36, -w * 0.5],
        ],
        8,
        '#b9b2c4',
      ) +
      pen.shape(card(-w / 2, -w * 0.52, w, w * 0.52, 14), { fill: colour, raw: true }) +
      [-0.28, 0.28]
        .map((t) =>
          pen.shape(ellipse(w * t, -w * 0.22, w * 0.16, w * 0.16), {
            fill: '#2b2733',
            raw: true,
            inside: pen.dot(w * t, -w * 0.22, w * 0.07, '#77708a'),
          }),
        )
        .join('') +
      pen.shape(box(-w * 0.1, -w * 0.3, w * 0.2, w * 0.16), {
        fill: bone,
        line: 3,
        shade: false,
        inside: pen.dot(-w * 0.04, -w * 0.22, w * 0.025, ink) + pen.dot(w * 0.04, -w * 0.22, w * 0.025, ink),
      }) +
      pen.flat(box(-w * 0.42, -w * 0.47, w * 0.84, w * 0.06), sodium),
    x,
    y,
  );
