/** Eight whole scenes from the studio's county. */
import { bone, darker, ink, lighter, pink, sodium, teal } from '../kit/colour.ts';
import { box, card, ellipse, type Point, polar } from '../kit/geometry.ts';
import { letter, signature, tubes } from '../kit/letters.ts';
import { move, Pen, type Svg, sheet } from '../kit/pen.ts';
import * as props from '../kit/props.ts';
import { Chance } from '../kit/random.ts';
import { arrowSign, cactus, mesas, moon, pole, road, sky, stars, truck, wires } from '../kit/scenery.ts';
import { backline, beams, bulbs, crowd, drums, stage } from '../kit/scenes.ts';
import type { Family } from './family.ts';
import { person, plain, put } from './people.ts';

const W = 1280;
const H = 1600;
const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): Svg =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${extra}/>`;

function scene(seed: string, inside: (pen: Pen) => readonly Svg[]): Svg {
  const pen = new Pen(new Chance(`illustration ${seed}`), { ink: '#130d28', line: 4.6 });
  return sheet(W, H, [...inside(pen), signature(pen, 1168, 1556, 36, bone)].join(''));
}

const motel = (): Svg =>
  scene('motel', (pen) => {
    const window0 = (x: number, lit: boolean): Svg =>
      pen.shape(box(x, 960, 150, 120), {
        fill: lit ? '#ffd98a' : '#2a2458',
        shade: false,
        inside: lit
          ? pen.flat(box(x, 960, 44, 120), '#e8a04a') + pen.flat(box(x + 106, 960, 44, 120), '#e8a04a')
          : pen.flat(
              [
                [x, 1080, 1],
                [x + 60, 960, 1],
                [x + 100, 960, 1],
                [x + 40, 1080, 1],
              ],
              '#3a3470',
            ),
      });
    const door = (x: number, number: string, colour: string): Svg =>
      pen.shape(box(x, 944, 110, 250), { fill: colour, inside: pen.dot(x + 92, 1080, 7, sodium) }) +
      letter(pen, number, x + 55, 1000, { size: 30, weight: 6, colour: bone, align: 'middle' });
    return [
      sky(pen, W, H, [
        [0, '#0b0a28'],
        [0.45, '#2a1760'],
        [0.66, '#7a2a78'],
      ]),
      stars(pen, W, 620, 110),
      moon(pen, 250, 260, 84, '#f7e6c0'),
      mesas(pen, W, 860, 130, '#3a1c58', H),
      rect(0, 860, W, 740, '#22143e'),
      pen.shape(
        [
          [330, 880, 1],
          [1300, 880, 1],
          [1300, 1200, 1],
          [330, 1200, 1],
        ],
        { fill: '#c96a7a', shade: '#8f3f66', depth: 40 },
      ),
      pen.shape(
        [
          [290, 820, 1],
          [1320, 820, 1],
          [1320, 896, 1],
          [290, 896, 1],
        ],
        { fill: '#3f8f9a' },
      ),
      window0(400, true),
      door(580, '11', '#2f6f8a'),
      window0(720, false),
      door(900, '12', '#e0503e'),
      window0(1050, true),
      ...[360, 700, 1030, 1260].map((x) => pen.shape(box(x - 10, 896, 20, 312), { fill: '#efe2c8' })),
      rect(290, 1200, 1000, 24, '#8a7a8a'),
      pen.glow(640, 1150, 600, 200, '#ffb87a', 0.35),
      ...[0, 1, 2, 3, 4, 5, 6].map(
        (i) =>
          `<path d="M${320 + i * 170} 1300L${250 + i * 190} 1500" stroke="#c9c2cf" stroke-width="7" opacity="0.5"/>`,
      ),
      pen.shape(box(150, 560, 26, 700), { fill: '#2a2050' }),
      pen.shape(box(236, 560, 26, 700), { fill: '#2a2050' }),
      move(arrowSign(pen, 0, 0, 270, ['MOTEL', 'RELAX'], '#241a56', pink), 206, 700),
      pen.shape(
        [
          [40, 760, 1],
          [380, 760, 1],
          [380, 846, 1],
          [40, 846, 1],
        ],
        { fill: '#1c1446' },
      ),
      tubes(pen, 'VACANCY', 210, 826, { size: 46, weight: 7, colour: '#58e6d9', align: 'middle', gap: 0.26 }),
      truck(pen, 980, 1420, 440, '#3a8fa8', { mirror: true }),
      put(pen, plain('Halley Hitch', 'stroll'), 560, 1460, 0.5),
      props.boombox(pen, 700, 1466, 130, '#e0503e'),
      cactus(pen, 96, 1420, 260, { fill: '#2a6a5a', rim: pink, line: 4 }),
    ];
  });

const highway = (): Svg =>
  scene('highway', (pen) => {
    const poles = [
      [872, 760, 60],
      [930, 772, 110],
      [1030, 800, 210],
      [1216, 900, 520],
    ].map(([x, y, t]) => pole(x ?? 0, y ?? 0, t ?? 0, '#5a2a3c'));
    return [
      sky(pen, W, H, [
        [0, '#2f7f94'],
        [0.24, '#8fc4b0'],
        [0.4, '#f7d28a'],
        [0.48, '#f59a5a'],
      ]),
      pen.glow(640, 720, 700, 420, '#fff0b0', 0.8),
      pen.dot(640, 720, 150, '#fff2c4'),
      ...[
        [180, 240, 150],
        [930, 180, 190],
        [1130, 380, 120],
        [80, 460, 110],
      ].map(([x, y, r]) =>
        pen.merge(
          [
            ellipse(x ?? 0, y ?? 0, r ?? 0, (r ?? 0) * 0.26),
            ellipse((x ?? 0) - (r ?? 0) * 0.4, (y ?? 0) - (r ?? 0) * 0.16, (r ?? 0) * 0.42, (r ?? 0) * 0.3),
            ellipse((x ?? 0) + (r ?? 0) * 0.2, (y ?? 0) - (r ?? 0) * 0.24, (r ?? 0) * 0.5, (r ?? 0) * 0.34),
          ],
          { fill: '#fff1d0', line: 0, depth: 14, shade: '#f2b690' },
        ),
      ),
      mesas(pen, W, 780, 210, '#c4603f', H),
      mesas(pen, W, 800, 110, '#9a4038', H),
      rect(0, 790, W, 820, '#e09a56'),
      road(790, H + 10, [40, 1190], [618, 662], '#5a3a4c', '#ffe08a'),
      ...poles.flatMap((p, i) => {
        const next = poles[i + 1];
        return [
          p.svg,
          next === undefined
            ? wires(
                pen,
                p.ends,
                p.ends.map((e) => [e[0] + 300, e[1] - 260] as const),
                '#5a2a3c',
                5,
              )
            : wires(pen, p.ends, next.ends, '#5a2a3c', 1.4 + i),
        ];
      }),
      ...[
        [90, 960, 150],
        [300, 880, 96],
        [1200, 1010, 210],
        [60, 1420, 420],
      ].map(([x, y, t]) => cactus(pen, x ?? 0, y ?? 0, t ?? 0, { fill: '#3f8a5a', line: 4, flower: pink })),
      truck(pen, 1076, 1236, 330, '#d8443a'),
      put(pen, { ...plain('Coyote Calhoun', 'cheer') }, 968, 1186, 0.24),
      ...Array.from({ length: 16 }, () => {
        const x = pen.chance.between(0, W);
        const y = pen.chance.between(880, 1580);
        return x > 200 && x < 1080
          ? ''
          : pen.stroke(
              [
                [x - 22, y],
                [x, y - 26],
                [x + 24, y],
              ],
              6,
              { colour: '#a8643a' },
            ) +
              pen.stroke(
                [
                  [x - 8, y],
                  [x + 6, y - 32],
                  [x + 12, y],
                ],
                5,
                { colour: '#a8643a' },
              );
      }),
      move(
        pen.shape(box(-8, 0, 16, 300), { fill: '#8a8298' }) +
          pen.shape(card(-86, -150, 172, 160, 20), { fill: bone, raw: true }) +
          letter(pen, 'ROUTE', 0, -96, { size: 28, weight: 6, colour: ink, align: 'middle' }) +
          letter(pen, '9', 0, -20, { size: 58, weight: 12, colour: ink, align: 'middle' }),
        216,
        1090,
        { scale: 0.9 },
      ),
    ];
  });

const encore = (): Svg =>
  scene('encore', (pen) => [
    sky(pen, W, H, [
      [0, '#140a30'],
      [0.5, '#5a1f78'],
      [0.75, '#b0307a'],
      [1, '#1a0c30'],
    ]),
    beams(pen, 1300, [
      [120, 420, 300, pink],
      [640, 640, 300, sodium],
      [1160, 860, 300, '#58e6d9'],
      [380, 900, 200, pink],
      [900, 380, 200, '#58e6d9'],
    ]),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
      const a = Math.PI + (i / 8) * Math.PI;
      const p = polar([640, 560], a, 470);
      return pen.glow(p[0], p[1], 70, 70, sodium, 0.6) + pen.dot(p[0], p[1], 17, '#fff1c8');
    }),
    pen.neon(
      Array.from({ length: 30 }, (_, i): Point => polar([640, 560], Math.PI + (i / 29) * Math.PI, 410)),
      pink,
      14,
      { raw: true },
    ),
    tubes(pen, 'GRAND OLE', 640, 330, { size: 62, weight: 9, colour: '#58e6d9', align: 'middle', gap: 0.3 }),
    tubes(pen, 'RACKET', 640, 440, { size: 84, weight: 11, colour: sodium, align: 'middle', gap: 0.3 }),
    stage(pen, W, 1150, H, '#4a2438'),
    backline(pen, 190, 1190, 1.05),
    backline(pen, 1090, 1190, 1.05),
    drums(pen, 640, 1180, 1.0, '#3a8fa8'),
    put(pen, person('Bootleg Bonnie'), 1010, 1310, 0.72),
    put(pen, person('Hank Overdrive'), 260, 1320, 0.74),
    put(pen, person('Loretta Voltage'), 640, 1400, 0.95),
    crowd(pen, W, 1420, 120, '#160a2c', H + 10),
  ]);

const diner = (): Svg =>
  scene('diner', (pen) => [
    rect(0, 0, W, H, '#1f5f6a'),
    ...Array.from({ length: 8 }, (_, i) => rect(i * 170, 0, 85, 900, '#24707a')),
    rect(0, 880, W, 60, bone),
    ...Array.from({ length: 20 }, (_, i) => rect(i * 64, 896, 32, 30, '#d8344e')),
    rect(0, 940, W, 300, '#17464e'),
    ...Array.from({ length: 9 }, (_, r) =>
      Array.from({ length: 13 }, (_, i) =>
        (i + r) % 2 === 0
          ? `<path d="M${-200 + i * 130 + (i - 6) * r * 12} ${1240 + r * r * 5 + r * 14}h${130 + r * 12}l${(i - 5) * 3 + 8} ${r * 10 + 19}h${-(130 + r * 14)}z" fill="#f2e2c4"/>`
          : '',
      ).join(''),
    ),
    pen.shape(card(90, 150, 620, 420, 24), {
      fill: '#141038',
      raw: true,
      shade: false,
      inside:
        stars(pen, 700, 420, 60) +
        moon(pen, 220, 270, 46, '#f7e6c0') +
        mesas(pen, 760, 540, 80, '#4a1f5c', 600) +
        pen.flat(box(0, 536, 800, 60), '#2a1440') +
        truck(pen, 520, 560, 200, '#e0503e', { lights: true }),
    }),
    ...[300, 500].map((x) => rect(x, 150, 12, 420, '#efe2c8')),
    tubes(pen, 'EAT', 960, 300, { size: 150, weight: 20, colour: pink, align: 'middle', gap: 0.3 }),
    tubes(pen, 'PIE', 960, 430, { size: 70, weight: 11, colour: '#58e6d9', align: 'middle', gap: 0.3 }),
    ...[150, 350].map(
      (x) =>
        rect(x - 4, 0, 8, 640, '#0f343a') +
        pen.shape(
          [
            [x - 26, 640],
            [x + 26, 640],
            [x + 92, 720],
            [x - 92, 720],
          ],
          { fill: '#e0503e' },
        ) +
        pen.glow(x, 760, 260, 220, sodium, 0.5),
    ),
    props.jukebox(pen, 1030, 1330, 720),
    pen.shape(box(-20, 1000, 700, 60), { fill: '#efe2c8' }),
    pen.shape(box(0, 1060, 660, 300), {
      fill: '#d8344e',
      depth: 40,
      inside: [0, 1, 2, 3, 4, 5].map((i) => rect(i * 120 + 40, 1060, 12, 300, '#a8243e')).join(''),
    }),
    props.mug(bone)(pen, [120, 960]),
    pen.shape(
      [
        [220, 994],
        [340, 994],
        [320, 964],
        [240, 964],
      ],
      { fill: '#d98a3a' },
    ),
    pen.shape(ellipse(280, 962, 44, 16), { fill: '#f2c47a', raw: true }),
    put(pen, person('Midnight Mae'), 520, 1500, 1.06),
    ...[130, 330].map(
      (x) =>
        pen.shape(box(x - 9, 1250, 18, 190), { fill: '#b9c2cf' }) +
        pen.shape(ellipse(x, 1246, 74, 28), { fill: '#1fa79b', raw: true }) +
        pen.shape(ellipse(x, 1446, 54, 14), { fill: '#b9c2cf', raw: true }),
    ),
  ]);

const storm = (): Svg =>
  scene('storm', (pen) => {
    const bolt: Point[] = [
      [880, 330, 1],
      [790, 560, 1],
      [850, 560, 1],
      [730, 800, 1],
      [800, 790, 1],
      [690, 1010, 1],
    ];
    const cloud = (x: number, y: number, s: number, colour: string): Svg =>
      pen.merge(
        [
          ellipse(x, y, s * 2.1, s * 0.7),
          ellipse(x - s * 1.1, y - s * 0.3, s, s * 0.74),
          ellipse(x + s * 0.1, y - s * 0.56, s * 1.2, s * 0.9),
          ellipse(x + s * 1.2, y - s * 0.24, s, s * 0.7),
        ],
        { fill: colour, line: 0, depth: 40, shade: darker(colour, 0.4) },
      );
    return [
      sky(pen, W, H, [
        [0, '#141c3c'],
        [0.4, '#2f4a6e'],
        [0.64, '#8a9a7a'],
        [0.68, '#d8b45a'],
      ]),
      cloud(250, 180, 190, '#2a3358'),
      cloud(980, 150, 220, '#262c52'),
      cloud(640, 300, 230, '#39456e'),
      cloud(1180, 380, 150, '#343d66'),
      cloud(60, 420, 140, '#3a4770'),
      pen.glow(800, 640, 420, 620, '#d8e8ff', 0.5),
      pen.wire(bolt, 26, '#9fc4ff', { opacity: 0.5 }),
      pen.wire(bolt, 12, '#ffffff'),
      pen.wire(
        [
          [850, 560, 1],
          [960, 660, 1],
          [930, 680, 1],
          [1030, 790, 1],
        ],
        6,
        '#ffffff',
      ),
      mesas(pen, W, 1030, 70, '#5a5a54', H),
      rect(0, 1030, W, 570, '#8a7a3a'),
      rect(0, 1030, W, 12, '#c9a84a'),
      ...[
        [330, 470, -40],
        [560, 470, 40],
        [400, 470, 10],
        [500, 470, -10],
      ].map(
        ([x, y, s]) =>
          `<path d="M${x ?? 0} ${(y ?? 0) + 270}L${(x ?? 0) + (s ?? 0) * 1.6 - 8} 1190h16L${(x ?? 0) + 14} ${(y ?? 0) + 270}Z" fill="#3a3444"/>`,
      ),
      pen.wire(
        [
          [312, 900],
          [590, 1040],
        ],
        7,
        '#3a3444',
      ),
      pen.wire(
        [
          [590, 900],
          [296, 1040],
        ],
        7,
        '#3a3444',
      ),
      pen.wire(
        [
          [300, 900],
          [600, 900],
        ],
        8,
        '#3a3444',
      ),
      pen.wire(
        [
          [290, 1040],
          [610, 1040],
        ],
        8,
        '#3a3444',
      ),
      pen.shape(
        [
          [270, 500],
          [630, 500],
          [640, 740],
          [450, 800],
          [260, 740],
        ],
        {
          fill: '#c9b8a0',
          depth: 50,
          inside: [560, 640, 720]
            .map((y) =>
              pen.stroke(
                [
                  [250, y],
                  [450, y + 22],
                  [650, y],
                ],
                4,
              ),
            )
            .join(''),
        },
      ),
      pen.shape(
        [
          [250, 510],
          [450, 390, 1],
          [650, 510],
          [450, 540],
        ],
        { fill: '#b8483a' },
      ),
      letter(pen, 'LASSO', 450, 650, { size: 68, weight: 15, colour: '#b8483a', align: 'middle', gap: 0.26 }),
      letter(pen, 'POP. 412', 450, 704, { size: 28, weight: 6, colour: '#5a3a34', align: 'middle' }),
      pen.shape(box(232, 736, 436, 18), { fill: '#3a3444' }),
      ...Array.from({ length: 60 }, () => {
        const x = pen.chance.between(0, W + 200);
        const y = pen.chance.between(380, H);
        return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-26 74" stroke="#cfe0f2" stroke-width="3" opacity="0.4"/>`;
      }),
      truck(pen, 1010, 1330, 380, '#e8b02e', { mirror: true, lights: true }),
      put(pen, person('Stevie Stormchaser'), 560, 1540, 0.86),
      ...Array.from({ length: 40 }, (_, i) => {
        const x = i * 34 + pen.chance.between(-10, 10);
        const y = 1600;
        const h = pen.chance.between(50, 130);
        return pen.stroke(
          [
            [x, y],
            [x - 16, y - h * 0.6],
            [x - 54, y - h],
          ],
          10,
          { colour: i % 2 === 0 ? '#5a4f24' : '#6f6230' },
        );
      }),
    ];
  });

