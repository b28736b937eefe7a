/** Key visuals of the twenty-two projects: fourteen games, eight apps. */
import { bone, darker, ink, lighter, pink, sodium, teal } from '../kit/colour.ts';
import { emblem } from '../kit/figure/emblems.ts';
import type { FigureLook } from '../kit/figure/look.ts';
import { box, card, ellipse, type Point, polar } from '../kit/geometry.ts';
import { head } from '../kit/head/head.ts';
import { block, letter, tubes } from '../kit/letters.ts';
import { panel } from '../kit/paper.ts';
import { move, Pen, type Svg, sheet } from '../kit/pen.ts';
import { poses } from '../kit/poses.ts';
import * as props from '../kit/props.ts';
import { Chance } from '../kit/random.ts';
import { arrowSign, cactus, mesas, moon, road, rope, sky, sparkle, stars, truck } from '../kit/scenery.ts';
import { backline, beams, bulbs, phone, stage } from '../kit/scenes.ts';
import type { Family } from './family.ts';
import { person, plain, put } from './people.ts';

const W = 1280;
const H = 800;
type Draw = (pen: Pen) => readonly Svg[];

function visual(seed: string, draw: Draw): Svg {
  const pen = new Pen(new Chance(`project ${seed}`), { ink: '#150e26', line: 4.6 });
  return sheet(W, H, draw(pen).join(''));
}

/** The game's name, two lines at most. */
function logo(
  pen: Pen,
  words: readonly string[],
  x: number,
  y: number,
  size: number,
  fills: readonly string[],
  align: 'left' | 'middle' | 'right' = 'left',
  slant = 0.08,
): Svg {
  return words
    .map((word, i) =>
      block(pen, word, x, y + i * size * 1.34, {
        size,
        weight: size * 0.23,
        fill: fills[i % fills.length] ?? bone,
        edge: '#150e26',
        align,
        gap: 0.32,
        slant,
        drop: [size * 0.06, size * 0.08],
      }),
    )
    .join('');
}

const rect = (x: number, y: number, w: number, h: number, fill: string): Svg =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

/** An app's scene: coloured ground, its telephone, and who uses it. */
function app(
  pen: Pen,
  ground: string,
  shape: string,
  words: readonly string[],
  screen: Svg,
  look: FigureLook,
  extra: Svg = '',
  at = 0.8,
): readonly Svg[] {
  return [
    rect(0, 0, W, H, ground),
    panel(pen, 'disc', 950, 420, 380, shape, ground),
    extra,
    move(phone(pen, 300, 590, screen), 820, 420, { turn: -0.06 }),
    put(pen, look, 1090, 800 + 40, at),
    logo(
      pen,
      words,
      74,
      300,
      Math.min(92, 520 / Math.max(...words.map((w) => w.length))),
      [bone, lighter(shape, 0.5)],
      'left',
      0,
    ),
  ];
}

const bars = (colours: readonly string[], y: number, step: number): Svg =>
  colours
    .map(
      (c, i) =>
        `<rect x="${-112}" y="${y + i * step}" width="${224 - (i % 3) * 44}" height="${step * 0.62}" rx="${step * 0.2}" fill="${c}"/>`,
    )
    .join('');
const screenOf = (colour: string, inside: Svg): Svg =>
  `<rect x="-150" y="-300" width="300" height="600" fill="${colour}"/>${inside}`;

interface Project {
  readonly title: string;
  readonly alt: string;
  readonly draw: Draw;
}

