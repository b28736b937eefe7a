/** Pictures of the site itself: the five tiles of the home page, the music and class heroes, the profile picture, shirts. */

import { type Lump, render } from '../kit/clay.ts';
import { bone, darker, ink, lighter, night, pink, sodium, teal } from '../kit/colour.ts';
import { emblem } from '../kit/figure/emblems.ts';
import { figure } from '../kit/figure/figure.ts';
import { builds } from '../kit/figure/look.ts';
import { box, card, ellipse, type Point } from '../kit/geometry.ts';
import { block, letter, scribble, signature, tubes } from '../kit/letters.ts';
import { construction, panel, paper, papers, swatches, tape } from '../kit/paper.ts';
import { move, Pen, type Svg, sheet } from '../kit/pen.ts';
import { poses } from '../kit/poses.ts';
import * as props from '../kit/props.ts';
import { Chance } from '../kit/random.ts';
import { cactus, mesas, rope, sky, stars, truck } from '../kit/scenery.ts';
import { arcade, backline, beams, bulbs, crowd, drums, phone, shirtForm, stage } from '../kit/scenes.ts';
import { cast } from './cast/cast.ts';
import { clayShots } from './clay-figures.ts';
import type { Family, Pixels } from './family.ts';

const pens = (seed: string, line = 5): Pen => new Pen(new Chance(seed), { ink, line });

function person(name: string) {
  const found = cast.find((c) => c.name === name);
  if (found === undefined) throw new Error(`Nobody is called ${name}.`);
  return found.look;
}

/** The same lumps elsewhere. */
function shifted(lumps: readonly Lump[], x: number, z: number, recolour?: string): Lump[] {
  return lumps.map((lump) => ({
    melt: lump.melt,
    forms: lump.forms.map((form) => ({
      ...form,
      centre: [form.centre[0] + x, form.centre[1], form.centre[2] + z] as const,
      clay: recolour === undefined ? form.clay : { colour: recolour, gloss: 0.12 },
    })),
  }));
}

const T_W = 960;
const T_H = 720;

function conceptTile(): Svg {
  const pen = pens('tile concept', 5.4);
  const look = person('Rosalie Static');
  const tone = papers.sand;
  return sheet(
    T_W,
    T_H,
    [
      paper(pen, T_W, T_H, tone),
      panel(pen, 'disc', 600, 360, 300, '#ff8cc0', tone),
      move(construction(pen, look, '#5a7fc0'), 600, 1330, { scale: 1.32 }),
      move(
        figure(pen, {
          ...look,
          pose: poses.neutral,
          outfit: { ...look.outfit, over: 'denim', overColour: '#44659c' },
        }),
        170,
        690,
        { scale: 0.46 },
      ),
      move(figure(pen, look), 610, 1336, { scale: 1.32 }),
      swatches(pen, 90, 90, ['#e0482c', '#2a2440', pink, bone], false, 34),
      scribble(pen, 'take three', 66, 190, 24, ink),
      tape(pen, 840, 14, 0.06),
      signature(pen, 862, 676, 40, ink),
    ].join(''),
  );
}

function claytile(): Pixels {
  const pick = (i: number): readonly Lump[] => clayShots[i]?.lumps ?? [];
  return {
    width: T_W,
    height: T_H,
    rgb: render(
      {
        lumps: [
          ...shifted(pick(2), -2.35, -0.1),
          ...shifted(pick(4), 0, 0.3),
          ...shifted(pick(3), 2.2, -0.1),
        ],
        floor: '#5fb8b0',
        wall: '#6cc6bd',
        rim: '#ff8ac8',
        look: 1.72,
        far: 10.8,
        above: 0.14,
      },
      T_W,
      T_H,
    ),
  };
}