const campfire = (): Svg =>
  scene('campfire', (pen) => [
    sky(pen, W, H, [
      [0, '#07122c'],
      [0.5, '#123a5c'],
      [0.72, '#2a6a74'],
    ]),
    stars(pen, W, 900, 190),
    ...Array.from({ length: 60 }, (_, i) => {
      const x = i * 24 - 60 + pen.chance.between(-40, 40);
      const y = 620 - i * 9 + pen.chance.between(-90, 90);
      return pen.dot(x, y, pen.chance.between(1, 3.4), '#dff0ff', 0.6);
    }),
    moon(pen, 1010, 230, 96, '#f7edd0'),
    mesas(pen, W, 1010, 240, '#123048', H),
    mesas(pen, W, 1040, 120, '#0e2438', H),
    rect(0, 1040, W, 560, '#3a2436'),
    pen.glow(640, 1250, 720, 460, '#ff8a3a', 0.75),
    cactus(pen, 130, 1150, 420, { fill: '#1f5a54', rim: '#ff9a5a', line: 4 }),
    cactus(pen, 1190, 1130, 300, { fill: '#1f5a54', rim: '#ff9a5a', line: 4 }, [0.5, 0.38]),
    put(pen, person('Coyote Calhoun'), 300, 1420, 0.82),
    put(pen, person('Little Banjo Boone'), 985, 1420, 0.86, true),
    put(pen, plain('Prickly Pete', 'cheer'), 640, 1200, 0.62),
    pen.glow(640, 1340, 260, 240, '#ffd24a', 0.9),
    ...[
      [-0.5, 0.2],
      [0.5, -0.2],
      [0.05, 0],
    ].map(([t, y]) =>
      move(
        pen.shape(
          [
            [-140, -24],
            [140, -24],
            [150, 0],
            [140, 24],
            [-140, 24],
            [-150, 0],
          ],
          { fill: '#5a2f24', inside: pen.dot(138, 0, 20, '#a8643a') },
        ),
        640,
        1460 + (y ?? 0) * 30,
        { turn: t ?? 0 },
      ),
    ),
    pen.shape(
      [
        [640, 1190, 1],
        [700, 1290],
        [730, 1270, 1],
        [748, 1380],
        [700, 1460],
        [580, 1460],
        [532, 1380],
        [556, 1290, 1],
        [590, 1320],
      ],
      { fill: '#ff6a2a', shade: '#e0402a', line: 4 },
    ),
    pen.flat(
      [
        [646, 1270, 1],
        [690, 1360],
        [700, 1420],
        [660, 1458],
        [610, 1456],
        [584, 1400],
        [610, 1340],
      ],
      '#ffb52e',
    ),
    pen.flat(
      [
        [642, 1350, 1],
        [668, 1410],
        [650, 1456],
        [618, 1440],
      ],
      '#fff0b0',
    ),
    ...Array.from({ length: 22 }, () =>
      pen.dot(
        640 + pen.chance.between(-170, 170),
        pen.chance.between(860, 1230),
        pen.chance.between(2, 6),
        '#ffb52e',
        0.9,
      ),
    ),
  ]);

