/** Nine vinyl toys: on their stands, in their boxes, on their cards. */
import { blend, bone, darker, ink, lighter, pink, sodium, teal } from '../kit/colour.ts';
import { figure } from '../kit/figure/figure.ts';
import type { Build, FigureLook } from '../kit/figure/look.ts';
import { box, card, ellipse, type Point, polar } from '../kit/geometry.ts';
import { block, letter, scribble, signature } from '../kit/letters.ts';
import { panel } from '../kit/paper.ts';
import { move, Pen, type Svg, sheet } from '../kit/pen.ts';
import { type PoseName, poses } from '../kit/poses.ts';
import { Chance } from '../kit/random.ts';
import { cactus, mesas, sky, stars } from '../kit/scenery.ts';
import type { Family } from './family.ts';
import { person } from './people.ts';

const W = 1280;
const H = 1600;
/** Vinyl has a big head and short, thick limbs. */
const vinyl: Build = { shoulder: 82, chest: 80, waist: 76, hip: 76, limb: 1.02, head: 1.62, leg: 0.62 };

function toy(name: string, pose: PoseName, back = false): FigureLook {
  const look = person(name);
  const still = poses[pose];
  return {
    build: vinyl,
    pose: {
      ...still,
      feet: [
        { ...still.feet[0], x: still.feet[0].x * 0.8 },
        { ...still.feet[1], x: still.feet[1].x * 0.8 },
      ],
    },
    head: look.head,
    outfit: look.outfit,
    back,
    ...(look.tail === undefined ? {} : { tail: look.tail }),
  };
}

/** Shiny: a white light runs along every left edge. */
const shiny = (seed: string): Pen =>
  new Pen(new Chance(`toy ${seed}`), { ink: '#1a1226', line: 5.6, rim: '#fff8ec' });

const ground = (x: number, y: number, r: number, colour: string): Svg =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.12}" fill="${colour}" opacity="0.5"/>`;

function base(pen: Pen, x: number, y: number, w: number, colour: string, word: string): Svg {
  return (
    pen.shape(
      [
        [x - w / 2, y - 14],
        [x + w / 2, y - 14],
        [x + w / 2 + 14, y + 50],
        [x - w / 2 - 14, y + 50],
      ],
      { fill: darker(colour, 0.2) },
    ) +
    pen.shape(ellipse(x, y - 12, w / 2, w * 0.09), { fill: colour, raw: true, depth: 8 }) +
    letter(pen, word, x, y + 38, { size: 22, weight: 5, colour: bone, align: 'middle', gap: 0.36 })
  );
}

function stand(
  seed: string,
  name: string,
  wall: string,
  floor: string,
  colour: string,
  word: string,
  price: string,
): Svg {
  const pen = shiny(seed);
  const views: readonly (readonly [number, FigureLook])[] = [
    [640, toy(name, 'stand')],
    [210, { ...toy(name, 'neutral'), head: { ...person(name).head, yaw: -0.9 } }],
    [1070, toy(name, 'neutral', (person(name).head.kind ?? 'human') === 'human')],
  ];
  return sheet(
    W,
    H,
    [
      sky(pen, W, H, [
        [0, lighter(wall, 0.2)],
        [0.66, wall],
        [0.661, floor],
        [1, darker(floor, 0.18)],
      ]),
      panel(pen, 'disc', 640, 700, 470, lighter(wall, 0.4), wall),
      ...views
        .slice(1)
        .map(
          ([x, look]) =>
            ground(x, 1262, 150, darker(floor, 0.6)) +
            base(pen, x, 1240, 230, blend(colour, wall, 0.3), '') +
            move(figure(pen, look), x, 1226, { scale: 0.55 }),
        ),
      ground(640, 1412, 300, darker(floor, 0.6)),
      base(pen, 640, 1382, 440, colour, word),
      move(figure(pen, views[0]?.[1] ?? toy(name, 'stand')), 640, 1362, { scale: 1.06 }),
      scribble(pen, 'three quarter', 210, 1372, 22, ink, 'middle'),
      scribble(pen, 'back', 1070, 1372, 22, ink, 'middle'),
      letter(pen, name, 72, 140, { size: 56, weight: 11, colour: ink, gap: 0.24 }),
      scribble(pen, price, 74, 196, 24, ink),
      signature(pen, 1150, 1540, 44, ink),
    ].join(''),
  );
}