function musicTile(): Svg {
  const pen = pens('tile music');
  return sheet(
    T_W,
    T_H,
    [
      sky(pen, T_W, T_H, [
        [0, '#1a0f3c'],
        [0.7, '#5a1f6c'],
        [1, '#2a1040'],
      ]),
      beams(pen, 620, [
        [180, 300, 190, pink],
        [760, 640, 200, '#58e6d9'],
        [480, 480, 160, sodium],
      ]),
      stage(pen, T_W, 560, T_H, '#5a2f3a'),
      tubes(pen, 'LOUD', 480, 190, { size: 120, weight: 15, colour: pink, align: 'middle', gap: 0.34 }),
      backline(pen, 200, 600, 0.92),
      backline(pen, 770, 600, 0.92),
      drums(pen, 485, 600, 0.9, teal),
      move(props.guitar(pen, 'tele', pink), 700, 470, { turn: -1.25, scale: 0.95 }),
      props.micStand(pen, 330, 664, 330),
      bulbs(
        pen,
        Array.from({ length: 13 }, (_, i): Point => [40 + i * 73, 656 + Math.sin(i) * 4]),
        7,
      ),
    ].join(''),
  );
}

function projectsTile(): Svg {
  const pen = pens('tile projects');
  const desert = (p: Pen): Svg =>
    `<rect x="-150" y="-440" width="300" height="160" fill="#2a1a5c"/>${p.dot(40, -390, 26, sodium)}${p.flat(
      [
        [-150, -320, 1],
        [-60, -352, 1],
        [-20, -352, 1],
        [10, -320, 1],
        [150, -320, 1],
        [150, -280, 1],
        [-150, -280, 1],
      ],
      '#c8386c',
    )}${move(cactus(p, 0, 0, 60, { fill: teal }), -60, -300)}${truck(p, 40, -298, 70, pink)}`;
  return sheet(
    T_W,
    T_H,
    [
      sky(pen, T_W, T_H, [
        [0, '#0f2a4a'],
        [0.6, '#1f6f8a'],
        [0.78, '#f2b26a'],
        [0.8, '#c8643a'],
        [1, '#8a3a34'],
      ]),
      stars(pen, T_W, 260, 40),
      mesas(pen, T_W, 570, 80, '#a84a3a', T_H),
      `<ellipse cx="330" cy="668" rx="230" ry="24" fill="#5a2430" opacity="0.6"/><ellipse cx="690" cy="668" rx="200" ry="20" fill="#5a2430" opacity="0.6"/>`,
      move(arcade(pen, '#5a3a9a', desert(pen), 'MESA RUN'), 330, 664, { scale: 1.1 }),
      move(
        phone(
          pen,
          210,
          400,
          `<rect x="-110" y="-200" width="220" height="400" fill="#f7e2c0"/>${pen.flat(card(-80, -140, 160, 150, 18), pink)}${emblem(pen, 'bolt', 0, -66, 48, bone)}${[0, 1, 2].map((i) => pen.flat(card(-80, 34 + i * 44, 160 - i * 36, 28, 12), [teal, sodium, '#8a5ac8'][i] ?? teal)).join('')}`,
        ),
        700,
        458,
        { turn: 0.12 },
      ),
      move(
        pen.shape(card(-150, -72, 300, 144, 62), {
          fill: '#f2e2c4',
          raw: true,
          inside:
            pen.flat(box(-106, -14, 68, 26), ink) +
            pen.flat(box(-85, -35, 26, 68), ink) +
            pen.dot(66, 14, 17, pink) +
            pen.dot(106, -16, 17, teal) +
            pen.flat(card(-22, 20, 40, 12, 6), '#8a8298'),
        }),
        590,
        640,
        { turn: -0.1, scale: 0.7 },
      ),
    ].join(''),
  );
}