const drivein = (): Svg =>
  scene('drive-in', (pen) => [
    sky(pen, W, H, [
      [0, '#120f38'],
      [0.4, '#3a2278'],
      [0.6, '#a03a8a'],
      [0.66, '#f08a6a'],
    ]),
    stars(pen, W, 460, 90),
    mesas(pen, W, 1030, 120, '#3f1c5a', H),
    rect(0, 1020, W, 580, '#2c1a40'),
    rect(250, 900, 30, 200, '#1c1230'),
    rect(1000, 900, 30, 200, '#1c1230'),
    pen.shape(card(150, 300, 980, 620, 18), { fill: '#1c1230', raw: true }),
    pen.clip(
      card(186, 336, 908, 548, 8),
      `${rect(180, 330, 920, 560, '#f0c86a')}${pen.halftone(box(186, 336, 908, 548), '#e89a4a', 30, (x) => 3 + ((x - 186) / 908) * 9)}${pen.dot(700, 560, 210, '#e8503a')}${mesas(pen, 1200, 830, 90, '#a83a44', 900)}${move(put(pen, person('Deputy Nobody'), 0, 0, 0.62), 420, 980)}${put(pen, plain('Otis Longhorn', 'wide'), 850, 970, 0.56)}`,
    ),
    letter(pen, 'THE GOOD THE BAD', 640, 270, {
      size: 46,
      weight: 9,
      colour: bone,
      align: 'middle',
      gap: 0.3,
    }),
    pen.glow(640, 1180, 760, 300, '#f7c98a', 0.45),
    ...[170, 1120].map((x) => truck(pen, x, 1190, 250, x < 600 ? '#3a8fa8' : '#7a5ac8', { mirror: x > 600 })),
    ...[
      [360, '#c8503a'],
      [640, '#e8b02e'],
      [930, '#3f8a6a'],
    ].map(([x, c]) => {
      const colour = String(c);
      return move(
        pen.shape(
          [
            [-130, -40],
            [-120, -110],
            [-80, -160],
            [80, -160],
            [120, -110],
            [130, -40],
            [134, 40],
            [-134, 40],
          ],
          {
            fill: colour,
            depth: 20,
            inside:
              pen.shape(
                [
                  [-92, -104],
                  [-72, -142],
                  [72, -142],
                  [92, -104],
                ],
                { fill: '#241a40', line: 3, shade: false },
              ) +
              pen.flat(box(-120, -60, 44, 22), '#e8322e') +
              pen.flat(box(76, -60, 44, 22), '#e8322e') +
              pen.flat(box(-34, -50, 68, 30), bone),
          },
        ) +
          pen.shape(card(-146, 20, 292, 40, 16), { fill: '#c9c2cf', raw: true }) +
          pen.shape(card(-124, 54, 56, 44, 10), { fill: '#1c1626', raw: true }) +
          pen.shape(card(68, 54, 56, 44, 10), { fill: '#1c1626', raw: true }),
        Number(x),
        1330,
        { scale: 1.02 },
      );
    }),
    ...[200, 500, 785, 1085].map(
      (x) =>
        rect(x, 1240, 10, 150, '#8a8298') +
        pen.shape(card(x - 18, 1226, 46, 56, 8), { fill: '#8a8298', raw: true }),
    ),
    put(pen, { ...plain('Rosalie Static', 'neutral'), back: true }, 500, 1560, 0.5),
    put(pen, { ...plain('Karaoke Ken', 'neutral'), back: true }, 640, 1566, 0.5),
    props.poster(pen, 150, 1470, 190, 210, '#d8344e', ['POP', 'CORN'], bone),
  ]);