function blister(
  seed: string,
  name: string,
  wall: string,
  top: string,
  bottom: string,
  word: string,
  line: string,
): Svg {
  const pen = shiny(seed);
  const looks = toy(name, 'stand');
  const hero = person(name);
  return sheet(
    W,
    H,
    [
      sky(pen, W, H, [
        [0, lighter(wall, 0.16)],
        [1, wall],
      ]),
      pen.halftone(box(0, 1100, W, 500), darker(wall, 0.16), 36, (_, y) => ((y - 1100) / 500) * 14),
      `<path d="M236 210H1064V1530H236Z" fill="${darker(wall, 0.7)}" opacity="0.35" transform="translate(26 30)"/>`,
      pen.shape(card(220, 110, 840, 1390, 34), {
        fill: bottom,
        raw: true,
        shade: false,
        rim: false,
        inside: `${pen.flat(box(200, 90, 880, 500), top)}${panel(pen, 'sun', 640, 830, 480, blend(bottom, '#ffffff', 0.24), bottom)}${move(figure(pen, hero), 884, 1010, { scale: 0.68 })}${pen.flat(box(200, 1290, 880, 300), top)}`,
      }),
      pen.shape(card(580, 140, 120, 36, 18), { fill: wall, raw: true, line: 4, shade: false, rim: false }),
      block(pen, word, 640, 330, {
        size: Math.min(110, 900 / word.length),
        weight: 26,
        fill: '#fff3d6',
        edge: ink,
        align: 'middle',
        gap: 0.34,
        arch: 0.2,
        drop: [6, 8],
      }),
      letter(pen, line, 640, 1400, { size: 34, weight: 7.5, colour: bone, align: 'middle', gap: 0.36 }),
      letter(pen, 'AGES 8 AND UP', 640, 1454, {
        size: 20,
        weight: 4.4,
        colour: bone,
        align: 'middle',
        gap: 0.4,
      }),
      pen.shape(card(282, 480, 440, 790, 110), {
        fill: '#dff2f6',
        raw: true,
        line: 5,
        shade: false,
        rim: false,
        opacity: 0.35,
      }),
      move(figure(pen, looks), 500, 1216, { scale: 0.74 }),
      pen.wire(card(282, 480, 440, 790, 110), 6, ink, { closed: true }),
      pen.wire(card(298, 496, 408, 758, 98), 5, '#ffffff', { closed: true, opacity: 0.75 }),
      pen.stroke(
        [
          [330, 640],
          [324, 800],
          [336, 980],
        ],
        20,
        { colour: '#ffffff', opacity: 0.75 },
      ),
      pen.stroke(
        [
          [664, 560],
          [690, 620],
          [688, 700],
        ],
        16,
        { colour: '#ffffff', opacity: 0.75 },
      ),
      move(
        pen.shape(
          Array.from({ length: 24 }, (_, i): Point => polar([0, 0], (i / 24) * 6.283, i % 2 === 0 ? 92 : 76)),
          { fill: sodium, rim: false },
        ) + letter(pen, 'NEW', 0, 18, { size: 40, weight: 9, colour: ink, align: 'middle' }),
        960,
        470,
        { turn: 0.2 },
      ),
    ].join(''),
  );
}

function boxed(seed: string, name: string, wall: string, colour: string, word: string): Svg {
  const pen = shiny(seed);
  return sheet(
    W,
    H,
    [
      sky(pen, W, H, [
        [0, lighter(wall, 0.24)],
        [0.74, wall],
        [0.741, darker(wall, 0.12)],
        [1, darker(wall, 0.3)],
      ]),
      ground(610, 1430, 560, darker(wall, 0.7)),
      pen.shape(
        [
          [880, 260, 1],
          [1060, 200, 1],
          [1060, 1330, 1],
          [880, 1420, 1],
        ],
        { fill: darker(colour, 0.36), shade: false, rim: false },
      ),
      pen.shape(
        [
          [240, 260, 1],
          [880, 260, 1],
          [1060, 200, 1],
          [440, 200, 1],
        ],
        { fill: lighter(colour, 0.24), shade: false, rim: false },
      ),
      pen.shape(box(240, 260, 640, 1160), { fill: colour, shade: false, rim: false }),
      letter(pen, word, 560, 390, {
        size: Math.min(84, 640 / word.length),
        weight: 17,
        colour: bone,
        align: 'middle',
        gap: 0.3,
      }),
      pen.shape(card(290, 440, 540, 850, 40), {
        fill: '#2a2050',
        raw: true,
        shade: false,
        rim: false,
        inside: `${sky(pen, W, H, [
          [0, '#2a1a5c'],
          [0.6, '#8a2f7c'],
          [0.8, '#f08a6a'],
        ])}${stars(pen, W, 800, 60)}${mesas(pen, W, 1180, 80, '#4a1f5c', 1400)}${cactus(pen, 760, 1240, 190, { fill: teal, line: 4 })}`,
      }),
      ground(560, 1254, 190, '#0c0620'),
      move(figure(pen, toy(name, 'stand')), 560, 1240, { scale: 0.8 }),
      pen.wire(card(290, 440, 540, 850, 40), 7, ink, { closed: true }),
      pen.flat(
        [
          [310, 470, 1],
          [430, 470, 1],
          [310, 760, 1],
        ],
        '#ffffff',
        0.16,
      ),
      pen.flat(
        [
          [470, 470, 1],
          [520, 470, 1],
          [310, 960, 1],
          [310, 850, 1],
        ],
        '#ffffff',
        0.12,
      ),
      letter(pen, 'NEON LASSO VINYL', 560, 1366, {
        size: 30,
        weight: 6.4,
        colour: bone,
        align: 'middle',
        gap: 0.34,
      }),
      move(figure(pen, toy(name, 'cheer')), 1040, 1510, { scale: 0.5 }),
      letter(pen, name, 72, 130, { size: 50, weight: 10, colour: ink, gap: 0.24 }),
      signature(pen, 110, 1540, 44, ink),
    ].join(''),
  );
}