function storeTile(): Svg {
  const pen = pens('tile store');
  const hang = (x: number, y: number, svg: Svg, turn: number): Svg =>
    move(
      `${pen.stroke(
        [
          [-14, -232],
          [-14, -256],
          [0, -272],
        ],
        8,
      )}${svg}`,
      x,
      y,
      { scale: 0.7, turn },
    );
  return sheet(
    T_W,
    T_H,
    [
      sky(pen, T_W, T_H, [
        [0, '#f2b84a'],
        [1, '#f08a5a'],
      ]),
      pen.halftone(box(-10, 380, 980, 380), '#e8643c', 30, (_, y) => 4 + ((y - 380) / 340) * 11),
      rope(
        pen,
        [
          [-20, 96],
          [240, 130],
          [480, 138],
          [720, 126],
          [980, 84],
        ],
        9,
      ),
      hang(
        236,
        322,
        shirtForm(
          pen,
          '#2a2440',
          emblem(pen, 'skull', 0, 10, 84, pink) +
            letter(pen, 'COWPUNK', 0, 160, { size: 32, weight: 8, colour: bone, align: 'middle' }),
        ),
        -0.06,
      ),
      hang(
        706,
        328,
        shirtForm(
          pen,
          bone,
          truck(pen, 0, 60, 210, '#d8443a') +
            letter(pen, 'SOUTHERN', 0, -60, { size: 32, weight: 8, colour: '#2a2440', align: 'middle' }),
        ),
        0.05,
      ),
      hang(472, 366, shirtForm(pen, teal, emblem(pen, 'bolt', 0, 20, 92, sodium)), 0.01),
      move(props.poster(pen, 0, 0, 190, 260, bone, ['GIG', 'TONITE'], '#c8283e'), 868, 560, { turn: 0.12 }),
      move(
        pen.shape(card(-150, -90, 300, 180, 10), {
          fill: '#c9904a',
          raw: true,
          inside:
            pen.flat(box(-24, -90, 48, 180), '#a8703c') +
            letter(pen, 'NL', -110, 66, { size: 44, weight: 10, colour: '#6a3a1c' }),
        }),
        180,
        630,
      ),
    ].join(''),
  );
}

export const tiles: Family = {
  name: 'tiles',
  width: T_W,
  height: T_H,
  avif: [320, 480, 960],
  webp: [480, 960],
  jpeg: [480],
  quality: { avif: 52, webp: 70, jpeg: 74 },
  budget: { 320: 14 * 1024, 480: 20 * 1024, 960: 60 * 1024 },
  pieces: [
    {
      id: 'concept-art',
      title: 'Character concept art',
      alt: 'A sheet of character studies: a red-haired cowpunk with a guitar, her turnaround and colour swatches.',
      draw: conceptTile,
    },
    {
      id: '3d',
      title: '3D character art',
      alt: 'Three clay figures side by side: a coyote, a robot in a cowboy hat and a potted cactus.',
      draw: claytile,
    },
    {
      id: 'music',
      title: 'Music',
      alt: 'A small stage with amplifiers, a drum kit and a pink guitar under a neon sign that reads Loud.',
      draw: musicTile,
    },
    {
      id: 'projects',
      title: 'Games and apps',
      alt: 'An arcade cabinet, a telephone and a gamepad standing in the desert at dusk.',
      draw: projectsTile,
    },
    {
      id: 'store',
      title: 'Store',
      alt: 'Three printed T-shirts on a rope, a gig poster and a parcel.',
      draw: storeTile,
    },
  ],
};

function musicHero(): Svg {
  const pen = pens('music hero', 5.6);
  const W = 1920;
  const H = 1080;
  const rosalie = person('Rosalie Static');
  const hank = person('Hank Overdrive');
  const ginger = person('Ginger Thunder');
  return sheet(
    W,
    H,
    [
      sky(pen, W, H, [
        [0, '#120a2c'],
        [0.55, '#4a1a66'],
        [0.8, '#8a2a70'],
        [1, '#1a0c30'],
      ]),
      beams(pen, 900, [
        [900, 760, 260, pink],
        [1240, 1260, 240, sodium],
        [1700, 1560, 260, '#58e6d9'],
        [1500, 1760, 200, pink],
      ]),
      stage(pen, W, 820, H, '#4a2438'),
      tubes(pen, 'NEON LASSO', 1370, 140, {
        size: 76,
        weight: 10,
        colour: sodium,
        align: 'middle',
        gap: 0.34,
      }),
      backline(pen, 1190, 850, 0.86),
      backline(pen, 1560, 850, 0.86),
      move(figure(pen, { ...ginger, behind: () => '' }), 1375, 800, { scale: 0.74 }),
      drums(pen, 1375, 860, 0.9),
      move(figure(pen, hank), 1720, 950, { scale: 0.78, mirror: true }),
      move(figure(pen, rosalie), 1040, 985, { scale: 0.84 }),
      props.micStand(pen, 930, 1000, 500),
      crowd(pen, W, 985, 96, '#0f0822', H + 10),
    ].join(''),
  );
}