const fair = (): Svg =>
  scene('fair', (pen) => {
    const c: Point = [760, 620];
    const r = 430;
    const spokes = Array.from({ length: 12 }, (_, i) => polar(c, (i / 12) * 6.283 + 0.13, r));
    const tones = [pink, sodium, '#58e6d9', '#ff8a5a'];
    return [
      sky(pen, W, H, [
        [0, '#0e1440'],
        [0.5, '#3a2a80'],
        [0.78, '#c84a8a'],
        [0.86, '#f7a06a'],
      ]),
      stars(pen, W, 700, 90),
      mesas(pen, W, 1290, 90, '#3a1f5c', H),
      rect(0, 1290, W, 320, '#2a1842'),
      pen.glow(c[0], c[1], 620, 620, '#ff7ac0', 0.4),
      pen.wire([c, [520, 1310]], 26, '#2a1c50'),
      pen.wire([c, [1000, 1310]], 26, '#2a1c50'),
      ...spokes.map((p) => pen.wire([c, p], 6, '#4a3a80')),
      pen.neon(ellipse(c[0], c[1], r, r, 0, 70), pink, 12, { closed: true, raw: true }),
      pen.neon(ellipse(c[0], c[1], r * 0.62, r * 0.62, 0, 60), '#58e6d9', 8, {
        closed: true,
        raw: true,
        glow: 0.6,
      }),
      ...Array.from({ length: 36 }, (_, i) => {
        const p = polar(c, (i / 36) * 6.283, r + 26);
        return pen.dot(p[0], p[1], 7, '#fff1c8');
      }),
      ...spokes.map((p, i) =>
        move(
          pen.wire(
            [
              [0, 0],
              [0, 30],
            ],
            6,
            ink,
          ) +
            pen.shape(
              [
                [-44, 34],
                [44, 34],
                [38, 84],
                [-38, 84],
              ],
              { fill: tones[i % 4] ?? pink },
            ) +
            pen.shape(
              [
                [-52, 16],
                [0, -6],
                [52, 16],
                [44, 24],
                [-44, 24],
              ],
              { fill: bone },
            ),
          p[0],
          p[1],
          { scale: 0.92 },
        ),
      ),
      pen.dot(c[0], c[1], 46, sodium),
      pen.dot(c[0], c[1], 30, '#fff1c8'),
      ...[
        [70, '#d8344e'],
        [330, '#1f8f86'],
      ].map(([x, colour]) =>
        move(
          pen.shape(
            [
              [-150, 0, 1],
              [-130, -190, 1],
              [130, -190, 1],
              [150, 0, 1],
            ],
            {
              fill: '#efe2c8',
              inside: Array.from({ length: 5 }, (_, i) =>
                pen.flat(
                  [
                    [-130 + i * 56, -190, 1],
                    [-104 + i * 56, -190, 1],
                    [-116 + i * 60, 0, 1],
                    [-146 + i * 60, 0, 1],
                  ],
                  String(colour),
                ),
              ).join(''),
            },
          ) +
            pen.shape(
              [
                [-160, -186, 1],
                [0, -330, 1],
                [160, -186, 1],
              ],
              { fill: String(colour) },
            ) +
            pen.wire(
              [
                [0, -330],
                [0, -380],
              ],
              6,
              ink,
            ) +
            pen.shape(
              [
                [0, -384, 1],
                [54, -366, 1],
                [0, -348, 1],
              ],
              { fill: sodium },
            ),
          Number(x),
          1370,
        ),
      ),
      bulbs(
        pen,
        Array.from({ length: 17 }, (_, i): Point => [i * 80, 1180 + Math.sin(i * 0.8) * 26]),
        8,
      ),
      pen.wire(
        Array.from({ length: 17 }, (_, i): Point => [i * 80, 1172 + Math.sin(i * 0.8) * 26]),
        3,
        '#1c1230',
      ),
      put(pen, person('Unit 9 Denim'), 560, 1540, 0.6),
      put(pen, person('Dolly Diode'), 860, 1550, 0.6),
      put(pen, plain('Dust Devil Dot', 'cheer'), 1090, 1560, 0.58),
      put(pen, plain('Jackalope Jill', 'stand'), 280, 1556, 0.56),
      letter(pen, 'COUNTY FAIR', 70, 150, { size: 74, weight: 15, colour: lighter(sodium, 0.2), gap: 0.26 }),
      letter(pen, 'ROBOTS FREE', 74, 220, { size: 36, weight: 7, colour: teal, gap: 0.3 }),
    ];
  });

