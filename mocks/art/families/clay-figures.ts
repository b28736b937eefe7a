/** Thirteen clay figures, marched ray by ray. They are squat, three heads high, about 3.5 units tall. */
import {
  ball,
  type Clay,
  drum,
  egg,
  type Lump,
  limb,
  lump,
  render,
  ring,
  type Shot,
  slab,
  type V3,
} from '../kit/clay.ts';
import type { Family, Piece } from './family.ts';

const W = 1280;
const H = 1600;
/** Marched a little smaller than shown: clay is soft, and time is short. */
const RENDER_W = 960;
const RENDER_H = 1200;

const clay = (colour: string, gloss = 0.22): Clay => ({ colour, gloss });
const white = clay('#fbf6ea', 0.75);
const black = clay('#1a1420', 0.85);
const leather = clay('#7b4426', 0.35);
const brass = clay('#e8a82c', 0.7);
const pinkClay = clay('#ff4fa3', 0.4);

/** Two eyes that look at the camera, and their brows. */
function eyes(
  y: number,
  z: number,
  apart: number,
  size: number,
  iris: Clay,
  brow: Clay | null,
  mood = 0,
): Lump[] {
  const out: Lump[] = [];
  for (const s of [-1, 1]) {
    out.push(lump(0, egg([s * apart, y, z], [size, size * 1.12, size * 0.62], white)));
    out.push(
      lump(
        0,
        egg(
          [s * (apart - size * 0.06), y - size * 0.02, z + size * 0.42],
          [size * 0.56, size * 0.6, size * 0.28],
          iris,
        ),
        egg(
          [s * (apart - size * 0.06), y - size * 0.02, z + size * 0.56],
          [size * 0.34, size * 0.37, size * 0.18],
          black,
        ),
      ),
    );
    out.push(
      lump(
        0,
        ball([s * (apart - size * 0.06) - size * 0.18, y + size * 0.2, z + size * 0.7], size * 0.12, {
          colour: '#ffffff',
          gloss: 0,
          glow: 0.9,
        }),
      ),
    );
    if (brow !== null)
      out.push(
        lump(
          0,
          limb(
            [s * (apart - size * 0.9), y + size * (1.5 - (mood - 0.2)), z + size * 0.42],
            [s * (apart + size * 0.95), y + size * (1.42 + (mood - 0.2) * 0.7), z + size * 0.16],
            size * 0.19,
            size * 0.11,
            brow,
          ),
        ),
      );
  }
  return out;
}

/** A mouth as a bent cord. */
function smile(y: number, z: number, wide: number, curve: number, colour: Clay, thick = 0.025): Lump {
  const at = (t: number): V3 => [t * wide, y + curve * 0.42 * t * t, z - t * t * wide * 0.45];
  const forms = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((t) =>
    limb(at(t), at(t + 0.25), thick, thick, colour),
  );
  return lump(0.01, ...forms);
}

function cowboyHat(y: number, colour: Clay, band: Clay, size = 1, tip = 0): Lump[] {
  return [
    lump(
      0.05,
      egg([0, y, 0], [1.24 * size, 0.09 * size, 0.98 * size], colour, {
        bend: 0.26 / size,
        turn: [0.06, 0, tip],
      }),
    ),
    lump(
      0.12,
      drum([0, y + 0.38 * size, 0], 0.64 * size, 0.52 * size, 0.4 * size, 0.16 * size, colour, {
        turn: [0, 0, tip],
      }),
      egg([0, y + 0.98 * size, 0.02], [0.16 * size, 0.24 * size, 0.5 * size], colour, { carve: true }),
    ),
    lump(
      0,
      drum([0, y + 0.14 * size, 0], 0.665 * size, 0.64 * size, 0.07 * size, 0.02, band, {
        turn: [0, 0, tip],
      }),
    ),
  ];
}

function boots(x: number, colour: Clay, trim: Clay): Lump[] {
  return [-1, 1].flatMap((s) => [
    lump(
      0.1,
      drum([s * x, 0.36, 0], 0.21, 0.25, 0.26, 0.05, colour),
      egg([s * (x + 0.03), 0.17, 0.16], [0.2, 0.16, 0.36], colour, { turn: [0, s * 0.24, 0] }),
    ),
    lump(
      0,
      slab([s * (x + 0.03), 0.04, 0.14], [0.2, 0.045, 0.36], 0.04, leather, { turn: [0, s * 0.24, 0] }),
    ),
    lump(0, ring([s * x, 0.6, 0], 0.235, 0.035, trim)),
  ]);
}

interface Doll {
  readonly skin: Clay;
  readonly shirt: Clay;
  readonly trousers: Clay;
  readonly boot: Clay;
  readonly trim: Clay;
  readonly wide?: number;
  readonly arms: readonly [readonly [V3, V3], readonly [V3, V3]];
  readonly head?: number;
  readonly hands?: Clay;
}

const hips: readonly [readonly [V3, V3], readonly [V3, V3]] = [
  [
    [-0.98, 1.16, 0.0],
    [-0.62, 0.98, 0.26],
  ],
  [
    [0.98, 1.16, 0.0],
    [0.62, 0.98, 0.26],
  ],
];
const wave: readonly [readonly [V3, V3], readonly [V3, V3]] = [
  [
    [-0.98, 1.16, 0.0],
    [-0.62, 0.98, 0.26],
  ],
  [
    [1.02, 1.5, 0.1],
    [1.2, 2.0, 0.22],
  ],
];