function classHero(): Pixels {
  const pick = (i: number): readonly Lump[] => clayShots[i]?.lumps ?? [];
  const rosalie = pick(0);
  const body = rosalie.slice(0, 17);
  return {
    width: 1280,
    height: 800,
    rgb: render(
      {
        lumps: [
          ...shifted(body, -2.35, -0.4, '#b9aaa4'),
          ...shifted(rosalie, 0, -0.1, '#d8cbc2'),
          ...shifted(rosalie, 2.35, 0.3),
        ],
        floor: '#e8a878',
        wall: '#f0b488',
        rim: '#ff4fa3',
        look: 1.8,
        far: 9.7,
        above: 0.12,
      },
      1280,
      800,
    ),
  };
}

function profile(): Svg {
  const pen = pens('profile', 6.4);
  const S = 960;
  return sheet(
    S,
    S,
    [
      sky(pen, S, S, [
        [0, '#2a1a5c'],
        [0.7, '#7a2a7c'],
        [1, '#e8597d'],
      ]),
      stars(pen, S, 400, 40),
      pen.glow(480, 480, 520, 520, pink, 0.4),
      pen.neon(ellipse(480, 452, 372, 360, 0, 60), sodium, 15, { closed: true, raw: true }),
      move(
        figure(pen, {
          build: builds.slim,
          pose: {
            ...poses.wide,
            lean: -0.03,
            arms: [
              { to: [-150, 250], bend: 1, gesture: 'relaxed' },
              { to: [190, -6], bend: 1, gesture: 'grip' },
            ],
          },
          head: {
            skin: '#eeb48e',
            yaw: 0.22,
            jaw: 'pointed',
            mood: 'happy',
            mouth: 'smirk',
            nose: 'wedge',
            lashes: true,
            shadow: teal,
            iris: '#4a8a6a',
            hair: 'shag',
            hairColour: '#ff5fae',
            hat: 'bandana',
            hatColour: '#1f8f86',
            extras: ['freckles', 'earrings', 'nosering'],
            band: sodium,
          },
          outfit: {
            top: 'tee',
            topColour: bone,
            second: pink,
            graphic: 'horseshoe',
            over: 'denim',
            overColour: '#3a5a94',
            bottom: 'skinny',
            bottomColour: night,
            shoe: 'cowboy',
            shoeColour: '#8a3a24',
            trim: sodium,
            neck: 'bandana',
          },
          held: [
            null,
            (p, a) =>
              move(
                p.shape(
                  [
                    [-110, -9, 1],
                    [96, -9, 1],
                    [96, 9, 1],
                    [-110, 9, 1],
                  ],
                  { fill: sodium, depth: 5 },
                ) +
                  p.shape(
                    [
                      [-110, -9, 1],
                      [-148, 0, 1],
                      [-110, 9, 1],
                    ],
                    { fill: '#f2d8b0', shade: false },
                  ) +
                  p.flat(
                    [
                      [-136, -4, 1],
                      [-150, 0, 1],
                      [-136, 4, 1],
                    ],
                    ink,
                  ) +
                  p.shape(card(92, -11, 34, 22, 6), { fill: pink, raw: true }),
                a[0],
                a[1],
                { turn: -1.9 },
              ),
          ],
        }),
        480,
        1745,
        { scale: 1.66 },
      ),
    ].join(''),
  );
}

export const music: Family = {
  name: 'music',
  width: 1920,
  height: 1080,
  avif: [640, 1280, 1920],
  webp: [1280],
  jpeg: [1280],
  quality: { avif: 48, webp: 70, jpeg: 74 },
  budget: { 640: 30 * 1024, 1280: 80 * 1024, 1920: 120 * 1024 },
  pieces: [
    {
      id: 'hero',
      title: 'Second encore',
      alt: 'A band on a small stage at night: a red-haired singer with a pink guitar, a bassist and a drummer, seen over the heads of the crowd.',
      draw: musicHero,
    },
  ],
};