const list: readonly Project[] = [
  {
    title: 'Mesa Run',
    alt: 'Game artwork: a girl on a skateboard jumps a canyon at sunset under the title Mesa Run.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#3a1f6c'],
        [0.5, '#e0508a'],
        [0.8, '#f7b05a'],
      ]),
      pen.dot(860, 480, 190, '#ffe08a'),
      mesas(pen, W, 560, 150, '#a83a6a', H),
      pen.flat(
        [
          [-20, 600, 1],
          [420, 580, 1],
          [470, 660],
          [440, 820, 1],
          [-20, 820, 1],
        ],
        '#6a2450',
      ),
      pen.flat(
        [
          [900, 640, 1],
          [1300, 610, 1],
          [1300, 820, 1],
          [930, 820, 1],
          [880, 720],
        ],
        '#6a2450',
      ),
      cactus(pen, 1160, 622, 160, { fill: teal, line: 4 }),
      put(pen, person('Dust Devil Dot'), 700, 640, 0.62),
      logo(pen, ['MESA', 'RUN'], 70, 170, 112, [bone, sodium]),
    ],
  },
  {
    title: 'Coyote Karaoke',
    alt: 'Game artwork: a coyote and a mulleted crooner share a neon karaoke stage.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#1a0f40'],
        [1, '#5a1f7c'],
      ]),
      beams(pen, 760, [
        [300, 380, 180, pink],
        [980, 900, 180, '#58e6d9'],
        [640, 640, 140, sodium],
      ]),
      stage(pen, W, 610, H, '#3a1f4c'),
      put(pen, plain('Coyote Calhoun', 'cheer'), 470, 790, 0.47),
      put(pen, person('Karaoke Ken'), 830, 790, 0.52),
      backline(pen, 160, 680, 0.72),
      backline(pen, 1130, 680, 0.72),
      tubes(pen, 'COYOTE', 640, 130, { size: 84, weight: 12, colour: sodium, align: 'middle', gap: 0.34 }),
      tubes(pen, 'KARAOKE', 640, 226, { size: 56, weight: 9, colour: pink, align: 'middle', gap: 0.4 }),
      bulbs(
        pen,
        Array.from({ length: 15 }, (_, i): Point => [30 + i * 88, 770]),
        8,
      ),
    ],
  },
  {
    title: 'Last Bus to Luna',
    alt: 'Game artwork: a space cowgirl with a flag waits on the moon for a bus, the earth behind her.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#0a0f2c'],
        [1, '#22306c'],
      ]),
      stars(pen, W, H, 160),
      pen.dot(1010, 230, 150, '#3a8fc8'),
      pen.flat(
        [
          [920, 170],
          [1000, 120],
          [1060, 170],
          [1010, 240],
          [940, 250],
        ],
        '#4aa86a',
      ),
      pen.flat(
        [
          [1060, 270],
          [1120, 260],
          [1110, 320],
          [1050, 330],
        ],
        '#4aa86a',
      ),
      pen.flat(
        [
          [-20, 620],
          [300, 570],
          [700, 600],
          [1000, 560],
          [1310, 610],
          [1310, 830, 1],
          [-20, 830, 1],
        ],
        '#c9c2d8',
      ),
      ...[
        [220, 700, 90],
        [640, 690, 60],
        [1120, 720, 110],
      ].map(([x, y, r]) => pen.flat(ellipse(x ?? 0, y ?? 0, r ?? 0, (r ?? 0) * 0.3), '#a59cbc')),
      put(pen, person('Astra Calamity'), 760, 770, 0.62),
      move(arrowSign(pen, 0, 0, 120, ['BUS'], '#2a2050', sodium), 1090, 600),
      logo(pen, ['LAST BUS', 'TO LUNA'], 66, 200, 82, [bone, '#8fd0f2']),
    ],
  },
  {
    title: 'Static Rodeo',
    alt: 'Game artwork: a robot in denim on a lightning-lit rodeo ground.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#123a4c'],
        [0.6, '#1f8f86'],
        [0.8, '#f2d27a'],
      ]),
      panel(pen, 'sun', 900, 440, 330, '#f7e08a', '#1f8f86'),
      rect(0, 640, W, 160, '#c8703c'),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(i * 180, 560, 18, 120, bone)),
      rect(0, 580, W, 14, bone),
      rect(0, 630, W, 14, bone),
      put(pen, person('Unit 9 Denim'), 900, 780, 0.74),
      pen.wire(
        [
          [600, 30, 1],
          [540, 190, 1],
          [600, 180, 1],
          [520, 380, 1],
        ],
        12,
        '#fff6c0',
      ),
      logo(pen, ['STATIC', 'RODEO'], 60, 200, 88, [sodium, bone]),
    ],
  },
  {
    title: 'Ghost Town Tycoon',
    alt: 'Game artwork: a skeleton deputy with a lantern in the main street of a wooden ghost town.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#141a3c'],
        [0.7, '#3f5a7c'],
        [1, '#6a7a7a'],
      ]),
      moon(pen, 1060, 150, 76, '#f2ecd0'),
      ...[
        [40, 320, '#5a4a5c', 'BANK'],
        [330, 250, '#6a4a44', 'SALOON'],
        [860, 280, '#4a5a5c', 'HOTEL'],
        [1080, 330, '#5c4a3a', 'FEED'],
      ].map(([x, y, c, word]) => {
        const px = Number(x);
        const py = Number(y);
        return (
          pen.shape(
            [
              [px, py, 1],
              [px + 230, py, 1],
              [px + 230, 660, 1],
              [px, 660, 1],
            ],
            { fill: String(c), depth: 20 },
          ) +
          pen.shape(box(px + 14, py + 26, 202, 58), { fill: '#2a2030', line: 3, shade: false }) +
          letter(pen, String(word), px + 115, py + 72, {
            size: 32,
            weight: 6,
            colour: sodium,
            align: 'middle',
          }) +
          [30, 140]
            .map((o) => pen.flat(box(px + o, py + 130, 60, 90), o === 30 ? '#ffcf6a' : '#1c1830'))
            .join('') +
          pen.flat(box(px + 86, 540, 64, 120), '#1c1830')
        );
      }),
      rect(0, 650, W, 160, '#8a7a6a'),
      put(pen, person('Deputy Nobody'), 690, 790, 0.52),
      logo(pen, ['GHOST TOWN', 'TYCOON'], 640, 112, 60, [bone, sodium], 'middle'),
    ],
  },
  {
    title: 'Boots & Bolts',
    alt: 'Game artwork: a welder and a mechanic stand side by side between giant gears.',
    draw: (pen) => {
      const gear = (x: number, y: number, r: number, c: string): Svg =>
        pen.shape(
          Array.from({ length: 48 }, (_, i): Point => {
            const p = polar([x, y], (i / 48) * 6.283, i % 4 < 2 ? r : r * 0.86);
            return [p[0], p[1], 1];
          }),
          { fill: c },
        ) + pen.shape(ellipse(x, y, r * 0.4, r * 0.4), { fill: darker(c, 0.4), raw: true });
      return [
        rect(0, 0, W, H, '#e8a03a'),
        pen.halftone(box(0, 0, W, H), '#d88a2a', 36, (x) => 3 + (x / W) * 10),
        gear(250, 620, 260, '#8a93a4'),
        gear(1080, 200, 230, '#7a8494'),
        gear(1140, 690, 190, '#a8b0bc'),
        put(pen, person('Welder Wren'), 640, 800, 0.66),
        put(pen, person('Marigold Wrench'), 900, 800, 0.68),
        logo(pen, ['BOOTS', '& BOLTS'], 56, 132, 66, ['#d8342e', bone]),
      ];
    },
  },
  {
    title: 'Jackalope Derby',
    alt: 'Game artwork: three runners led by a leaping jackalope on a red racetrack.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#58b8d8'],
        [0.7, '#c8ecd8'],
      ]),
      ...[
        [200, 120, 130],
        [900, 90, 160],
      ].map(([x, y, r]) =>
        pen.merge(
          [ellipse(x ?? 0, y ?? 0, r ?? 0, 34), ellipse((x ?? 0) + 30, (y ?? 0) - 24, (r ?? 0) * 0.5, 40)],
          { fill: '#ffffff', line: 0, shade: '#d0e8f2' },
        ),
      ),
      pen.flat(
        [
          [-20, 470],
          [640, 420],
          [1310, 470],
          [1310, 820, 1],
          [-20, 820, 1],
        ],
        '#6ab04a',
      ),
      pen.flat(
        [
          [-20, 560, 1],
          [1310, 500, 1],
          [1310, 820, 1],
          [-20, 820, 1],
        ],
        '#c8583a',
      ),
      ...[0.25, 0.5, 0.75].map((t) =>
        pen.wire(
          [
            [-20, 560 + t * 250],
            [1310, 500 + t * 300],
          ],
          7,
          bone,
        ),
      ),
      put(pen, plain('Sheriff Hootenanny', 'stride'), 260, 730, 0.42),
      put(pen, plain('Gila Gus', 'stride'), 520, 780, 0.46),
      put(pen, person('Jackalope Jill'), 900, 800, 0.62),
      logo(pen, ['JACKALOPE', 'DERBY'], 60, 140, 80, [bone, '#d8344e']),
    ],
  },
  {
    title: 'Moonshine Witches',
    alt: 'Game artwork: two witches with brooms before an enormous yellow moon.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#1a1040'],
        [1, '#5a2f8a'],
      ]),
      stars(pen, W, 500, 80),
      pen.glow(880, 360, 480, 480, '#ffe9a0', 0.6),
      pen.dot(880, 360, 280, '#ffe9a0'),
      mesas(pen, W, 690, 90, '#2a1450', H),
      put(pen, person('Sister Moonshine'), 760, 790, 0.66),
      put(
        pen,
        {
          ...person('Sister Moonshine'),
          head: { ...person('Magpie Maggie').head, hat: 'witch', hatColour: '#7a2050', band: sodium },
          outfit: { ...person('Sister Moonshine').outfit, topColour: '#7a2050', bottomColour: '#a83a6a' },
        },
        1060,
        790,
        0.62,
        true,
      ),
      logo(pen, ['MOONSHINE', 'WITCHES'], 56, 560, 62, ['#ffe9a0', '#d8a0f2']),
    ],
  },
  {
    title: 'Truck Stop Tactics',
    alt: 'Game artwork: a trucker with a mug plans his route on a board of trucks and signs.',
    draw: (pen) => [
      rect(0, 0, W, H, '#2f6f7a'),
      ...Array.from({ length: 40 }, (_, i) => {
        const x = (i % 8) * 170 + (Math.floor(i / 8) % 2) * 85 - 40;
        const y = Math.floor(i / 8) * 150 + 330;
        return pen.flat(
          [
            [x, y + 44, 1],
            [x + 85, y, 1],
            [x + 170, y + 44, 1],
            [x + 85, y + 88, 1],
          ],
          (i + Math.floor(i / 8)) % 2 === 0 ? '#3a8a92' : '#28606a',
        );
      }),
      truck(pen, 240, 560, 240, '#e8b02e'),
      truck(pen, 560, 690, 240, '#d8443a'),
      truck(pen, 620, 480, 200, '#8a5ac8', { mirror: true }),
      cactus(pen, 90, 720, 130, { fill: '#5ab06a', line: 4 }),
      put(pen, person('Big Wendell'), 1010, 830, 0.8),
      logo(pen, ['TRUCK STOP', 'TACTICS'], 60, 170, 86, [bone, sodium]),
    ],
  },
  {
    title: 'Cactus Court',
    alt: 'Game artwork: a cactus in a waistcoat swings a tambourine like a racket on a pink court.',
    draw: (pen) => [
      rect(0, 0, W, H, '#f2a0b0'),
      pen.flat(
        [
          [120, 800, 1],
          [420, 330, 1],
          [1010, 330, 1],
          [1300, 800, 1],
        ],
        '#c8503a',
      ),
      pen.wire(
        [
          [120, 800, 1],
          [420, 330, 1],
          [1010, 330, 1],
          [1300, 800, 1],
        ],
        9,
        bone,
      ),
      pen.wire(
        [
          [270, 560, 1],
          [1160, 560, 1],
        ],
        8,
        bone,
      ),
      pen.shape(box(250, 470, 930, 14), { fill: bone, line: 3 }),
      ...Array.from({ length: 24 }, (_, i) =>
        pen.wire(
          [
            [260 + i * 39, 484],
            [260 + i * 39, 560],
          ],
          2.4,
          bone,
        ),
      ),
      panel(pen, 'sun', 1120, 130, 100, '#ffe08a', '#f2a0b0'),
      put(pen, person('Prickly Pete'), 830, 800, 0.66),
      pen.shape(ellipse(520, 300, 30, 30), { fill: '#d8f25a', raw: true }),
      pen.stroke(
        [
          [380, 380],
          [450, 340],
          [490, 314],
        ],
        8,
        { colour: bone },
      ),
      logo(pen, ['CACTUS', 'COURT'], 56, 150, 96, ['#2f8a5a', bone]),
    ],
  },
  {
    title: 'Midnight Diner Dash',
    alt: 'Game artwork: a waitress and a robot waitress race past a neon diner with coffee.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#141040'],
        [1, '#4a2078'],
      ]),
      stars(pen, W, 300, 60),
      pen.shape(card(300, 200, 900, 470, 40), { fill: '#c9ccd8', raw: true, depth: 40 }),
      rect(300, 300, 900, 30, '#d8344e'),
      pen.shape(card(350, 360, 800, 170, 16), { fill: '#ffd98a', raw: true, shade: false }),
      ...[0, 1, 2, 3].map((i) => rect(540 + i * 160, 360, 10, 170, '#8a93a4')),
      tubes(pen, 'DINER', 850, 180, { size: 90, weight: 13, colour: pink, align: 'middle', gap: 0.36 }),
      rect(0, 660, W, 150, '#2a1f48'),
      put(pen, plain('Midnight Mae', 'stride'), 560, 790, 0.58),
      put(pen, person('Dolly Diode'), 900, 796, 0.58),
      logo(pen, ['MIDNIGHT', 'DINER DASH'], 50, 116, 46, [bone, '#58e6d9']),
    ],
  },
  {
    title: 'Bandit Beats',
    alt: 'Game artwork: a masked rider spins a lasso round a glowing record.',
    draw: (pen) => [
      rect(0, 0, W, H, '#2a1f5c'),
      pen.halftone(box(0, 0, W, H), '#3f2f80', 40, (x, y) => 4 + Math.hypot(x - 860, y - 420) * 0.014),
      pen.shape(ellipse(860, 420, 340, 340), {
        fill: '#1c1630',
        raw: true,
        shade: false,
        inside:
          [0.9, 0.78, 0.66, 0.54]
            .map((k) => pen.wire(ellipse(860, 420, 340 * k, 340 * k), 3, '#3a3254', { closed: true }))
            .join('') +
          pen.dot(860, 420, 120, pink) +
          pen.dot(860, 420, 20, '#1c1630'),
      }),
      put(pen, person('Birdie Lariat'), 860, 830, 0.72),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        rect(
          70 + i * 58,
          690 - ([40, 120, 70, 170, 90, 140, 60][i] ?? 0),
          40,
          [40, 120, 70, 170, 90, 140, 60][i] ?? 0,
          [teal, sodium, pink][i % 3] ?? pink,
        ),
      ),
      logo(pen, ['BANDIT', 'BEATS'], 60, 190, 104, [sodium, '#58e6d9']),
    ],
  },
  {
    title: 'Tumble Kart',
    alt: 'Game artwork: pick-up trucks race down a desert road towards the viewer, a farmhand in front.',
    draw: (pen) => [
      sky(pen, W, H, [
        [0, '#2f8fc8'],
        [0.5, '#f7d9a0'],
      ]),
      pen.dot(980, 220, 90, '#fff2c4'),
      mesas(pen, W, 400, 120, '#c8603a', H),
      rect(0, 390, W, 420, '#e8a85a'),
      road(390, 810, [120, 1240], [620, 660], '#5a4a5c', bone),
      truck(pen, 720, 560, 190, '#8a5ac8'),
      truck(pen, 420, 640, 260, '#e8503e', { mirror: true }),
      truck(pen, 880, 760, 360, '#2f8f86'),
      put(pen, plain('Tilly Tumble', 'cheer'), 800, 700, 0.3),
      ...[
        [180, 690, 60],
        [1130, 600, 44],
      ].map(([x, y, r]) =>
        [0, 1, 2, 3]
          .map((i) =>
            pen.wire(ellipse(x ?? 0, y ?? 0, r ?? 0, (r ?? 0) * (0.4 + i * 0.16), i * 0.8), 5, '#8a5a2e', {
              closed: true,
            }),
          )
          .join(''),
      ),
      logo(pen, ['TUMBLE', 'KART'], 56, 170, 106, ['#e8503e', bone]),
    ],
  },
  {
    title: 'Lantern Deputy',
    alt: 'Game artwork: an owl sheriff holds a lantern in a dark canyon full of watching eyes.',
    draw: (pen) => [
      rect(0, 0, W, H, '#0c1a2c'),
      pen.flat(
        [
          [-20, -20, 1],
          [360, -20, 1],
          [300, 200],
          [380, 420],
          [260, 640],
          [320, 820, 1],
          [-20, 820, 1],
        ],
        '#143048',
      ),
      pen.flat(
        [
          [1300, -20, 1],
          [960, -20, 1],
          [1040, 220],
          [940, 460],
          [1060, 660],
          [980, 820, 1],
          [1300, 820, 1],
        ],
        '#143048',
      ),
      rect(0, 720, W, 90, '#1c2a34'),
      ...[
        [120, 220],
        [220, 500],
        [80, 620],
        [1130, 180],
        [1200, 440],
        [1090, 600],
        [180, 120],
        [1180, 300],
      ].map(([x, y]) =>
        [-22, 22]
          .map(
            (o) =>
              pen.flat(ellipse((x ?? 0) + o, y ?? 0, 15, 9, o * 0.012), sodium) +
              pen.dot((x ?? 0) + o, y ?? 0, 5, ink),
          )
          .join(''),
      ),
      pen.glow(760, 520, 420, 380, sodium, 0.55),
      put(
        pen,
        {
          ...person('Sheriff Hootenanny'),
          pose: poses.stroll,
          held: [null, (p, a) => props.lantern()(p, a)],
        },
        640,
        770,
        0.56,
      ),
      logo(pen, ['LANTERN', 'DEPUTY'], 640, 130, 78, [sodium, bone], 'middle'),
    ],
  },
  {
    title: 'Setlist',
    alt: 'App artwork: a telephone with a list of songs beside a bass player.',
    draw: (pen) =>
      app(
        pen,
        '#3a2a78',
        '#f0568c',
        ['SETLIST'],
        screenOf(
          '#1c1440',
          `${letter(pen, 'TONIGHT', -110, -190, { size: 36, weight: 7, colour: bone })}${bars([pink, '#58e6d9', sodium, '#8a5ac8', pink, '#58e6d9'], -150, 64)}`,
        ),
        person('Hank Overdrive'),
        '',
        0.72,
      ),
  },
  {
    title: 'Tip Jar Buddy',
    alt: 'App artwork: a telephone showing a smiling piggy bank, a singer beside it throws an arm wide.',
    draw: (pen) =>
      app(
        pen,
        '#1f7f86',
        '#f7d98a',
        ['TIP JAR', 'BUDDY'],
        screenOf(
          '#ffe2ec',
          `${pen.shape(
            [
              [-80, -40],
              [-60, -100],
              [20, -110],
              [80, -60],
              [86, 10],
              [40, 60],
              [-50, 60],
              [-90, 10],
            ],
            { fill: '#ff8fc0', line: 4 },
          )}${pen.shape(ellipse(-66, -14, 28, 24), { fill: '#f06aa8', raw: true, line: 3 })}${pen.dot(-20, -50, 8, ink)}${pen.shape(ellipse(10, -160, 30, 30), { fill: sodium, raw: true, line: 4 })}${letter(pen, '$ 25', 0, 150, { size: 58, weight: 11, colour: '#c8306a', align: 'middle' })}${pen.flat(card(-90, 190, 180, 46, 20), '#f0468c')}`,
        ),
        person('Loretta Voltage'),
        '',
        0.66,
      ),
  },
  {
    title: 'Chord Corral',
    alt: 'App artwork: a chord diagram on a telephone roped by a lasso, a banjo boy beside it.',
    draw: (pen) =>
      app(
        pen,
        '#c8603a',
        '#f7e0a8',
        ['CHORD', 'CORRAL'],
        screenOf(
          '#fff4dc',
          `${[0, 1, 2, 3, 4, 5]
            .map((i) =>
              pen.wire(
                [
                  [-90 + i * 36, -140],
                  [-90 + i * 36, 120],
                ],
                4,
                ink,
              ),
            )
            .join('')}${[0, 1, 2, 3, 4]
            .map((i) =>
              pen.wire(
                [
                  [-90, -140 + i * 65],
                  [90, -140 + i * 65],
                ],
                i === 0 ? 12 : 4,
                ink,
              ),
            )
            .join('')}${[
            [-54, -108],
            [-18, -43],
            [54, -108],
          ]
            .map(([x, y]) => pen.dot(x ?? 0, y ?? 0, 15, '#d8342e'))
            .join(
              '',
            )}${letter(pen, 'G 7', 0, 210, { size: 64, weight: 13, colour: '#1f7f86', align: 'middle' })}`,
        ),
        person('Little Banjo Boone'),
        rope(pen, ellipse(820, 420, 270, 110, -0.3), 9, '#e0bd84', { closed: true }),
        0.84,
      ),
  },
  {
    title: 'Road Snacks',
    alt: 'App artwork: a map with pins on a telephone, a round cook beside it.',
    draw: (pen) =>
      app(
        pen,
        '#e8b03a',
        '#d8443a',
        ['ROAD', 'SNACKS'],
        screenOf(
          '#cfe6c8',
          `${pen.wire(
            [
              [-150, 180],
              [-40, 60],
              [30, 90],
              [150, -120],
            ],
            26,
            '#ffffff',
          )}${pen.wire(
            [
              [-90, -300],
              [-40, -120],
              [60, -40],
              [90, 300],
            ],
            20,
            '#ffffff',
          )}${pen.flat(
            [
              [60, 100],
              [160, 90],
              [160, 230],
              [90, 240],
            ],
            '#8fc8e8',
          )}${[
            [-40, 30, '#d8342e'],
            [40, -70, pink],
            [70, 140, '#8a5ac8'],
          ]
            .map(([x, y, c]) =>
              move(
                pen.shape(
                  [
                    [0, 0, 1],
                    [-30, -44],
                    [0, -84],
                    [30, -44],
                  ],
                  { fill: String(c), line: 3.6 },
                ) + pen.dot(0, -50, 11, bone),
                Number(x),
                Number(y),
              ),
            )
            .join('')}`,
        ),
        person('Chili Chuck'),
        '',
        0.72,
      ),
  },
  {
    title: 'Stitch Club',
    alt: 'App artwork: an embroidered rose pattern on a telephone, a sign painter beside it.',
    draw: (pen) =>
      app(
        pen,
        '#a83a6a',
        '#f2c8d8',
        ['STITCH', 'CLUB'],
        screenOf(
          '#f7ecd8',
          Array.from({ length: 121 }, (_, i) => {
            const x = (i % 11) - 5;
            const y = Math.floor(i / 11) - 5;
            const r = Math.hypot(x, y);
            const c =
              r < 1.6
                ? '#8a1a3a'
                : r < 3.2
                  ? '#e0305a'
                  : r < 4.3
                    ? '#ff8fb0'
                    : Math.abs(x) === Math.abs(y)
                      ? '#3f8a5a'
                      : '';
            return c === ''
              ? pen.dot(x * 22, y * 22 - 30, 2, '#d8c8a8')
              : pen.wire(
                  [
                    [x * 22 - 7, y * 22 - 37],
                    [x * 22 + 7, y * 22 - 23],
                  ],
                  5,
                  c,
                ) +
                  pen.wire(
                    [
                      [x * 22 + 7, y * 22 - 37],
                      [x * 22 - 7, y * 22 - 23],
                    ],
                    5,
                    c,
                  );
          }).join('') + bars(['#e0305a', '#3f8a5a'], 150, 50),
        ),
        person('Neon Nell'),
        '',
        0.76,
      ),
  },
  {
    title: 'Storm Spotter',
    alt: 'App artwork: a weather radar on a telephone, a storm chaser striding beside it.',
    draw: (pen) =>
      app(
        pen,
        '#2f4a78',
        '#f2c83a',
        ['STORM', 'SPOTTER'],
        screenOf(
          '#0f1c34',
          `${[120, 84, 48].map((r) => pen.wire(ellipse(0, -60, r, r), 3, '#3a8f7a', { closed: true })).join('')}${pen.flat(
            [
              [0, -60, 1],
              [70, -160],
              [116, -90],
            ],
            '#3ad08a',
            0.5,
          )}${pen.dot(40, -110, 12, pink)}${pen.dot(-50, -20, 8, sodium)}${emblem(pen, 'bolt', 0, 170, 60, sodium)}`,
        ),
        person('Stevie Stormchaser'),
        '',
        0.74,
      ),
  },
  {
    title: 'Little Farmhands',
    alt: 'App artwork: a farm with letters on a telephone, a girl with braids beside it.',
    draw: (pen) =>
      app(
        pen,
        '#5aa06a',
        '#f7e6a0',
        ['LITTLE', 'FARMHANDS'],
        screenOf(
          '#bfe6f2',
          `${rect(-150, 60, 300, 260, '#7ac05a')}${pen.shape(
            [
              [-90, 60, 1],
              [-90, -50, 1],
              [-40, -110, 1],
              [10, -50, 1],
              [10, 60, 1],
            ],
            { fill: '#d8443a', line: 4 },
          )}${pen.flat(box(-62, -10, 44, 70), bone)}${pen.dot(90, -170, 40, sodium)}${['A', 'B', 'C'].map((w, i) => pen.shape(card(-110 + i * 78, 120, 64, 64, 12), { fill: [pink, sodium, '#58b8d8'][i] ?? pink, raw: true, line: 3.6 }) + letter(pen, w, -78 + i * 78, 170, { size: 36, weight: 8, colour: ink, align: 'middle' })).join('')}`,
        ),
        person('Tilly Tumble'),
        '',
        0.72,
      ),
  },
  {
    title: 'Sleepy Coyote',
    alt: 'App artwork: a sleeping coyote under a moon on a telephone, a girl in headphones beside it.',
    draw: (pen) =>
      app(
        pen,
        '#1c2450',
        '#8f9fe0',
        ['SLEEPY', 'COYOTE'],
        screenOf(
          '#10183c',
          `${moon(pen, 66, -190, 34, '#f7edd0')}${Array.from({ length: 16 }, (_, i) => pen.dot(((i * 71) % 260) - 130, ((i * 97) % 260) - 260, 2.4, bone)).join('')}${move(head(pen, { ...person('Coyote Calhoun').head, closed: true, yaw: 0, mood: 'soft' }), 0, 10, { scale: 0.82 })}${bars(['#3a4a8c'], 160, 40)}${pen.dot(-40, 180, 14, pink)}`,
        ),
        person('Radio Ranger'),
        stars(pen, W, 400, 70) + sparkle(560, 120, 20, bone),
        0.78,
      ),
  },
];

export const projects: Family = {
  name: 'projects',
  width: W,
  height: H,
  avif: [320, 640, 1280],
  webp: [640],
  jpeg: [640],
  quality: { avif: 50, webp: 68, jpeg: 72 },
  budget: { 320: 12 * 1024, 640: 25 * 1024, 1280: 90 * 1024 },
  pieces: list.map((project, i) => {
    const id = String(i + 1).padStart(2, '0');
    return { id, title: project.title, alt: project.alt, draw: () => visual(id, project.draw) };
  }),
};