/** Body, arms and legs; the head sits at y 2.35. */
function doll(d: Doll): Lump[] {
  const w = d.wide ?? 1;
  const out: Lump[] = [
    lump(
      0.16,
      egg([0, 1.22, 0], [0.5 * w, 0.52, 0.4 * w], d.shirt),
      egg([0, 0.95, 0.02], [0.46 * w, 0.3, 0.38 * w], d.shirt),
    ),
    lump(
      0.1,
      egg([0, 0.82, 0], [0.46 * w, 0.2, 0.38 * w], d.trousers),
      limb([-0.22 * w, 0.8, 0], [-0.26 * w, 0.5, 0], 0.23 * w, 0.22, d.trousers),
      limb([0.22 * w, 0.8, 0], [0.26 * w, 0.5, 0], 0.23 * w, 0.22, d.trousers),
    ),
    lump(0, ring([0, 0.92, 0.01], 0.4 * w, 0.07, leather)),
    lump(0, egg([0, 0.92, 0.44 * w], [0.13, 0.1, 0.07], brass)),
    ...boots(0.27 * w, d.boot, d.trim),
  ];
  d.arms.forEach(([elbow, hand], i) => {
    const s = i === 0 ? -1 : 1;
    const shoulder: V3 = [s * 0.44 * w, 1.5, 0];
    out.push(lump(0.06, limb(shoulder, elbow, 0.19, 0.16, d.shirt), limb(elbow, hand, 0.16, 0.14, d.shirt)));
    const dx = hand[0] - elbow[0];
    const dy = hand[1] - elbow[1];
    const dz = hand[2] - elbow[2];
    const l = Math.hypot(dx, dy, dz);
    const palm: V3 = [hand[0] + (dx / l) * 0.12, hand[1] + (dy / l) * 0.12, hand[2] + (dz / l) * 0.12];
    out.push(
      lump(
        0.05,
        ball(palm, 0.165, d.hands ?? d.skin),
        ball([palm[0] - s * 0.1, palm[1] + 0.08, palm[2] + 0.08], 0.075, d.hands ?? d.skin),
      ),
    );
  });
  return out;
}

const humanHead = (skin: Clay, jaw = 1): Lump[] => [
  lump(0.2, egg([0, 2.42, 0], [0.74, 0.7, 0.68], skin), egg([0, 2.12, 0.06], [0.58 * jaw, 0.42, 0.54], skin)),
  lump(0, egg([-0.74, 2.32, 0], [0.1, 0.17, 0.13], skin), egg([0.74, 2.32, 0], [0.1, 0.17, 0.13], skin)),
];

const guitar = (x: number, y: number, z: number, body: Clay, by: number): Lump[] => {
  const t: V3 = [0, 0, by];
  const on = (px: number, py: number): V3 => [
    x + Math.cos(by) * px - Math.sin(by) * py,
    y + Math.sin(by) * px + Math.cos(by) * py,
    z,
  ];
  return [
    lump(
      0.06,
      drum(on(-0.3, 0), 0.36, 0.36, 0.08, 0.04, body, { turn: [Math.PI / 2, 0, by] }),
      drum(on(0.12, 0), 0.27, 0.27, 0.08, 0.04, body, { turn: [Math.PI / 2, 0, by] }),
    ),
    lump(
      0,
      slab(on(0.72, 0), [0.66, 0.055, 0.05], 0.03, leather, { turn: t }),
      slab(on(1.46, 0.02), [0.16, 0.11, 0.05], 0.04, body, { turn: t }),
    ),
    lump(
      0,
      slab([on(0.0, 0)[0], on(0.0, 0)[1], z + 0.09], [0.05, 0.14, 0.03], 0.02, black, { turn: t }),
      slab([on(-0.28, 0)[0], on(-0.28, 0)[1], z + 0.09], [0.05, 0.16, 0.03], 0.02, white, { turn: t }),
    ),
  ];
};

interface Figure {
  readonly title: string;
  readonly alt: string;
  readonly shot: Shot;
}