export const lessons: Family = {
  name: 'class',
  width: 1280,
  height: 800,
  avif: [480, 800, 1280],
  webp: [800, 1280],
  jpeg: [800],
  quality: { avif: 54, webp: 74, jpeg: 78 },
  budget: { 480: 20 * 1024, 800: 40 * 1024, 1280: 90 * 1024 },
  pieces: [
    {
      id: 'hero',
      title: 'From block to finish',
      alt: 'The same clay cowgirl at three stages: rough grey blocks, a detailed grey sculpt and the finished coloured figure.',
      draw: classHero,
    },
  ],
};

export const portrait: Family = {
  name: 'profile',
  width: 960,
  height: 960,
  avif: [240, 480, 960],
  webp: [480],
  jpeg: [480],
  quality: { avif: 54, webp: 74, jpeg: 78 },
  budget: { 240: 12 * 1024, 480: 25 * 1024 },
  pieces: [
    {
      id: 'artist',
      title: 'The artist',
      alt: 'Drawn self-portrait of the artist: pink hair under a teal bandana, denim jacket, a pencil in the raised hand, a ring of neon behind.',
      draw: profile,
    },
  ],
};

function shirtScene(
  seed: string,
  wall: string,
  floor: string,
  colour: string,
  print: (pen: Pen) => Svg,
): Svg {
  const pen = pens(seed, 6);
  const W = 1200;
  const H = 1200;
  return sheet(
    W,
    H,
    [
      sky(pen, W, H, [
        [0, lighter(wall, 0.14)],
        [1, wall],
      ]),
      pen.dot(600, 600, 470, floor),
      pen.halftone(
        ellipse(600, 600, 470, 470),
        darker(floor, 0.16),
        34,
        (x, y) => 2 + (Math.hypot(x - 600, y - 600) / 470) ** 2 * 11,
      ),
      `<ellipse cx="620" cy="1100" rx="330" ry="34" fill="${darker(wall, 0.6)}" opacity="0.45"/>`,
      pen.wire(
        [
          [600, 190],
          [600, 140],
          [624, 116],
          [612, 92],
          [586, 100],
        ],
        13,
        ink,
      ),
      pen.wire(
        [
          [360, 246],
          [600, 178],
          [840, 246],
        ],
        24,
        ink,
      ),
      pen.wire(
        [
          [360, 246],
          [600, 178],
          [840, 246],
        ],
        13,
        '#c9904a',
      ),
      move(shirtForm(pen, colour, print(pen)), 600, 634, { scale: 1.72 }),
    ].join(''),
  );
}

const cowpunk = (pen: Pen): Svg =>
  [
    pen.flat(
      [
        [-120, -60],
        [-40, -110],
        [60, -96],
        [132, -30],
        [110, 70],
        [40, 120],
        [-70, 110],
        [-136, 40],
      ],
      '#ff42a1',
    ),
    ...[
      [-96, 104, 34],
      [-40, 116, 52],
      [30, 118, 26],
      [84, 90, 44],
    ].map(([x, y, l]) =>
      pen.wire(
        [
          [x ?? 0, y ?? 0],
          [x ?? 0, (y ?? 0) + (l ?? 0)],
        ],
        9,
        '#ff42a1',
      ),
    ),
    move(emblem(pen, 'skull', 0, 0, 78, bone), 0, 20),
    pen.shape(
      [
        [-118, -36],
        [-92, -26],
        [0, -8],
        [92, -26],
        [118, -36],
        [100, -52],
        [52, -46],
        [44, -100],
        [18, -108],
        [0, -98],
        [-18, -108],
        [-44, -100],
        [-52, -46],
        [-100, -52],
      ],
      { fill: '#1fa79b', line: 5, rim: false },
    ),
    block(pen, 'COWPUNK', 0, 182, {
      size: 42,
      weight: 10.5,
      fill: sodium,
      edge: ink,
      align: 'middle',
      gap: 0.3,
      slant: 0.12,
      drop: [3, 4],
    }),
  ].join('');