function lineup(): Svg {
  const pen = shiny('lineup');
  const names = [
    'Prickly Pete',
    'Otis Longhorn',
    'Magpie Maggie',
    'Gila Gus',
    'Deputy Nobody',
    'Unit 9 Denim',
  ];
  const tones = ['#f2a0b8', '#f2c14a', '#8fd0c4', '#b3a5e2', '#f08a6a', '#9fc47a'];
  return sheet(
    W,
    H,
    [
      sky(pen, W, H, [
        [0, '#f7e6c4'],
        [1, '#f2d6a0'],
      ]),
      block(pen, 'ROADSIDE SIX', 640, 230, {
        size: 98,
        weight: 22,
        fill: pink,
        edge: ink,
        align: 'middle',
        gap: 0.3,
        drop: [5, 7],
      }),
      scribble(pen, 'blind box series one', 640, 296, 28, ink, 'middle'),
      ...names.map((name, i) => {
        const x = 240 + (i % 3) * 400;
        const y = 870 + Math.floor(i / 3) * 600;
        return (
          pen.flat(card(x - 180, y - 500, 360, 540, 40), tones[i] ?? pink) +
          ground(x, y - 14, 130, ink) +
          move(figure(pen, toy(name, i % 2 === 0 ? 'stand' : 'wide')), x, y - 24, { scale: 0.46 }) +
          letter(pen, String(i + 1), x - 156, y - 446, { size: 34, weight: 8, colour: ink })
        );
      }),
      signature(pen, 1170, 1560, 34, ink),
    ].join(''),
  );
}

export const toyDesign: Family = {
  name: 'toy-design',
  width: W,
  height: H,
  avif: [320, 640, 1280],
  webp: [640, 1280],
  jpeg: [640],
  quality: { avif: 52, webp: 68, jpeg: 72 },
  budget: { 320: 14 * 1024, 640: 25 * 1024 },
  pieces: [
    {
      id: '01',
      title: 'Rosalie Static, vinyl',
      alt: 'Toy design: a big-headed vinyl cowpunk on a named stand, shown from three sides.',
      draw: () =>
        stand('one', 'Rosalie Static', '#f2a7b8', '#c96a8a', '#8a3a7c', 'ROSALIE', 'soft vinyl, 7 inch'),
    },
    {
      id: '02',
      title: 'Coyote Calhoun on card',
      alt: 'Toy design: a coyote figure in a blister pack with his guitar-playing portrait on the card.',
      draw: () =>
        blister('two', 'Coyote Calhoun', '#3a8f8a', '#c8432e', '#f2b04a', 'CALHOUN', 'WITH WORKING HOWL'),
    },
    {
      id: '03',
      title: 'Unit 9, boxed',
      alt: 'Toy design: a window box with a denim-jacketed robot against a printed desert dusk, a second one cheering outside.',
      draw: () => boxed('three', 'Unit 9 Denim', '#8fc0d8', '#e0503e', 'UNIT 9'),
    },
    {
      id: '04',
      title: 'Roadside Six, series one',
      alt: 'Toy design: a poster of six blind-box figures: cactus, longhorn, crow, gila monster, skeleton and robot.',
      draw: lineup,
    },
    {
      id: '05',
      title: 'Sister Moonshine, vinyl',
      alt: 'Toy design: a witch figure with an oversized crooked hat on a violet stand, shown from three sides.',
      draw: () =>
        stand('five', 'Sister Moonshine', '#9a8ad0', '#5a4a90', '#3a2870', 'MOONSHINE', 'glows, a little'),
    },
    {
      id: '06',
      title: 'Bootleg Bonnie on card',
      alt: 'Toy design: a mohawked punk figure in a blister pack, her kneeling solo printed behind.',
      draw: () =>
        blister('six', 'Bootleg Bonnie', '#e8a03a', '#2a1f4c', '#e0408c', 'BONNIE', 'THREE CHORDS INCLUDED'),
    },
    {
      id: '07',
      title: 'Sheriff Hootenanny, vinyl',
      alt: 'Toy design: a round owl sheriff on a walnut stand, shown from three sides.',
      draw: () =>
        stand(
          'seven',
          'Sheriff Hootenanny',
          '#e8c882',
          '#a8703c',
          '#5a3420',
          'SHERIFF',
          'head turns all the way',
        ),
    },
    {
      id: '08',
      title: 'Loretta Voltage, boxed',
      alt: 'Toy design: a window box with a blonde country queen in pink, a second one with her arm up outside.',
      draw: () => boxed('eight', 'Loretta Voltage', '#f2c8d8', '#1f8f86', 'LORETTA'),
    },
    {
      id: '09',
      title: 'Chili Chuck on card',
      alt: 'Toy design: a moustached cook figure in a tall white hat in a blister pack, lifting a bottle of hot sauce on the card.',
      draw: () => blister('nine', 'Chili Chuck', '#8a5ac8', '#2f7a4a', '#f2c14a', 'CHUCK', 'SCENTED, SORRY'),
    },
  ],
};