const figures: readonly Figure[] = [
  {
    title: 'Rosalie, first clay',
    alt: 'a squat clay cowgirl with red hair, a black hat and a pink guitar',
    shot: {
      floor: '#e8b9a0',
      wall: '#f0c4aa',
      rim: '#ff4fa3',
      around: 0.18,
      lumps: (() => {
        const skin = clay('#f2b48e');
        const hair = clay('#d8442a', 0.4);
        return [
          ...doll({
            skin,
            shirt: clay('#f4ead6'),
            trousers: clay('#2f3a70'),
            boot: clay('#b8402e', 0.5),
            trim: brass,
            arms: [
              [
                [-0.92, 1.18, 0.2],
                [-0.36, 1.02, 0.58],
              ],
              [
                [0.96, 1.3, 0.2],
                [0.82, 1.46, 0.56],
              ],
            ],
          }),
          ...humanHead(skin),
          lump(
            0.14,
            egg([0, 2.5, -0.14], [0.8, 0.72, 0.66], hair),
            limb([-0.66, 2.4, -0.05], [-0.74, 1.5, 0.1], 0.2, 0.13, hair),
            limb([0.66, 2.4, -0.05], [0.74, 1.5, 0.1], 0.2, 0.13, hair),
            limb([0, 2.2, -0.5], [0, 1.4, -0.4], 0.4, 0.3, hair),
          ),
          ...eyes(2.36, 0.6, 0.25, 0.17, clay('#2f8f7a', 0.8), clay('#8a2a1a'), 0.1),
          lump(0, egg([0, 2.2, 0.72], [0.07, 0.09, 0.09], skin)),
          smile(2.0, 0.66, 0.17, 0.25, clay('#8a2438')),
          ...cowboyHat(2.82, clay('#2a2338', 0.3), pinkClay, 1.02, 0.05),
          ...guitar(0.1, 1.02, 0.56, pinkClay, 0.45),
        ];
      })(),
    },
  },
  {
    title: 'Big Wendell in the round',
    alt: 'a round clay trucker with a white moustache, a red cap and a mustard shirt, fists on his hips',
    shot: {
      floor: '#a8bcc4',
      wall: '#b4c8ce',
      rim: '#ffb52e',
      around: -0.16,
      lumps: (() => {
        const skin = clay('#d8946a');
        const red = clay('#c8382c', 0.35);
        const grey = clay('#b8b0b4');
        return [
          ...doll({
            skin,
            shirt: clay('#e2a638'),
            trousers: clay('#3a5488'),
            boot: clay('#8a5a2e'),
            trim: leather,
            wide: 1.32,
            arms: hips,
          }),
          ...humanHead(skin, 1.2),
          lump(0.1, drum([0, 2.74, 0], 0.73, 0.66, 0.2, 0.1, red), egg([0, 2.9, 0], [0.68, 0.34, 0.66], red)),
          lump(0, egg([0, 2.66, 0.72], [0.56, 0.06, 0.44], red, { bend: -0.2, turn: [0.14, 0, 0] })),
          lump(0, egg([0, 2.92, 0.5], [0.3, 0.22, 0.14], white, { turn: [-0.5, 0, 0] })),
          ...eyes(2.42, 0.6, 0.26, 0.15, clay('#5a3a24', 0.8), grey, -0.06),
          lump(0, egg([0, 2.24, 0.72], [0.17, 0.14, 0.14], clay('#e8806a'))),
          lump(
            0.08,
            egg([-0.2, 2.04, 0.64], [0.27, 0.16, 0.16], grey, { turn: [0, 0, 0.42] }),
            egg([0.2, 2.04, 0.64], [0.27, 0.16, 0.16], grey, { turn: [0, 0, -0.42] }),
          ),
          lump(
            0.06,
            egg([-0.72, 2.3, -0.1], [0.1, 0.26, 0.3], grey),
            egg([0.72, 2.3, -0.1], [0.1, 0.26, 0.3], grey),
          ),
        ];
      })(),
    },
  },
  {
    title: 'Coyote Calhoun in ochre',
    alt: 'a clay coyote with tall ears, a bandana and a grin, waving',
    shot: {
      floor: '#e8c080',
      wall: '#f0cc8e',
      rim: '#3ad0c0',
      around: 0.22,
      lumps: (() => {
        const fur = clay('#c07a3a');
        const pale = clay('#f2dcb4');
        const ear = clay('#e09080');
        return [
          ...doll({
            skin: fur,
            shirt: clay('#5a7f94'),
            trousers: clay('#34487a'),
            boot: clay('#6a3420', 0.45),
            trim: brass,
            arms: wave,
          }),
          lump(
            0.18,
            egg([0, 2.44, -0.02], [0.68, 0.62, 0.62], fur),
            egg([-0.5, 2.24, 0.1], [0.3, 0.24, 0.3], pale),
            egg([0.5, 2.24, 0.1], [0.3, 0.24, 0.3], pale),
          ),
          lump(0.1, egg([0, 2.18, 0.5], [0.3, 0.24, 0.44], pale, { turn: [0.12, 0, 0] })),
          lump(0, egg([0, 2.32, 0.9], [0.13, 0.1, 0.1], black)),
          lump(
            0.05,
            limb([-0.42, 2.86, -0.04], [-0.58, 3.5, -0.08], 0.26, 0.05, fur),
            limb([0.42, 2.86, -0.04], [0.58, 3.5, -0.08], 0.26, 0.05, fur),
          ),
          lump(
            0,
            limb([-0.43, 2.9, 0.1], [-0.57, 3.36, 0.04], 0.16, 0.03, ear),
            limb([0.43, 2.9, 0.1], [0.57, 3.36, 0.04], 0.16, 0.03, ear),
          ),
          ...eyes(2.56, 0.5, 0.27, 0.16, clay('#f2a81e', 0.8), clay('#7a4420'), 0.14),
          smile(2.08, 0.86, 0.2, 0.3, black, 0.022),
          lump(
            0.1,
            ring([0, 1.76, 0.02], 0.36, 0.11, clay('#d8342e')),
            egg([0, 1.54, 0.38], [0.2, 0.22, 0.08], clay('#d8342e')),
          ),
          lump(
            0.1,
            limb([0.2, 0.9, -0.4], [0.95, 0.9, -0.55], 0.12, 0.22, fur),
            limb([0.95, 0.9, -0.55], [1.25, 1.4, -0.5], 0.22, 0.08, pale),
          ),
        ];
      })(),
    },
  },
  {
    title: 'Prickly Pete',
    alt: 'a fat clay cactus in a terracotta pot wearing a straw-coloured hat',
    shot: {
      floor: '#f0b8a8',
      wall: '#f6c6b4',
      rim: '#ffd24a',
      around: -0.2,
      look: 1.7,
      lumps: (() => {
        const green = clay('#4a9c62', 0.32);
        const pot = clay('#c4623a');
        const ribs = Array.from({ length: 11 }, (_, i) => {
          const a = (i / 11) * Math.PI * 2;
          return egg([Math.sin(a) * 0.52, 1.62, Math.cos(a) * 0.5], [0.22, 0.98, 0.22], green);
        });
        const spines = Array.from({ length: 34 }, (_, i) => {
          const a = (i * 2.399) % (Math.PI * 2);
          const y = 0.95 + (i / 34) * 1.3;
          const r = 0.74 * Math.sqrt(Math.max(0.1, 1 - ((y - 1.62) / 1.06) ** 2)) + 0.06;
          return limb(
            [Math.sin(a) * r, y, Math.cos(a) * r],
            [Math.sin(a) * (r + 0.1), y + 0.03, Math.cos(a) * (r + 0.1)],
            0.018,
            0.006,
            white,
          );
        }).filter((_, i) => Math.cos((i * 2.399) % (Math.PI * 2)) < 0.62);
        return [
          lump(0.06, drum([0, 0.42, 0], 0.6, 0.82, 0.42, 0.06, pot)),
          lump(
            0.03,
            drum([0, 0.82, 0], 0.9, 0.92, 0.12, 0.05, pot),
            drum([0, 0.98, 0], 0.74, 0.74, 0.1, 0.02, pot, { carve: true }),
          ),
          lump(0.12, egg([0, 1.62, 0], [0.64, 1.02, 0.62], green), ...ribs),
          lump(
            0.12,
            limb([-0.6, 1.5, 0], [-1.1, 1.56, 0], 0.2, 0.22, green),
            limb([-1.1, 1.56, 0], [-1.14, 2.1, 0], 0.22, 0.2, green),
          ),
          lump(
            0.12,
            limb([0.6, 1.3, 0], [1.08, 1.3, 0.06], 0.2, 0.22, green),
            limb([1.08, 1.3, 0.06], [1.14, 1.8, 0.06], 0.22, 0.2, green),
          ),
          ...spines.map((form) => lump(0, form)),
          ...eyes(1.86, 0.66, 0.24, 0.16, clay('#6a3a20', 0.8), clay('#245a38'), -0.1),
          smile(1.5, 0.76, 0.2, 0.5, black, 0.028),
          lump(
            0,
            egg([-0.42, 1.62, 0.62], [0.12, 0.07, 0.06], pinkClay),
            egg([0.42, 1.62, 0.62], [0.12, 0.07, 0.06], pinkClay),
          ),
          ...cowboyHat(2.5, clay('#e8be6a'), clay('#d8342e'), 0.78, -0.08),
          lump(
            0.02,
            ...[0, 1, 2, 3, 4].map((i) =>
              ball(
                [-1.14 + Math.cos(i * 1.257) * 0.12, 2.32 + 0.02, Math.sin(i * 1.257) * 0.12],
                0.09,
                pinkClay,
              ),
            ),
            ball([-1.14, 2.38, 0], 0.08, brass),
          ),
        ];
      })(),
    },
  },
  {
    title: 'Unit 9, enamel test',
    alt: 'a boxy enamel robot with glowing pink eyes and a brown cowboy hat',
    shot: {
      floor: '#a8d4cc',
      wall: '#b4ded6',
      rim: '#ff7ac0',
      around: 0.24,
      lumps: (() => {
        const shell = clay('#6a9cb4', 0.65);
        const steel = clay('#c8ccd8', 0.8);
        const dark = clay('#241f3c', 0.7);
        const glow: Clay = { colour: '#ff4fa3', gloss: 0.4, glow: 1.1 };
        return [
          lump(0.03, slab([0, 1.2, 0], [0.56, 0.5, 0.42], 0.12, shell)),
          lump(
            0,
            slab([0, 1.26, 0.43], [0.32, 0.22, 0.05], 0.04, dark),
            ball([-0.14, 1.3, 0.48], 0.07, glow),
            ball([0.14, 1.3, 0.48], 0.07, brass),
            slab([0, 1.12, 0.48], [0.2, 0.02, 0.02], 0.01, steel),
          ),
          lump(0.02, slab([0, 2.3, 0], [0.72, 0.54, 0.58], 0.18, shell)),
          lump(0, slab([0, 2.42, 0.55], [0.58, 0.24, 0.08], 0.07, dark)),
          lump(
            0,
            ball([-0.25, 2.42, 0.58], 0.15, glow),
            ball([0.25, 2.42, 0.58], 0.15, glow),
            ball([-0.24, 2.42, 0.71], 0.06, dark),
            ball([0.24, 2.42, 0.71], 0.06, dark),
          ),
          lump(
            0,
            slab([0, 2.0, 0.57], [0.32, 0.1, 0.05], 0.04, steel),
            ...[-0.2, -0.07, 0.07, 0.2].map((x) => slab([x, 2.0, 0.61], [0.018, 0.09, 0.03], 0.01, dark)),
          ),
          lump(
            0,
            drum([-0.78, 2.3, 0], 0.16, 0.16, 0.08, 0.03, steel, { turn: [0, 0, Math.PI / 2] }),
            drum([0.78, 2.3, 0], 0.16, 0.16, 0.08, 0.03, steel, { turn: [0, 0, Math.PI / 2] }),
          ),
          lump(0, drum([0, 1.74, 0], 0.2, 0.2, 0.1, 0.02, steel)),
          ...[-1, 1].flatMap((s) => [
            lump(0, ball([s * 0.64, 1.5, 0], 0.18, steel)),
            ...[0, 1, 2, 3, 4].map((i) =>
              lump(
                0,
                ring([s * (0.74 + i * 0.04), 1.38 - i * 0.1, 0.04 * i], 0.1, 0.05, steel, {
                  turn: [0.2, 0, s * 0.4],
                }),
              ),
            ),
            lump(
              0.03,
              ball([s * 0.96, 0.82, 0.22], 0.18, shell),
              limb([s * 0.9, 0.74, 0.3], [s * 0.82, 0.6, 0.36], 0.06, 0.05, shell),
              limb([s * 1.02, 0.74, 0.3], [s * 1.04, 0.58, 0.36], 0.06, 0.05, shell),
            ),
            lump(0, drum([s * 0.26, 0.5, 0], 0.14, 0.14, 0.26, 0.03, steel)),
            lump(
              0.05,
              egg([s * 0.28, 0.16, 0.1], [0.26, 0.2, 0.4], shell),
              slab([s * 0.28, 0.05, 0.1], [0.26, 0.06, 0.4], 0.05, shell),
            ),
          ]),
          ...cowboyHat(2.86, leather, brass, 0.98, -0.05),
        ];
      })(),
    },
  },
  {
    title: 'Sister Moonshine at rest',
    alt: 'a clay witch in a crooked violet hat holding a lit lantern',
    shot: {
      floor: '#6a5a94',
      wall: '#7a68a8',
      rim: '#8aff6a',
      around: -0.2,
      lumps: (() => {
        const skin = clay('#f6d0b4');
        const robe = clay('#4a3484');
        const hat = clay('#3a2870', 0.3);
        const hair = clay('#b04ad0', 0.45);
        return [
          lump(
            0.14,
            drum([0, 0.78, 0], 0.86, 0.36, 0.78, 0.1, robe),
            egg([0, 1.46, 0], [0.46, 0.34, 0.38], robe),
          ),
          lump(0, ring([0, 0.1, 0], 0.84, 0.06, pinkClay)),
          lump(0, ring([0, 1.16, 0.0], 0.5, 0.06, leather)),
          lump(
            0.06,
            limb([-0.42, 1.5, 0], [-0.8, 1.2, 0.24], 0.18, 0.18, robe),
            limb([-0.8, 1.2, 0.24], [-0.62, 1.1, 0.52], 0.18, 0.22, robe),
            ball([-0.56, 1.08, 0.64], 0.15, skin),
          ),
          lump(
            0.06,
            limb([0.42, 1.5, 0], [0.86, 1.3, 0.16], 0.18, 0.18, robe),
            limb([0.86, 1.3, 0.16], [0.98, 1.52, 0.5], 0.18, 0.22, robe),
            ball([1.0, 1.56, 0.62], 0.15, skin),
          ),
          lump(
            0,
            ring([1.0, 1.3, 0.68], 0.12, 0.02, black, { turn: [Math.PI / 2, 0, 0] }),
            drum([1.0, 1.16, 0.68], 0.15, 0.12, 0.03, 0.02, black),
            drum([1.0, 0.98, 0.68], 0.13, 0.13, 0.14, 0.04, { colour: '#ffc04a', gloss: 0.6, glow: 1.6 }),
            drum([1.0, 0.82, 0.68], 0.16, 0.16, 0.03, 0.02, black),
          ),
          ...humanHead(skin, 0.86),
          lump(
            0.12,
            egg([0, 2.5, -0.12], [0.8, 0.7, 0.66], hair),
            limb([-0.68, 2.4, 0], [-0.84, 1.9, 0.12], 0.2, 0.18, hair),
            limb([-0.84, 1.9, 0.12], [-0.74, 1.5, 0.16], 0.18, 0.12, hair),
            limb([0.68, 2.4, 0], [0.84, 1.9, 0.12], 0.2, 0.18, hair),
            limb([0.84, 1.9, 0.12], [0.74, 1.5, 0.16], 0.18, 0.12, hair),
          ),
          ...eyes(2.34, 0.58, 0.25, 0.17, clay('#6ac83a', 0.8), clay('#6a2a80'), 0.16),
          lump(0.03, limb([0, 2.3, 0.66], [0, 2.16, 0.84], 0.06, 0.05, skin)),
          smile(1.98, 0.62, 0.15, 0.3, clay('#8a1a52')),
          lump(0.04, egg([0, 2.78, 0], [1.26, 0.08, 1.1], hat, { bend: 0.1, turn: [0.05, 0, 0.06] })),
          lump(
            0.1,
            limb([0, 2.9, 0], [0.06, 3.3, -0.04], 0.58, 0.34, hat),
            limb([0.06, 3.3, -0.04], [0.26, 3.66, 0], 0.34, 0.16, hat),
            limb([0.26, 3.66, 0], [0.6, 3.62, 0.06], 0.16, 0.06, hat),
          ),
          lump(
            0,
            drum([0, 2.92, 0], 0.63, 0.58, 0.07, 0.02, pinkClay),
            slab([0, 2.92, 0.62], [0.12, 0.11, 0.04], 0.02, brass),
          ),
        ];
      })(),
      look: 1.85,
      far: 9.8,
    },
  },
  {
    title: 'Deputy Nobody',
    alt: 'a bone-white skull deputy with a black hat, long coat and star',
    shot: {
      floor: '#b8c09a',
      wall: '#c4ccaa',
      rim: '#ff4fa3',
      around: 0.2,
      lumps: (() => {
        const bone = clay('#f4e8cc', 0.4);
        const coat = clay('#5a4a3c');
        const socket = clay('#1a1022', 0.1);
        const ember: Clay = { colour: '#ff4fa3', gloss: 0.2, glow: 1.6 };
        return [
          ...doll({
            skin: bone,
            shirt: coat,
            trousers: clay('#2e2848'),
            boot: clay('#3a2430', 0.5),
            trim: brass,
            arms: hips,
            hands: bone,
          }),
          lump(
            0.08,
            drum([0, 0.72, -0.1], 0.72, 0.5, 0.42, 0.06, coat),
            slab([0, 0.7, 0.5], [0.3, 0.6, 0.4], 0.1, coat, { carve: true }),
          ),
          lump(
            0,
            limb([-0.14, 1.66, 0.34], [0, 1.2, 0.44], 0.05, 0.05, clay('#8a2b4a')),
            limb([0.14, 1.66, 0.34], [0, 1.2, 0.44], 0.05, 0.05, clay('#8a2b4a')),
          ),
          lump(
            0.02,
            ...[0, 1, 2, 3, 4].map((i) =>
              limb(
                [0.28, 1.34, 0.42],
                [0.28 + Math.sin(i * 1.257) * 0.14, 1.34 + Math.cos(i * 1.257) * 0.14, 0.4],
                0.05,
                0.02,
                brass,
              ),
            ),
          ),
          lump(
            0.12,
            egg([0, 2.46, 0], [0.74, 0.68, 0.68], bone),
            slab([0, 2.04, 0.16], [0.4, 0.26, 0.36], 0.14, bone),
            egg([-0.28, 2.36, 0.66], [0.2, 0.22, 0.2], socket, { carve: true }),
            egg([0.28, 2.36, 0.66], [0.2, 0.22, 0.2], socket, { carve: true }),
            limb([0, 2.2, 0.72], [0, 2.1, 0.7], 0.05, 0.1, socket, { carve: true }),
          ),
          lump(0, ball([-0.27, 2.36, 0.54], 0.09, ember), ball([0.27, 2.36, 0.54], 0.09, ember)),
          lump(
            0,
            ...[-0.24, -0.12, 0, 0.12, 0.24].map((x) =>
              slab([x, 1.92, 0.5], [0.012, 0.1, 0.03], 0.008, socket),
            ),
            slab([0, 1.92, 0.51], [0.32, 0.012, 0.03], 0.008, socket),
          ),
          ...cowboyHat(2.84, clay('#221a2c', 0.35), brass, 1.04, 0.06),
        ];
      })(),
    },
  },
  {
    title: 'Otis, doorman',
    alt: 'a broad clay longhorn in a violet suit with a gold nose ring',
    shot: {
      floor: '#e0a078',
      wall: '#e8ae88',
      rim: '#a06aff',
      around: -0.14,
      far: 10.2,
      look: 1.6,
      lumps: (() => {
        const hide = clay('#8f5034');
        const horn = clay('#f4e6c8', 0.6);
        const tip = clay('#4a3a44', 0.6);
        const suit = clay('#5f3f88');
        const nose = clay('#e8a898', 0.4);
        return [
          ...doll({
            skin: hide,
            shirt: suit,
            trousers: suit,
            boot: clay('#241a28', 0.6),
            trim: suit,
            wide: 1.36,
            arms: hips,
          }),
          lump(
            0,
            egg([0, 1.4, 0.5], [0.2, 0.28, 0.08], white),
            limb([0, 1.62, 0.5], [0, 1.3, 0.58], 0.04, 0.06, pinkClay),
          ),
          lump(
            0.14,
            egg([0, 2.44, 0], [0.62, 0.6, 0.56], hide),
            egg([0, 2.1, 0.3], [0.44, 0.34, 0.42], hide),
          ),
          lump(0.06, egg([0, 1.98, 0.52], [0.46, 0.28, 0.28], nose)),
          lump(
            0,
            egg([-0.18, 2.06, 0.78], [0.08, 0.06, 0.04], tip),
            egg([0.18, 2.06, 0.78], [0.08, 0.06, 0.04], tip),
          ),
          lump(0, ring([0, 1.86, 0.8], 0.13, 0.035, brass, { turn: [Math.PI / 2, 0, 0] })),
          smile(1.8, 0.74, 0.22, 0.14, clay('#8a3a3a'), 0.02),
          ...[-1, 1].flatMap((s) => [
            lump(
              0.08,
              limb([s * 0.4, 2.74, 0], [s * 1.0, 2.9, 0], 0.2, 0.16, horn),
              limb([s * 1.0, 2.9, 0], [s * 1.34, 3.2, 0.06], 0.16, 0.11, horn),
              limb([s * 1.34, 3.2, 0.06], [s * 1.36, 3.5, 0.1], 0.11, 0.03, tip),
            ),
            lump(0.04, egg([s * 0.76, 2.48, 0], [0.28, 0.14, 0.1], hide, { turn: [0, 0, s * -0.3] })),
          ]),
          ...eyes(2.5, 0.5, 0.27, 0.14, clay('#c8862a', 0.8), clay('#4a2818'), 0.12),
          lump(
            0.1,
            egg([0, 2.96, 0.2], [0.3, 0.2, 0.26], clay('#5a2c1c')),
            egg([0.16, 2.84, 0.42], [0.16, 0.16, 0.12], clay('#5a2c1c')),
            egg([-0.14, 2.82, 0.44], [0.16, 0.16, 0.12], clay('#5a2c1c')),
          ),
        ];
      })(),
    },
  },
  {
    title: 'Jackalope Jill',
    alt: 'a clay jackalope with antlers and a striped jersey, one paw in the air',
    shot: {
      floor: '#c4d4a4',
      wall: '#d0deb2',
      rim: '#ff6aa8',
      around: 0.16,
      look: 1.95,
      far: 10.6,
      lumps: (() => {
        const fur = clay('#b48c70');
        const pale = clay('#f2e2cc');
        const inner = clay('#f0a8a0');
        const horn = clay('#d8b482', 0.4);
        const jersey = clay('#f4ecda');
        const stripe = clay('#d8344e');
        return [
          ...doll({
            skin: fur,
            shirt: jersey,
            trousers: clay('#2e2a54'),
            boot: clay('#d8344e', 0.5),
            trim: white,
            arms: wave,
          }),
          lump(0, ring([0, 1.42, 0.0], 0.44, 0.075, stripe), ring([0, 1.14, 0.0], 0.485, 0.075, stripe)),
          lump(
            0.16,
            egg([0, 2.4, 0], [0.7, 0.64, 0.6], fur),
            egg([-0.34, 2.16, 0.24], [0.34, 0.3, 0.34], fur),
            egg([0.34, 2.16, 0.24], [0.34, 0.3, 0.34], fur),
          ),
          lump(
            0.06,
            egg([-0.15, 2.1, 0.54], [0.2, 0.16, 0.16], pale),
            egg([0.15, 2.1, 0.54], [0.2, 0.16, 0.16], pale),
          ),
          lump(
            0,
            egg([0, 2.22, 0.7], [0.09, 0.07, 0.07], pinkClay),
            slab([0, 1.94, 0.64], [0.09, 0.08, 0.03], 0.02, white),
          ),
          ...eyes(2.44, 0.52, 0.3, 0.18, clay('#1fa79b', 0.8), null),
          ...[-1, 1].flatMap((s) => [
            lump(0.05, egg([s * 0.3, 3.3, -0.1], [0.17, 0.62, 0.1], fur, { turn: [0, 0, s * -0.14] })),
            lump(0, egg([s * 0.3, 3.28, -0.03], [0.1, 0.48, 0.06], inner, { turn: [0, 0, s * -0.14] })),
            lump(
              0.04,
              limb([s * 0.52, 2.86, 0], [s * 0.84, 3.2, 0], 0.07, 0.055, horn),
              limb([s * 0.84, 3.2, 0], [s * 0.9, 3.5, 0], 0.055, 0.025, horn),
              limb([s * 0.72, 3.06, 0], [s * 0.68, 3.34, 0], 0.05, 0.025, horn),
              limb([s * 0.84, 3.2, 0], [s * 1.1, 3.26, 0], 0.05, 0.025, horn),
            ),
          ]),
          lump(0, ball([0, 0.86, -0.46], 0.2, pale)),
        ];
      })(),
    },
  },
  {
    title: 'Southern truck',
    alt: 'a chubby coral pick-up truck of clay with a cactus in its bed',
    shot: {
      floor: '#f0cc94',
      wall: '#f6d8a4',
      rim: '#ff4fa3',
      around: -0.62,
      above: 0.3,
      look: 0.95,
      far: 10.6,
      lumps: (() => {
        const paint = clay('#e0503e', 0.7);
        const cream = clay('#f8ecd2', 0.6);
        const glass = clay('#8fd0d4', 0.95);
        const chrome = clay('#d4d6e0', 0.9);
        const tyre = clay('#2a2630', 0.3);
        const green = clay('#4a9c62');
        return [
          lump(
            0.1,
            slab([0, 0.78, 0.2], [0.72, 0.34, 1.7], 0.22, paint),
            slab([0, 1.06, 1.36], [0.6, 0.24, 0.62], 0.2, paint),
          ),
          lump(
            0.06,
            slab([0, 1.44, 0.42], [0.62, 0.48, 0.5], 0.2, paint),
            slab([0, 1.3, -0.86], [0.56, 0.5, 0.66], 0.06, cream, { carve: true }),
          ),
          lump(
            0,
            slab([0, 1.5, 0.9], [0.5, 0.24, 0.05], 0.04, glass, { turn: [-0.16, 0, 0] }),
            slab([-0.62, 1.5, 0.44], [0.04, 0.22, 0.3], 0.03, glass),
            slab([0.62, 1.5, 0.44], [0.04, 0.22, 0.3], 0.03, glass),
          ),
          lump(0, slab([0, 1.92, 0.42], [0.54, 0.05, 0.42], 0.04, cream)),
          lump(0, slab([0, 0.76, 0.2], [0.735, 0.06, 1.6], 0.03, cream)),
          lump(
            0,
            slab([0, 0.88, 1.95], [0.44, 0.15, 0.06], 0.05, chrome),
            ...[-0.3, -0.15, 0, 0.15, 0.3].map((x) => slab([x, 0.88, 2.0], [0.02, 0.12, 0.03], 0.01, black)),
          ),
          lump(
            0,
            slab([0, 0.56, 1.98], [0.74, 0.08, 0.1], 0.06, chrome),
            slab([0, 0.56, -1.56], [0.74, 0.08, 0.1], 0.06, chrome),
          ),
          lump(
            0,
            ball([-0.5, 0.98, 1.9], 0.14, { colour: '#ffe9a8', gloss: 0.9, glow: 0.7 }),
            ball([0.5, 0.98, 1.9], 0.14, { colour: '#ffe9a8', gloss: 0.9, glow: 0.7 }),
          ),
          ...[-1, 1].flatMap((s) =>
            [-0.94, 1.2].flatMap((z) => [
              lump(
                0.05,
                drum([s * 0.68, 0.42, z], 0.42, 0.42, 0.15, 0.08, tyre, { turn: [0, 0, Math.PI / 2] }),
              ),
              lump(
                0,
                drum([s * 0.82, 0.42, z], 0.22, 0.22, 0.05, 0.03, cream, { turn: [0, 0, Math.PI / 2] }),
                ball([s * 0.88, 0.42, z], 0.08, chrome),
              ),
              lump(0.08, egg([s * 0.66, 0.72, z], [0.2, 0.3, 0.54], paint)),
            ]),
          ),
          lump(
            0.1,
            limb([0, 0.9, -0.8], [0, 1.95, -0.8], 0.24, 0.22, green),
            limb([0, 1.4, -0.8], [-0.42, 1.44, -0.8], 0.14, 0.14, green),
            limb([-0.42, 1.44, -0.8], [-0.44, 1.76, -0.8], 0.14, 0.13, green),
            limb([0, 1.54, -0.8], [0.4, 1.58, -0.8], 0.13, 0.13, green),
            limb([0.4, 1.58, -0.8], [0.42, 1.86, -0.8], 0.13, 0.12, green),
          ),
          lump(0, ball([0, 2.2, -0.8], 0.1, pinkClay)),
        ];
      })(),
    },
  },
  {
    title: 'Boot with a view',
    alt: 'a tooled red cowboy boot of clay used as a planter for three round cacti',
    shot: {
      floor: '#a4c8c0',
      wall: '#b2d4cc',
      rim: '#ffb52e',
      around: -0.5,
      look: 1.5,
      far: 8.8,
      above: 0.2,
      lumps: (() => {
        const hide = clay('#b83a34', 0.5);
        const stitch = clay('#f6c860', 0.4);
        const sole = clay('#4a2a1c', 0.4);
        const green = clay('#5aa86a');
        const loop = (y: number, r: number, lift: number): Lump =>
          lump(
            0.02,
            ...Array.from({ length: 12 }, (_, i) => {
              const a = (i / 12) * Math.PI * 2;
              const b = ((i + 1) / 12) * Math.PI * 2;
              return limb(
                [Math.sin(a) * r, y + Math.cos(a * 3) * lift, Math.cos(a) * r],
                [Math.sin(b) * r, y + Math.cos(b * 3) * lift, Math.cos(b) * r],
                0.026,
                0.026,
                stitch,
              );
            }),
          );
        const little = (x: number, y: number, z: number, r: number): Lump[] => [
          lump(
            0.06,
            ...Array.from({ length: 9 }, (_, i) =>
              egg(
                [x + Math.sin(i * 0.698) * r * 0.55, y, z + Math.cos(i * 0.698) * r * 0.55],
                [r * 0.42, r, r * 0.42],
                green,
              ),
            ),
          ),
          lump(
            0.02,
            ...[0, 1, 2, 3, 4].map((i) =>
              ball(
                [x + Math.cos(i * 1.257) * r * 0.3, y + r * 0.98, z + Math.sin(i * 1.257) * r * 0.3],
                r * 0.22,
                pinkClay,
              ),
            ),
            ball([x, y + r * 1.08, z], r * 0.18, brass),
          ),
        ];
        return [
          lump(
            0.22,
            drum([0, 1.35, -0.2], 0.46, 0.62, 0.86, 0.08, hide),
            egg([0, 0.46, 0.42], [0.42, 0.36, 0.92], hide),
            egg([0, 0.5, -0.2], [0.44, 0.4, 0.5], hide),
            ring([0, 2.18, -0.2], 0.6, 0.06, hide),
          ),
          lump(
            0.05,
            slab([0, 0.12, 0.62], [0.36, 0.07, 0.7], 0.06, sole),
            slab([0, 0.2, -0.44], [0.34, 0.2, 0.24], 0.06, sole),
          ),
          lump(0, drum([0, 2.2, -0.2], 0.56, 0.56, 0.05, 0.02, clay('#5a3a2a'))),
          ...[loop(1.1, 0.52, 0.12), loop(1.36, 0.56, 0.14), loop(1.66, 0.6, 0.14)].map((l) => ({
            ...l,
            forms: l.forms.map((form) => ({
              ...form,
              centre: [form.centre[0], form.centre[1], form.centre[2] - 0.2] as const,
            })),
          })),
          lump(
            0.01,
            limb([-0.2, 0.74, 0.72], [0, 0.72, 1.0], 0.03, 0.03, stitch),
            limb([0.2, 0.74, 0.72], [0, 0.72, 1.0], 0.03, 0.03, stitch),
            limb([-0.12, 0.82, 0.56], [0, 0.8, 0.8], 0.03, 0.03, stitch),
            limb([0.12, 0.82, 0.56], [0, 0.8, 0.8], 0.03, 0.03, stitch),
          ),
          ...little(-0.22, 2.36, -0.1, 0.36),
          ...little(0.26, 2.3, -0.02, 0.3),
          ...little(0.04, 2.5, -0.46, 0.42),
          lump(0.02, ring([0, 2.2, -0.2], 0.62, 0.05, stitch)),
        ];
      })(),
    },
  },
  {
    title: 'Little amp, big heart',
    alt: 'a clay amplifier with a face and short legs, a teal guitar leaning on it',
    shot: {
      floor: '#c8a8d8',
      wall: '#d4b8e2',
      rim: '#ffb52e',
      around: 0.3,
      look: 1.25,
      far: 8.6,
      lumps: (() => {
        const tolex = clay('#2e2850', 0.45);
        const cloth = clay('#e0b46a');
        const teal = clay('#1fa79b', 0.7);
        return [
          lump(0.04, slab([-0.1, 1.2, 0], [1.0, 0.92, 0.52], 0.14, tolex)),
          lump(0, slab([-0.1, 1.0, 0.5], [0.86, 0.6, 0.06], 0.05, cloth)),
          lump(
            0,
            ...Array.from({ length: 9 }, (_, i) =>
              slab([-0.1, 0.5 + i * 0.125, 0.56], [0.84, 0.008, 0.01], 0.006, clay('#b88a44')),
            ),
          ),
          lump(
            0,
            slab([-0.1, 1.82, 0.48], [0.86, 0.14, 0.06], 0.04, clay('#f4ead6', 0.5)),
            ...[-0.78, -0.52, -0.26, 0, 0.26].map((x) =>
              drum([x, 1.82, 0.58], 0.08, 0.07, 0.05, 0.02, black, { turn: [Math.PI / 2, 0, 0] }),
            ),
            ball([0.54, 1.82, 0.56], 0.07, { colour: '#ff4fa3', gloss: 0.6, glow: 1.4 }),
          ),
          ...eyes(1.2, 0.56, 0.3, 0.2, clay('#6a3a20', 0.8), black, -0.08).map((l) => ({
            ...l,
            forms: l.forms.map((form) => ({
              ...form,
              centre: [form.centre[0] - 0.1, form.centre[1], form.centre[2]] as const,
            })),
          })),
          lump(
            0.02,
            limb([-0.36, 0.78, 0.6], [-0.1, 0.68, 0.62], 0.035, 0.035, black),
            limb([-0.1, 0.68, 0.62], [0.16, 0.78, 0.6], 0.035, 0.035, black),
          ),
          lump(
            0.05,
            limb([-0.4, 2.16, 0], [-0.1, 2.34, 0], 0.06, 0.07, leather),
            limb([-0.1, 2.34, 0], [0.2, 2.16, 0], 0.07, 0.06, leather),
          ),
          ...[-1, 1].map((s) =>
            lump(
              0.06,
              limb([s * 0.5 - 0.1, 0.34, 0], [s * 0.5 - 0.1, 0.14, 0.02], 0.12, 0.12, tolex),
              egg([s * 0.52 - 0.1, 0.11, 0.14], [0.2, 0.13, 0.3], pinkClay),
            ),
          ),
          ...guitar(1.22, 0.5, 0.5, teal, 1.78),
          lump(
            0,
            egg([-0.62, 0.98, 0.58], [0.12, 0.07, 0.03], pinkClay),
            egg([0.42, 0.98, 0.58], [0.12, 0.07, 0.03], pinkClay),
          ),
        ];
      })(),
    },
  },
  {
    title: 'Tip jar, glazed',
    alt: 'a glazed pink piggy bank in a small cowboy hat with a gold coin above its slot',
    shot: {
      floor: '#8fd0c8',
      wall: '#9edad2',
      rim: '#ffe08a',
      around: 0.42,
      look: 1.3,
      far: 8.4,
      lumps: (() => {
        const pig = clay('#ff8fc0', 0.8);
        const deep = clay('#e0559a', 0.6);
        return [
          lump(
            0.2,
            egg([0, 1.1, 0], [0.98, 0.86, 1.08], pig),
            egg([0, 1.3, 0.7], [0.66, 0.62, 0.56], pig),
            slab([0, 2.0, -0.2], [0.05, 0.2, 0.26], 0.03, deep, { carve: true }),
          ),
          lump(0.08, drum([0, 1.22, 1.24], 0.3, 0.28, 0.14, 0.06, deep, { turn: [Math.PI / 2, 0, 0] })),
          lump(
            0,
            egg([-0.1, 1.22, 1.4], [0.05, 0.08, 0.03], clay('#7a2450')),
            egg([0.1, 1.22, 1.4], [0.05, 0.08, 0.03], clay('#7a2450')),
          ),
          ...eyes(1.5, 1.06, 0.3, 0.14, clay('#4a2a1c', 0.8), clay('#c84888'), -0.14),
          smile(0.94, 1.2, 0.2, 0.5, clay('#8a2450')),
          ...[-1, 1].flatMap((s) => [
            lump(0.06, limb([s * 0.46, 1.74, 0.56], [s * 0.66, 2.02, 0.62], 0.2, 0.06, pig)),
            lump(
              0.1,
              limb([s * 0.5, 0.6, 0.5], [s * 0.54, 0.16, 0.54], 0.24, 0.2, pig),
              limb([s * 0.5, 0.6, -0.5], [s * 0.54, 0.16, -0.54], 0.24, 0.2, pig),
            ),
            lump(
              0,
              drum([s * 0.54, 0.07, 0.54], 0.21, 0.21, 0.07, 0.03, deep),
              drum([s * 0.54, 0.07, -0.54], 0.21, 0.21, 0.07, 0.03, deep),
            ),
            lump(0, egg([s * 0.56, 1.16, 1.06], [0.13, 0.09, 0.05], deep)),
          ]),
          lump(
            0.03,
            ...Array.from({ length: 9 }, (_, i) => {
              const a = i * 0.75;
              const b = (i + 1) * 0.75;
              return limb(
                [Math.cos(a) * 0.16, 1.3 + Math.sin(a) * 0.16, -1.1 - i * 0.035],
                [Math.cos(b) * 0.16, 1.3 + Math.sin(b) * 0.16, -1.1 - (i + 1) * 0.035],
                0.05,
                0.045,
                deep,
              );
            }),
          ),
          lump(
            0,
            drum([0, 2.44, -0.2], 0.34, 0.34, 0.05, 0.03, brass, { turn: [0, 0, Math.PI / 2] }),
            ring([0.04, 2.44, -0.2], 0.25, 0.025, clay('#b8801a', 0.7), { turn: [0, 0, Math.PI / 2] }),
          ),
          ...cowboyHat(0, leather, brass, 0.42).map((l) => ({
            ...l,
            forms: l.forms.map((form) => ({
              ...form,
              centre: [form.centre[0] + 0.02, form.centre[1] + 1.98, form.centre[2] + 0.64] as const,
            })),
          })),
        ];
      })(),
    },
  },
];

const pieces: readonly Piece[] = figures.map((figure, i) => ({
  id: String(i + 1).padStart(2, '0'),
  title: figure.title,
  alt: `3D figure: ${figure.alt}.`,
  draw: () => ({ width: RENDER_W, height: RENDER_H, rgb: render(figure.shot, RENDER_W, RENDER_H) }),
}));

export const clayShots = figures.map((figure) => figure.shot);

export const clayFigures: Family = {
  name: '3d',
  width: W,
  height: H,
  avif: [320, 640, 1280],
  webp: [640, 1280],
  jpeg: [640],
  quality: { avif: 55, webp: 74, jpeg: 78 },
  budget: { 320: 14 * 1024, 640: 25 * 1024 },
  pieces,
};