export const illustration: Family = {
  name: 'illustration',
  width: W,
  height: H,
  avif: [320, 640, 1280],
  webp: [640, 1280],
  jpeg: [640],
  quality: { avif: 50, webp: 66, jpeg: 72 },
  budget: { 320: 14 * 1024, 640: 25 * 1024 },
  pieces: [
    {
      id: '01',
      title: 'Vacancy at the Relax',
      alt: 'Illustration: a pink motel at night under a full moon; a hitchhiker crosses the lot by a neon sign that reads Motel Relax.',
      draw: motel,
    },
    {
      id: '02',
      title: 'Route Nine, early',
      alt: 'Illustration: sunrise over a desert highway; a coyote cheers from the bed of a red pick-up truck among flowering cacti.',
      draw: highway,
    },
    {
      id: '03',
      title: 'Grand Ole Racket',
      alt: 'Illustration: a country queen sings on a neon-lit stage between a bassist and a kneeling punk guitarist, hands raised in the crowd.',
      draw: encore,
    },
    {
      id: '04',
      title: 'Pie after midnight',
      alt: 'Illustration: a waitress with a coffee in a teal diner, a glowing jukebox beside her, a truck passing in the window.',
      draw: diner,
    },
    {
      id: '05',
      title: 'Towards it, always',
      alt: 'Illustration: lightning behind the water tower of a town called Lasso; a storm chaser strides through the rain past her yellow truck.',
      draw: storm,
    },
    {
      id: '06',
      title: 'Three-chord campfire',
      alt: 'Illustration: a coyote with a guitar, a boy with a banjo and a singing cactus around a campfire under the stars.',
      draw: campfire,
    },
    {
      id: '07',
      title: 'Two rows from the screen',
      alt: 'Illustration: a drive-in cinema at dusk; on the screen a skeleton deputy and a longhorn, in front three parked cars and two friends seen from behind.',
      draw: drivein,
    },
    {
      id: '08',
      title: 'County fair, robots free',
      alt: 'Illustration: a neon Ferris wheel over striped tents at dusk, two robots, a skater girl and a jackalope in front.',
      draw: fair,
    },
  ],
};