const comic = (pen: Pen): Svg => {
  const frame = pen.shape(box(-128, -120, 256, 300), { fill: '#fff6dc', line: 4, shade: false, rim: false });
  const marge = cast.find((c) => c.name === 'Queen of Route Nine');
  return [
    frame,
    pen.flat(box(-126, 20, 252, 158), '#f2a02e'),
    pen.halftone(box(-126, -118, 252, 140), '#58c9c0', 15, () => 4.6),
    truck(pen, 50, 160, 150, '#3a8fc8', { mirror: true }),
    marge === undefined
      ? ''
      : move(figure(pen, { ...marge.look, pose: poses.wide }), -62, 178, { scale: 0.2 }),
    [
      [90, 60, 22],
      [108, 40, 28],
      [86, 26, 18],
    ]
      .map(([x, y, r]) => pen.dot(x ?? 0, y ?? 0, r ?? 9, '#d8d2dc'))
      .join(''),
    pen.shape(
      [
        [-112, -108],
        [104, -112],
        [112, -60],
        [20, -50],
        [-6, -26, 1],
        [-14, -52],
        [-108, -56],
      ],
      { fill: '#ffffff', line: 4, shade: false, rim: false },
    ),
    letter(pen, 'IDK', -96, -66, { size: 30, weight: 7, colour: '#c8283e' }),
    letter(pen, 'ABOUT CARS', -26, -72, { size: 18, weight: 4.4, colour: ink }),
  ].join('');
};

const southern = (pen: Pen): Svg =>
  [
    pen.dot(0, 24, 122, '#f2a02e'),
    pen.halftone(ellipse(0, 24, 122, 122), '#e8643c', 16, (_, y) => Math.max(0, (y + 60) / 34)),
    [-0.9, -0.3, 0.3, 0.9].map((t) => pen.flat(box(-140, 70 + t * 40, 280, 8), '#f4ead6')).join(''),
    truck(pen, 0, 130, 268, '#2f7a8a'),
    cactus(pen, 120, 134, 110, { fill: '#3f8a5a', line: 3 }),
    block(pen, 'SOUTHERN', 0, -84, {
      size: 38,
      weight: 9,
      fill: '#f4ead6',
      edge: ink,
      align: 'middle',
      gap: 0.3,
      arch: 0.5,
      drop: [2, 3],
    }),
    letter(pen, 'TRUCK CO.', 0, 190, { size: 28, weight: 7, colour: '#f4ead6', align: 'middle', gap: 0.4 }),
  ].join('');

export const shirts: Family = {
  name: 'shirts',
  width: 1200,
  height: 1200,
  avif: [320, 640, 1200],
  webp: [640],
  jpeg: [640],
  quality: { avif: 52, webp: 70, jpeg: 74 },
  budget: { 320: 14 * 1024, 640: 25 * 1024 },
  pieces: [
    {
      id: 'cowpunk-graffiti',
      title: 'Cowpunk Graffiti Tee',
      alt: 'A black T-shirt on a hanger, printed with a skull in a teal cowboy hat on dripping pink spray paint and the word Cowpunk.',
      draw: () => shirtScene('shirt one', '#6a4a9a', '#f2c14a', '#241d30', cowpunk),
    },
    {
      id: 'idk-about-cars',
      title: 'IDK About Cars Comic Tee',
      alt: 'A cream T-shirt on a hanger, printed with a comic panel: a prom queen beside a smoking truck says I do not know about cars.',
      draw: () => shirtScene('shirt two', '#1f7f86', '#ff8fc0', '#f4ead6', comic),
    },
    {
      id: 'southern-truck',
      title: 'Southern Truck Comic Tee',
      alt: 'A rust-red T-shirt on a hanger, printed with a teal pick-up truck, a cactus and a halftone sun.',
      draw: () => shirtScene('shirt three', '#2f5f8a', '#f4e2b8', '#a83a34', southern),
    },
  ],
};
