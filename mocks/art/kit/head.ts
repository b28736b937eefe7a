/**
 * Heads. Every head is about 212 high, its chin at y = 100, its eyes near y = -4; `yaw` turns it (-1 to the left, 1 to
 * the right), and whatever way it turns, the eyes stay on the viewer.
 */
import { blend, bone, darker, ink, lighter, pink, sodium } from './colour.ts';
import { clamp, ellipse, type Point, place, polar } from './geometry.ts';
import { move, type Pen, type Svg } from './pen.ts';

type Kind =
  | 'human'
  | 'coyote'
  | 'robot'
  | 'skull'
  | 'longhorn'
  | 'crow'
  | 'jackalope'
  | 'cactus'
  | 'gila'
  | 'owl';
type Jaw = 'round' | 'square' | 'pointed' | 'heavy' | 'long';
type Mood = 'cool' | 'cocky' | 'happy' | 'fierce' | 'soft' | 'worried' | 'sly';
type Mouth =
  | 'smirk'
  | 'grin'
  | 'sing'
  | 'lips'
  | 'flat'
  | 'teeth'
  | 'pout'
  | 'tongue'
  | 'straw'
  | 'bubble'
  | 'frown'
  | 'laugh';
type Nose = 'wedge' | 'button' | 'round' | 'long' | 'wide';
type HairStyle =
  | 'long'
  | 'bouffant'
  | 'mohawk'
  | 'braids'
  | 'pigtails'
  | 'bob'
  | 'mullet'
  | 'pompadour'
  | 'curls'
  | 'ponytail'
  | 'buzz'
  | 'spiky'
  | 'sideshave'
  | 'shag'
  | 'bun'
  | 'bald'
  | 'waves'
  | 'slick';
type HatStyle =
  | 'cowboy'
  | 'gambler'
  | 'tengallon'
  | 'cap'
  | 'beanie'
  | 'bandana'
  | 'straw'
  | 'witch'
  | 'headphones'
  | 'welding'
  | 'crown'
  | 'flowers'
  | 'chef'
  | 'goggles'
  | 'tophat'
  | 'none';
type FacialHair = 'moustache' | 'beard' | 'goatee' | 'stubble' | 'sideburns' | 'walrus' | 'none';

export interface HeadLook {
  readonly kind?: Kind;
  readonly skin: string;
  readonly jaw?: Jaw;
  readonly yaw?: number;
  readonly mood?: Mood;
  readonly mouth?: Mouth;
  readonly nose?: Nose;
  readonly iris?: string;
  readonly lashes?: boolean;
  readonly shadow?: string;
  readonly lips?: string;
  readonly hair?: HairStyle;
  readonly hairColour?: string;
  readonly hat?: HatStyle;
  readonly hatColour?: string;
  readonly band?: string;
  readonly hatTilt?: number;
  readonly facial?: FacialHair;
  readonly extras?: readonly (
    | 'freckles'
    | 'scar'
    | 'glasses'
    | 'shades'
    | 'earrings'
    | 'star'
    | 'blush'
    | 'patch'
    | 'nosering'
    | 'toothgap'
    | 'plaster'
    | 'tear'
    | 'warpaint'
    | 'wrinkles'
  )[];
  /** Seen from behind: no face. */
  readonly back?: boolean;
  readonly closed?: boolean;
}

const R = 94;

interface Turned {
  readonly a: number;
  /** Where a feature of the face at x lands. */
  readonly x: (x: number) => number;
  /** How wide it looks there. */
  readonly k: (x: number) => number;
}

function turned(yaw: number): Turned {
  const a = clamp(yaw, -1, 1);
  const theta = (x: number): number => Math.asin(clamp(x / R, -0.98, 0.98));
  return {
    a,
    x: (x) => R * Math.sin(theta(x) + a * 0.42),
    k: (x) => clamp(Math.cos(theta(x) + a * 0.42) / Math.cos(theta(x)), 0.62, 1.12),
  };
}

const jaws: Readonly<Record<Jaw, readonly [number, number, number, number, number]>> = {
  round: [80, 70, 50, 24, 98],
  square: [82, 77, 64, 36, 98],
  pointed: [78, 62, 38, 13, 102],
  heavy: [86, 88, 78, 44, 100],
  long: [76, 64, 46, 22, 114],
};

function faceLine(jaw: Jaw, a: number): Point[] {
  const [cheek, low, lower, chin, bottom] = jaws[jaw];
  const side = (s: 1 | -1): Point[] => {
    const far = s * a > 0 ? Math.abs(a) : 0;
    const near = s * a < 0 ? Math.abs(a) : 0;
    return [
      [s * 48 - a * 6, -104],
      [s * (80 + near * 4) - a * 4, -58],
      [s * (83 - far * 5) + a * 2, -12],
      [s * (cheek - far * 1) + a * 5, 22],
      [s * (low - far * 3 + near * 3) + a * 9, 52],
      [s * lower + a * 13, 78],
      [s * chin + a * 16, bottom],
    ];
  };
  return [[-a * 6, -114], ...side(1), ...side(-1).reverse()];
}

interface EyeMood {
  readonly open: number;
  readonly brow: number;
  readonly lift: number;
  readonly other: number;
}

const moods: Readonly<Record<Mood, EyeMood>> = {
  cool: { open: 0.62, brow: 0.05, lift: 0, other: 2 },
  cocky: { open: 0.7, brow: 0.16, lift: -2, other: 13 },
  happy: { open: 0.88, brow: -0.12, lift: 7, other: 7 },
  fierce: { open: 0.72, brow: 0.42, lift: -9, other: -9 },
  soft: { open: 0.8, brow: -0.16, lift: 3, other: 3 },
  worried: { open: 0.95, brow: -0.36, lift: 5, other: 5 },
  sly: { open: 0.5, brow: 0.24, lift: -5, other: 8 },
};

/** One eye, its outer corner towards +x. */
function eye(
  pen: Pen,
  look: {
    readonly rx: number;
    readonly ry: number;
    readonly open: number;
    readonly iris: string;
    readonly lid: string;
    readonly lashes: boolean;
    readonly gaze: number;
    readonly white?: string;
    readonly closed?: boolean;
    readonly line?: number;
  },
): Svg {
  const { rx, ry } = look;
  const w = look.line ?? 6.4;
  if (look.closed === true) {
    const arc: Point[] = [
      [-rx, -ry * 0.05],
      [0, ry * 0.42],
      [rx * 1.05, -ry * 0.12],
    ];
    return (
      pen.stroke(arc, w, { ends: [0.3, 0.4] }) +
      (look.lashes
        ? pen.stroke(
            [
              [rx, -1],
              [rx * 1.35, -5],
            ],
            3.6,
          ) +
          pen.stroke(
            [
              [rx * 0.7, 5],
              [rx, 9],
            ],
            3.2,
          )
        : '')
    );
  }
  const form: Point[] = [
    [-rx, ry * 0.18],
    [-rx * 0.62, -ry * 0.68],
    [rx * 0.06, -ry],
    [rx * 0.74, -ry * 0.66],
    [rx * 1.04, -ry * 0.1],
    [rx * 0.62, ry * 0.66],
    [-rx * 0.05, ry * 0.86],
    [-rx * 0.66, ry * 0.62],
  ];
  const cut = -ry + (1 - look.open) * ry * 1.35;
  const lidEdge: Point[] = [
    [-rx * 1.02, Math.max(cut + ry * 0.55, ry * 0.1)],
    [-rx * 0.55, cut + ry * 0.2],
    [rx * 0.08, cut],
    [rx * 0.72, cut + ry * 0.24],
    [rx * 1.06, Math.max(cut + ry * 0.62, -ry * 0.1)],
  ];
  const lid: Point[] = [...lidEdge, [rx * 1.4, -ry * 1.6, 1], [-rx * 1.4, -ry * 1.6, 1]];
  const gx = look.gaze * rx * 0.3 - rx * 0.02;
  const gy = Math.max(0, cut + ry) * 0.22 + ry * 0.02;
  const r = ry * 0.64;
  const ball =
    pen.dot(gx, gy, r * 1.08, darker(look.iris, 0.55)) +
    pen.dot(gx, gy, r * 0.94, look.iris) +
    pen.flat(
      [
        [gx - r * 0.8, gy + r * 0.4],
        [gx, gy + r * 0.88],
        [gx + r * 0.8, gy + r * 0.4],
        [gx, gy + r * 0.25],
      ],
      lighter(look.iris, 0.45),
    ) +
    pen.dot(gx, gy, r * 0.5, '#120c1a') +
    pen.dot(gx - r * 0.34, gy - r * 0.36, r * 0.27, '#ffffff') +
    pen.dot(gx + r * 0.38, gy + r * 0.4, r * 0.13, '#ffffff', 0.85);
  const under = lidEdge.map((p): Point => [p[0], p[1] + ry * 0.22]);
  const shadow = pen.flat([...under, [rx * 1.5, -ry * 2, 1], [-rx * 1.5, -ry * 2, 1]], '#40305e', 0.28);
  const parts = [
    pen.flat(form, look.white ?? '#fffaf0'),
    pen.clip(form, ball + shadow + pen.flat(lid, look.lid)),
  ];
  parts.push(pen.stroke(form.slice(4).concat([form[0] ?? [0, 0]]), w * 0.5, { ends: [0.5, 0.1] }));
  parts.push(
    pen.stroke(
      [
        ...lidEdge.slice(0, 4),
        [rx * 1.08, (lidEdge[4]?.[1] ?? 0) - 1],
        [rx * 1.24, (lidEdge[4]?.[1] ?? 0) - 4],
      ],
      w * 1.15,
      { ends: [0.25, look.lashes ? 0.5 : 0.2] },
    ),
  );
  parts.push(
    pen.stroke(
      [
        [-rx * 0.5, -ry * 1.16],
        [rx * 0.1, -ry * 1.3],
        [rx * 0.8, -ry * 0.98],
      ],
      w * 0.42,
    ),
  );
  if (look.lashes) {
    const y = lidEdge[4]?.[1] ?? 0;
    parts.push(
      pen.stroke(
        [
          [rx * 0.98, y - 2],
          [rx * 1.42, y - 12],
        ],
        w * 0.85,
        { ends: [0.8, 0.05] },
      ),
    );
    parts.push(
      pen.stroke(
        [
          [rx * 0.76, y - 8],
          [rx * 1.1, y - 20],
        ],
        w * 0.75,
        { ends: [0.8, 0.05] },
      ),
    );
    parts.push(
      pen.stroke(
        [
          [rx * 0.66, ry * 0.6],
          [rx * 0.92, ry * 0.84],
        ],
        w * 0.5,
        { ends: [0.8, 0.05] },
      ),
    );
  }
  return parts.join('');
}

function mouthOf(pen: Pen, look: HeadLook, y: number): Svg {
  const lip = look.lips ?? blend(look.skin, '#b02a4a', 0.42);
  const wet = '#5a1230';
  const open = (shape: readonly Point[], tongue: Point, teethTop: number, both = false): Svg =>
    pen.shape(shape, {
      fill: wet,
      shade: false,
      rim: false,
      line: 4,
      inside:
        pen.flat(ellipse(tongue[0], tongue[1], 19, 14), '#e8607c') +
        pen.flat(
          [
            [-50, teethTop - 40, 1],
            [50, teethTop - 40, 1],
            [50, teethTop, 1],
            [0, teethTop + 5],
            [-50, teethTop, 1],
          ],
          '#fffaf0',
        ) +
        (both
          ? pen.flat(
              [
                [-40, teethTop + 19, 1],
                [0, teethTop + 16],
                [40, teethTop + 19, 1],
                [40, 60, 1],
                [-40, 60, 1],
              ],
              '#fffaf0',
            )
          : ''),
    });
  const parts: Svg[] = [];
  switch (look.mouth ?? 'smirk') {
    case 'smirk':
      parts.push(
        pen.stroke(
          [
            [-22, 2],
            [-4, 7],
            [16, 1],
            [27, -8],
          ],
          6,
        ),
        pen.stroke(
          [
            [24, -13],
            [30, -5],
          ],
          4.4,
        ),
        pen.stroke(
          [
            [-8, 18],
            [4, 20],
            [14, 17],
          ],
          3.6,
        ),
      );
      break;
    case 'grin':
      parts.push(
        open(
          [
            [-32, -7],
            [-14, -2],
            [14, -3],
            [34, -10],
            [30, 10],
            [12, 22],
            [-10, 22],
            [-28, 10],
          ],
          [2, 20],
          6,
        ),
      );
      parts.push(
        pen.stroke(
          [
            [-38, -12],
            [-31, -4],
          ],
          4,
        ),
        pen.stroke(
          [
            [40, -15],
            [33, -7],
          ],
          4,
        ),
      );
      break;
    case 'laugh':
      parts.push(
        open(
          [
            [-34, -12],
            [0, -6],
            [36, -14],
            [32, 16],
            [10, 32],
            [-10, 32],
            [-30, 16],
          ],
          [2, 28],
          2,
        ),
      );
      break;
    case 'sing':
      parts.push(
        open(
          [
            [-16, -14],
            [0, -18],
            [18, -14],
            [25, 8],
            [18, 30],
            [0, 37],
            [-18, 30],
            [-23, 8],
          ],
          [1, 32],
          -6,
        ),
      );
      break;
    case 'teeth': {
      const jaw: Point[] = [
        [-30, -8],
        [0, -12],
        [32, -10],
        [34, 8],
        [28, 14],
        [0, 16],
        [-28, 13],
        [-33, 4],
      ];
      const marks = [-20, -9, 2, 13, 24]
        .map((x) =>
          pen.stroke(
            [
              [x, -14],
              [x + 1, 17],
            ],
            2.6,
            { ends: [0.7, 0.7] },
          ),
        )
        .join('');
      parts.push(
        pen.shape(jaw, {
          fill: '#fffaf0',
          shade: false,
          rim: false,
          line: 4,
          inside: `${marks}${pen.stroke(
            [
              [-36, 2],
              [0, 3],
              [36, 1],
            ],
            3.4,
            { ends: [0.7, 0.7] },
          )}`,
        }),
      );
      break;
    }
    case 'lips':
    case 'pout': {
      const wide = look.mouth === 'pout' ? 19 : 27;
      parts.push(
        pen.shape(
          [
            [-wide, 2],
            [-9, -9],
            [0, -5],
            [9, -9],
            [wide + 1, 1],
            [10, 18],
            [-8, 18],
          ],
          { fill: lip, line: 2.8, rim: false, depth: 5 },
        ),
      );
      parts.push(
        pen.stroke(
          [
            [-wide - 1, 2],
            [-9, 3],
            [0, 5],
            [9, 3],
            [wide + 3, 0],
          ],
          4.2,
        ),
        pen.flat(ellipse(-3, 11, 6, 2.2), lighter(lip, 0.6), 0.8),
      );
      break;
    }
    case 'tongue':
      parts.push(
        open(
          [
            [-30, -6],
            [0, -2],
            [32, -8],
            [26, 14],
            [8, 22],
            [-12, 21],
            [-26, 10],
          ],
          [2, 40],
          3,
        ),
      );
      parts.push(
        pen.shape(
          [
            [-3, 8],
            [20, 6],
            [23, 24],
            [12, 36],
            [0, 28],
          ],
          {
            fill: '#f0708c',
            line: 3.4,
            rim: false,
            inside: pen.stroke(
              [
                [9, 10],
                [11, 27],
              ],
              2.6,
              { colour: '#b83a5c' },
            ),
          },
        ),
      );
      break;
    case 'straw':
      parts.push(
        pen.stroke(
          [
            [-24, 3],
            [-2, 6],
            [25, -2],
          ],
          6,
        ),
        pen.stroke(
          [
            [10, 3],
            [40, 12],
            [66, 8],
          ],
          4.4,
          { colour: '#c9a13c', ends: [0.8, 0.5] },
        ),
        pen.stroke(
          [
            [10, 4],
            [40, 14],
            [66, 9],
          ],
          1.6,
        ),
        pen.stroke(
          [
            [60, 9],
            [74, -2],
          ],
          4,
          { colour: '#c9a13c' },
        ),
        pen.stroke(
          [
            [62, 9],
            [78, 9],
          ],
          4,
          { colour: '#c9a13c' },
        ),
        pen.stroke(
          [
            [-6, 18],
            [6, 19],
          ],
          3.4,
        ),
      );
      break;
    case 'bubble':
      parts.push(
        pen.shape(ellipse(8, 8, 26, 25), { fill: '#ff8fc4', line: 4, rim: false, raw: true, depth: 9 }),
        pen.flat(ellipse(-1, -3, 6, 4), '#fff', 0.9),
      );
      break;
    case 'frown':
      parts.push(
        pen.stroke(
          [
            [-24, 9],
            [-4, 0],
            [14, 1],
            [26, 8],
          ],
          6,
        ),
        pen.stroke(
          [
            [-6, 18],
            [8, 18],
          ],
          3.6,
        ),
      );
      break;
    case 'flat':
      parts.push(
        pen.stroke(
          [
            [-23, 3],
            [0, 1],
            [24, 2],
          ],
          6,
        ),
        pen.stroke(
          [
            [-8, 16],
            [8, 16],
          ],
          3.6,
        ),
        pen.stroke(
          [
            [25, -3],
            [28, 5],
          ],
          3.6,
        ),
      );
      break;
  }
  if (look.extras?.includes('toothgap') === true)
    parts.push(
      pen.flat(
        [
          [-3, -4],
          [3, -4],
          [3, 7],
          [-3, 7],
        ],
        wet,
      ),
    );
  return move(parts.join(''), 0, y);
}

function noseOf(pen: Pen, look: HeadLook, a: number): Svg {
  const s = a >= 0 ? 1 : -1;
  const dark = darker(look.skin, 0.3);
  switch (look.nose ?? 'wedge') {
    case 'button':
      return (
        pen.flat(ellipse(0, 34, 11, 4), dark, 0.7) +
        pen.stroke(
          [
            [-10, 26],
            [-7, 32],
            [0, 34],
            [8, 32],
            [10, 26],
          ],
          4.2,
        ) +
        pen.dot(-3, 21, 3.6, lighter(look.skin, 0.7), 0.8)
      );
    case 'round':
      return (
        pen.shape(ellipse(s * 2, 24, 18, 15), {
          fill: blend(look.skin, '#e2574c', 0.3),
          raw: true,
          line: 3.2,
          rim: false,
          depth: 6,
        }) + pen.dot(-4, 18, 4.4, lighter(look.skin, 0.8), 0.85)
      );
    case 'long':
      return (
        pen.flat(
          [
            [s * 6, -20],
            [s * 17, 34],
            [0, 44],
            [s * 3, 20],
          ],
          dark,
          0.8,
        ) +
        pen.stroke(
          [
            [s * 7, -22],
            [s * 10, 6],
            [s * 19, 32],
            [s * 10, 43],
            [-s * 3, 41],
          ],
          4.8,
          { ends: [0.1, 0.4] },
        ) +
        pen.stroke(
          [
            [-s * 12, 34],
            [-s * 10, 41],
          ],
          3.4,
        )
      );
    case 'wide':
      return (
        pen.flat(
          [
            [-18, 34],
            [0, 40],
            [18, 34],
            [0, 30],
          ],
          dark,
          0.7,
        ) +
        pen.stroke(
          [
            [-14, 22],
            [-20, 31],
            [-11, 35],
          ],
          3.8,
        ) +
        pen.stroke(
          [
            [14, 22],
            [20, 31],
            [11, 35],
          ],
          3.8,
        ) +
        pen.stroke(
          [
            [-7, 35],
            [0, 37],
            [7, 35],
          ],
          4,
        ) +
        pen.dot(-3, 20, 4, lighter(look.skin, 0.6), 0.7)
      );
    case 'wedge':
      return (
        pen.flat(
          [
            [s * 5, -14],
            [s * 15, 27],
            [0, 36],
            [s * 2, 14],
          ],
          dark,
          0.75,
        ) +
        pen.stroke(
          [
            [s * 6, 2],
            [s * 15, 26],
            [s * 8, 34],
            [-s * 4, 33],
          ],
          4.4,
          { ends: [0.1, 0.35] },
        ) +
        pen.stroke(
          [
            [-s * 10, 28],
            [-s * 8, 33],
          ],
          3,
        )
      );
  }
}

/** A cap of hair between the skull and a hairline. */
const cap = (grow: number, hairline: readonly Point[], a: number): Point[] => [
  [-84 - grow * 0.6 - a * 3, 10],
  [-87 - grow - a * 4, -46],
  [-54 - grow * 0.7 - a * 6, -108 - grow * 0.7],
  [-a * 6, -121 - grow],
  [54 + grow * 0.7 - a * 6, -108 - grow * 0.7],
  [87 + grow - a * 4, -46],
  [84 + grow * 0.6 - a * 3, 10],
  ...hairline,
];

function strands(pen: Pen, colour: string, lines: readonly (readonly Point[])[], weight = 4): Svg {
  return lines
    .map((line) => pen.stroke(line, weight, { colour: darker(colour, 0.42), ends: [0.1, 0.05] }))
    .join('');
}

export interface Layers {
  readonly behind: Svg;
  readonly before: Svg;
}

function hairOf(pen: Pen, look: HeadLook, a: number): Layers {
  const colour = look.hairColour ?? '#5b3222';
  const shine = lighter(colour, 0.28);
  const hidden =
    (look.hat ?? 'none') !== 'none' &&
    look.hat !== 'headphones' &&
    look.hat !== 'flowers' &&
    look.hat !== 'crown' &&
    look.hat !== 'goggles' &&
    look.hat !== 'bandana';
  const form = (points: readonly Point[], inside?: Svg): Svg =>
    pen.shape(points, { fill: colour, ...(inside === undefined ? {} : { inside }) });
  const side: Point[] = [
    [80 - a * 4, -14],
    [66 - a * 2, -44],
    [30 + a * 4, -62],
    [0 + a * 6, -58],
    [-34 + a * 4, -66],
    [-66 - a * 2, -42],
    [-80 - a * 4, -12],
  ];
  const parted: Point[] = [
    [82, -4],
    [74, -34],
    [44, -62],
    [-14 + a * 10, -86, 1],
    [-44, -54],
    [-70, -34],
    [-82, -6],
  ];
  const band: Svg = pen.stroke(
    [
      [-62, -84],
      [-20, -104],
      [30, -104],
      [64, -84],
    ],
    9,
    { colour: shine, ends: [0.1, 0.1], opacity: 0.8 },
  );
  switch (look.hair ?? 'long') {
    case 'bald':
      return { behind: '', before: '' };
    case 'buzz':
      return {
        behind: '',
        before: pen.flat(cap(-3, side, a), darker(blend(look.skin, colour, 0.75), 0.05), 0.85),
      };
    case 'long': {
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
    case 'waves': {
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
    case 'bouffant': {
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
    case 'mohawk': {
      const spikes: Point[] = [
        [-46, -70, 1],
        [-66, -128, 1],
        [-36, -116, 1],
        [-50, -184, 1],
        [-14, -136, 1],
        [-8, -222, 1],
        [16, -140, 1],
        [52, -204, 1],
        [40, -122, 1],
        [78, -150, 1],
        [52, -76, 1],
        [20, -56],
        [0, -44, 1],
        [-20, -58],
      ];
      const rays = [
        [
          [-30, -80],
          [-50, -160],
        ],
        [
          [0, -70],
          [-6, -190],
        ],
        [
          [24, -76],
          [48, -180],
        ],
      ].map((l) => l.map((p): Point => [p[0] ?? 0, p[1] ?? 0]));
      const stubble = pen.flat(cap(-2, side, a), darker(blend(look.skin, colour, 0.5), 0.1), 0.5);
      return hidden
        ? { behind: '', before: stubble }
        : { behind: '', before: stubble + move(form(spikes, strands(pen, shine, rays, 7)), -a * 6, -4) };
    }
    case 'braids': {
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
    case 'pigtails': {
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
    case 'bob': {
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
    case 'mullet': {
      const back: Point[] = [
        [-80, -60],
        [-96, 20],
        [-112, 90],
        [-124, 170],
        [-96, 150],
        [-80, 190],
        [-56, 150],
        [56, 150],
        [78, 192],
        [96, 150],
        [124, 172],
        [112, 90],
        [96, 20],
        [80, -60],
      ];
      const top: Point[] = [
        [-86, 16],
        [-92, -40],
        [-80, -100],
        [-60, -96, 1],
        [-56, -140],
        [-28, -116, 1],
        [-10, -154],
        [12, -118, 1],
        [40, -146],
        [50, -110, 1],
        [84, -104],
        [92, -40],
        [86, 16],
        [74, -30],
        [52, -40, 1],
        [34, -66],
        [10, -44, 1],
        [-12, -70],
        [-36, -44, 1],
        [-52, -62],
        [-74, -28],
      ];
      return {
        behind: form(
          back,
          strands(pen, colour, [
            [
              [-90, 30],
              [-104, 130],
            ],
            [
              [90, 30],
              [104, 130],
            ],
          ]),
        ),
        before: hidden
          ? pen.shape(
              [
                [-86, 20],
                [-92, -40],
                [-72, -60],
                [-74, -20],
              ],
              { fill: colour },
            ) +
            pen.shape(
              [
                [86, 20],
                [92, -40],
                [72, -60],
                [74, -20],
              ],
              { fill: colour },
            )
          : form(
              top,
              strands(pen, colour, [
                [
                  [-40, -60],
                  [-50, -110],
                ],
                [
                  [0, -64],
                  [-8, -126],
                ],
                [
                  [40, -60],
                  [42, -118],
                ],
              ]),
            ),
      };
    }
    case 'pompadour': {
      const quiff: Point[] = [
        [-86, 24],
        [-94, -40],
        [-90, -90],
        [-104, -130],
        [-70, -186],
        [0, -206],
        [70, -192],
        [112, -146],
        [104, -96],
        [66, -76],
        [92, -60],
        [88, 24],
        [76, -20],
        [62, -52],
        [20, -64],
        [-30, -58],
        [-64, -48],
        [-76, -16],
      ];
      return {
        behind: '',
        before: hidden
          ? form([
              [-86, 34],
              [-94, -50],
              [-70, -60],
              [-74, 10],
            ]) +
            form([
              [86, 34],
              [94, -50],
              [70, -60],
              [74, 10],
            ])
          : form(
              quiff,
              strands(
                pen,
                colour,
                [
                  [
                    [-60, -60],
                    [-70, -130],
                    [0, -176],
                    [80, -140],
                  ],
                  [
                    [-30, -66],
                    [-24, -120],
                    [30, -140],
                    [74, -110],
                  ],
                  [
                    [80, -60],
                    [40, -70],
                  ],
                ],
                5,
              ) +
                pen.stroke(
                  [
                    [-66, -150],
                    [-10, -186],
                    [56, -172],
                  ],
                  12,
                  { colour: shine },
                ),
            ),
      };
    }
    case 'curls': {
      const ring = (r: number, count: number, from: number, to: number, size: number): Point[][] =>
        Array.from({ length: count }, (_, i) => {
          const p = polar([-a * 5, -30], from + ((to - from) * i) / (count - 1), r);
          return ellipse(p[0], p[1], size, size, 0, 22);
        });
      const back = [
        ...ring(104, 13, Math.PI * 0.86, Math.PI * 2.14, 42),
        ...ring(60, 7, Math.PI, Math.PI * 2, 50),
        ...ring(118, 3, 0.18, 0.62, 34),
        ...ring(118, 3, Math.PI - 0.62, Math.PI - 0.18, 34),
      ];
      const front = hidden
        ? [...ring(86, 3, 0.05, 0.5, 22), ...ring(86, 3, Math.PI - 0.5, Math.PI - 0.05, 22)]
        : ring(80, 8, Math.PI * 1.08, Math.PI * 1.92, 29);
      const loops = front
        .map((c) =>
          pen.stroke([c[2] ?? [0, 0], c[7] ?? [0, 0], c[13] ?? [0, 0]], 4, { colour: darker(colour, 0.42) }),
        )
        .join('');
      return {
        behind: pen.merge(back, { fill: colour, raw: true, depth: 14 }),
        before: pen.merge(front, { fill: colour, raw: true, depth: 9, inside: loops }),
      };
    }
    case 'ponytail': {
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
    case 'spiky': {
      const points: Point[] = [];
      for (let i = 0; i <= 10; i++) {
        const t = Math.PI * (1.0 + i / 10);
        points.push([...polarPair(t, 150 + (i % 2) * 24 - a * 0), 1]);
        if (i < 10) points.push([...polarPair(t + Math.PI / 20, 104), 1]);
      }
      const line: Point[] = [
        [84, 4, 1],
        [70, -30],
        [56, -12, 1],
        [40, -48],
        [22, -18, 1],
        [2, -52],
        [-18, -16, 1],
        [-40, -48],
        [-56, -10, 1],
        [-70, -32],
        [-84, 4, 1],
      ];
      const low: Svg = form([
        [-84, 16],
        [-100, -10, 1],
        [-92, -40],
        [-108, -70, 1],
        [-74, -74],
        [74, -74],
        [108, -70, 1],
        [92, -40],
        [100, -10, 1],
        [84, 16],
        [76, -24],
        [56, -8, 1],
        [40, -44],
        [-40, -44],
        [-56, -8, 1],
        [-76, -24],
      ]);
      return {
        behind: '',
        before: hidden
          ? low
          : form(
              [...points, ...line],
              strands(
                pen,
                colour,
                [
                  [
                    [-50, -60],
                    [-90, -110],
                  ],
                  [
                    [-10, -70],
                    [-20, -140],
                  ],
                  [
                    [30, -66],
                    [50, -130],
                  ],
                ],
                5,
              ),
            ),
      };
    }
    case 'sideshave': {
      const s = a >= 0 ? -1 : 1;
      const sweep: Point[] = place(
        [
          [-30, -84],
          [-20, -124],
          [40, -132],
          [92, -96],
          [112, -30],
          [112, 60],
          [128, 120],
          [96, 150],
          [72, 110],
          [78, 30],
          [66, -24],
          [30, -56],
          [0, -60],
        ],
        { mirror: s < 0 },
      );
      const stub = pen.flat(cap(-2, side, a), darker(blend(look.skin, colour, 0.5), 0.1), 0.5);
      return {
        behind: form(
          place(
            [
              [40, -100],
              [108, -20],
              [116, 80],
              [90, 160],
              [50, 130],
            ],
            { mirror: s < 0 },
          ),
        ),
        before:
          stub +
          (hidden
            ? form(
                place(
                  [
                    [60, -60],
                    [96, -40],
                    [104, 40],
                    [120, 110],
                    [92, 140],
                    [76, 80],
                    [74, 0],
                  ],
                  { mirror: s < 0 },
                ),
              )
            : form(
                sweep,
                strands(pen, colour, [
                  place(
                    [
                      [-10, -90],
                      [50, -100],
                      [92, -20],
                      [96, 90],
                    ],
                    { mirror: s < 0 },
                  ),
                  place(
                    [
                      [0, -74],
                      [50, -70],
                      [80, 0],
                    ],
                    { mirror: s < 0 },
                  ),
                ]) +
                  pen.stroke(
                    place(
                      [
                        [10, -112],
                        [60, -106],
                        [92, -60],
                      ],
                      { mirror: s < 0 },
                    ),
                    10,
                    { colour: shine },
                  ),
              )),
      };
    }
    case 'shag': {
      const back: Point[] = [
        [-78, -90],
        [-112, -40],
        [-104, 10],
        [-128, 30, 1],
        [-108, 60],
        [-130, 104, 1],
        [-92, 100],
        [-96, 140, 1],
        [-56, 116],
        [56, 116],
        [96, 140, 1],
        [92, 100],
        [130, 104, 1],
        [108, 60],
        [128, 30, 1],
        [104, 10],
        [112, -40],
        [78, -90],
        [0, -128],
      ];
      const fringe: Point[] = [
        [92, 40, 1],
        [78, 0],
        [70, -30],
        [60, 0, 1],
        [44, -36],
        [28, -6, 1],
        [8, -40],
        [-10, -4, 1],
        [-30, -38],
        [-48, -2, 1],
        [-64, -30],
        [-78, 0],
        [-92, 40, 1],
      ];
      return {
        behind: form(back),
        before: hidden
          ? form([
              [-92, 50, 1],
              [-98, -20],
              [-70, -70],
              [70, -70],
              [98, -20],
              [92, 50, 1],
              [76, -8],
              [58, -4, 1],
              [40, -40],
              [20, -12, 1],
              [-6, -42],
              [-26, -10, 1],
              [-46, -38],
              [-62, -4, 1],
              [-76, -8],
            ])
          : form(
              cap(9, fringe, a),
              band +
                strands(pen, colour, [
                  [
                    [-10, -100],
                    [-30, -44],
                  ],
                  [
                    [20, -100],
                    [40, -44],
                  ],
                  [
                    [-60, -80],
                    [-70, -36],
                  ],
                ]),
            ),
      };
    }
    case 'bun':
      return {
        behind: hidden
          ? form([
              [-60, 40],
              [60, 40],
              [70, 90],
              [0, 110],
              [-70, 90],
            ])
          : pen.shape(ellipse(-a * 8, -146, 46, 38), {
              fill: colour,
              raw: true,
              inside: strands(pen, colour, [
                [
                  [-30, -140],
                  [0, -170],
                  [30, -140],
                ],
                [
                  [-20, -126],
                  [6, -146],
                  [26, -126],
                ],
              ]),
            }),
        before: hidden
          ? pen.stroke(
              [
                [-80, 30],
                [-86, 60],
                [-76, 90],
              ],
              7,
              { colour },
            ) +
            pen.stroke(
              [
                [80, 30],
                [86, 60],
                [76, 90],
              ],
              7,
              { colour },
            )
          : form(
              cap(2, side, a),
              strands(pen, colour, [
                [
                  [-60, -54],
                  [-30, -100],
                  [0, -116],
                ],
                [
                  [60, -54],
                  [30, -100],
                  [0, -116],
                ],
                [
                  [0, -62],
                  [0, -110],
                ],
              ]),
            ) +
            pen.stroke(
              [
                [-80, -20],
                [-90, 30],
                [-78, 74],
              ],
              6,
              { colour },
            ) +
            pen.stroke(
              [
                [80, -20],
                [92, 30],
                [80, 74],
              ],
              6,
              { colour },
            ),
      };
    case 'slick':
      return {
        behind: '',
        before: hidden
          ? form([
              [-84, 30],
              [-92, -40],
              [-72, -56],
              [-74, 4],
            ]) +
            form([
              [84, 30],
              [92, -40],
              [72, -56],
              [74, 4],
            ])
          : form(
              cap(
                4,
                [
                  [82, 10],
                  [74, -40],
                  [40, -74],
                  [0, -66, 1],
                  [-40, -74],
                  [-74, -40],
                  [-82, 10],
                ],
                a,
              ),
              band +
                strands(pen, colour, [
                  [
                    [0, -70],
                    [-10, -110],
                  ],
                  [
                    [-40, -76],
                    [-40, -104],
                  ],
                  [
                    [40, -76],
                    [40, -104],
                  ],
                ]),
            ),
      };
  }
}

const polarPair = (t: number, r: number): [number, number] => [Math.cos(t) * r * 0.9, -20 + Math.sin(t) * r];

function hatOf(pen: Pen, look: HeadLook, a: number): Layers {
  const colour = look.hatColour ?? '#7a4a2b';
  const band = look.band ?? pink;
  const under = darker(colour, 0.55);
  const style = look.hat ?? 'none';
  const wear = (svg: Svg): Svg =>
    svg === '' ? '' : move(move(svg, 0, 60), a * 5, -60, { turn: look.hatTilt ?? 0 });
  const brimmed = (o: {
    half: number;
    curl: number;
    crown: readonly Point[];
    bandHigh: number;
    flat?: number;
  }): Layers => {
    const w = o.half;
    const c = o.curl;
    const sag = o.flat ?? 0;
    const brim: Point[] = [
      [-w, -62 - c],
      [-w * 0.82, -56 - c * 0.36],
      [-w * 0.45, -43 + sag],
      [0, -34 + sag],
      [w * 0.45, -43 + sag],
      [w * 0.82, -56 - c * 0.36],
      [w, -62 - c],
      [w * 0.9, -74 - c],
      [w * 0.68, -72 - c * 0.42],
      [w * 0.4, -64],
      [0, -58],
      [-w * 0.4, -64],
      [-w * 0.68, -72 - c * 0.42],
      [-w * 0.9, -74 - c],
    ];
    const back: Point[] = [
      [-w, -62 - c],
      [-w * 0.7, -58],
      [0, -40],
      [w * 0.7, -58],
      [w, -62 - c],
      [w * 0.7, -96 - c * 0.3],
      [0, -92],
      [-w * 0.7, -96 - c * 0.3],
    ];
    const strip: Point[] = [
      [-88, -66],
      [-44, -57],
      [0, -53],
      [44, -57],
      [88, -66],
      [90, -66 - o.bandHigh],
      [45, -57 - o.bandHigh],
      [0, -53 - o.bandHigh],
      [-45, -57 - o.bandHigh],
      [-90, -66 - o.bandHigh],
    ];
    const crease = pen.stroke(
      [
        [0, -150],
        [-6, -128],
        [0, -104],
      ],
      6,
      { colour: darker(colour, 0.5) },
    );
    return {
      behind: wear(pen.shape(back, { fill: under, shade: false })),
      before: wear(
        pen.shape(o.crown, {
          fill: colour,
          inside:
            crease +
            pen.flat(strip, band) +
            pen.stroke(
              [
                [-90, -66 - o.bandHigh],
                [-45, -57 - o.bandHigh],
                [0, -53 - o.bandHigh],
                [45, -57 - o.bandHigh],
                [90, -66 - o.bandHigh],
              ],
              3.4,
            ),
        }) +
          pen.shape(brim, {
            fill: colour,
            depth: 7,
            inside: pen.stroke(
              [
                [-w * 0.92, -66 - c],
                [-w * 0.45, -49 + sag],
                [0, -41 + sag],
                [w * 0.45, -49 + sag],
                [w * 0.92, -66 - c],
              ],
              2.6,
              { colour: lighter(colour, 0.35) },
            ),
          }),
      ),
    };
  };
  switch (style) {
    case 'none':
      return { behind: '', before: '' };
    case 'cowboy':
      return brimmed({
        half: 176,
        curl: 40,
        bandHigh: 20,
        crown: [
          [-80, -54],
          [-86, -100],
          [-76, -148],
          [-48, -176],
          [-18, -166],
          [0, -154],
          [18, -166],
          [48, -176],
          [76, -148],
          [86, -100],
          [80, -54],
          [0, -40],
        ],
      });
    case 'tengallon':
      return brimmed({
        half: 190,
        curl: 54,
        bandHigh: 24,
        crown: [
          [-82, -54],
          [-94, -110],
          [-96, -176],
          [-66, -222],
          [-24, -214],
          [0, -196],
          [24, -214],
          [66, -222],
          [96, -176],
          [94, -110],
          [82, -54],
          [0, -40],
        ],
      });
    case 'gambler':
      return brimmed({
        half: 168,
        curl: 4,
        bandHigh: 22,
        flat: 2,
        crown: [
          [-80, -54],
          [-82, -100],
          [-74, -134],
          [0, -142],
          [74, -134],
          [82, -100],
          [80, -54],
          [0, -40],
        ],
      });
    case 'tophat':
      return brimmed({
        half: 132,
        curl: 12,
        bandHigh: 26,
        crown: [
          [-78, -54],
          [-80, -130],
          [-92, -214],
          [0, -226],
          [92, -214],
          [80, -130],
          [78, -54],
          [0, -40],
        ],
      });
    case 'straw': {
      const h = brimmed({
        half: 184,
        curl: 14,
        bandHigh: 18,
        crown: [
          [-80, -54],
          [-84, -100],
          [-66, -140],
          [0, -152],
          [66, -140],
          [84, -100],
          [80, -54],
          [0, -40],
        ],
      });
      const weave = [-120, -60, 60, 130]
        .map((x) =>
          pen.stroke(
            [
              [x, -60 - Math.abs(x) * 0.09],
              [x * 0.9, -46 - Math.abs(x) * 0.06],
            ],
            3,
            { colour: darker(colour, 0.4) },
          ),
        )
        .join('');
      const stalks =
        pen.stroke(
          [
            [178, -76],
            [204, -84],
          ],
          5,
          { colour },
        ) +
        pen.stroke(
          [
            [-180, -76],
            [-202, -70],
          ],
          5,
          { colour },
        ) +
        pen.stroke(
          [
            [170, -66],
            [190, -56],
          ],
          4,
          { colour },
        );
      return { behind: h.behind + wear(stalks), before: h.before + wear(weave) };
    }
    case 'witch': {
      const crown: Point[] = [
        [-84, -54],
        [-66, -120],
        [-50, -180],
        [-30, -222],
        [6, -250],
        [70, -262],
        [104, -226],
        [74, -232],
        [40, -216],
        [44, -170],
        [66, -110],
        [84, -54],
        [0, -40],
      ];
      const h = brimmed({ half: 204, curl: 26, bandHigh: 24, crown });
      const folds =
        pen.stroke(
          [
            [-44, -186],
            [0, -176],
            [40, -190],
          ],
          4,
          { colour: darker(colour, 0.5) },
        ) +
        pen.stroke(
          [
            [-56, -146],
            [-10, -136],
            [20, -140],
          ],
          4,
          { colour: darker(colour, 0.5) },
        );
      const buckle =
        pen.shape(
          [
            [-17, -84, 1],
            [17, -84, 1],
            [17, -50, 1],
            [-17, -50, 1],
          ],
          { fill: sodium, shade: false, line: 3 },
        ) +
        pen.flat(
          [
            [-8, -76, 1],
            [8, -76, 1],
            [8, -60, 1],
            [-8, -60, 1],
          ],
          ink,
        );
      return { behind: h.behind, before: h.before + wear(folds) + wear(move(buckle, 0, -4)) };
    }
    case 'cap': {
      const s = a >= 0 ? 1 : -1;
      const dome: Point[] = [
        [-86, -40],
        [-90, -90],
        [-60, -138],
        [0, -152],
        [60, -138],
        [90, -90],
        [86, -40],
        [0, -32],
      ];
      const panel: Point[] = [
        [-52, -46],
        [-54, -96],
        [-34, -130],
        [34, -130],
        [54, -96],
        [52, -46],
      ];
      const bill: Point[] = place(
        [
          [-78, -50],
          [-30, -60],
          [30, -60],
          [80, -50],
          [112, -28],
          [96, -18],
          [40, -30],
          [-20, -32],
          [-70, -30],
          [-92, -36],
        ],
        { mirror: s < 0 },
      );
      return {
        behind: '',
        before: wear(
          pen.shape(dome, {
            fill: colour,
            inside:
              pen.flat(panel, band) +
              pen.stroke(
                [
                  [-54, -44],
                  [-54, -96],
                  [-34, -132],
                ],
                3,
              ) +
              pen.stroke(
                [
                  [54, -44],
                  [54, -96],
                  [34, -132],
                ],
                3,
              ) +
              pen.stroke(
                [
                  [-20, -84],
                  [0, -100],
                  [20, -84],
                  [10, -66],
                  [-10, -66],
                  [-20, -84],
                ],
                6,
                { colour: darker(colour, 0.1) },
              ),
          }) +
            pen.shape(ellipse(0, -152, 8, 5), { fill: band, raw: true, line: 3 }) +
            pen.shape(bill, { fill: colour, depth: 8 }),
        ),
      };
    }
    case 'beanie': {
      const dome: Point[] = [
        [-88, -44],
        [-94, -96],
        [-70, -146],
        [-10, -176],
        [50, -156],
        [90, -100],
        [88, -44],
      ];
      const roll: Point[] = [
        [-94, -34],
        [-96, -70],
        [-40, -82],
        [40, -82],
        [96, -70],
        [94, -34],
        [40, -46],
        [-40, -46],
      ];
      const ribs = [-70, -42, -14, 14, 42, 70]
        .map((x) =>
          pen.stroke(
            [
              [x, -80],
              [x * 1.02, -40],
            ],
            3.4,
            { colour: darker(band, 0.4) },
          ),
        )
        .join('');
      return {
        behind: '',
        before: wear(pen.shape(dome, { fill: colour }) + pen.shape(roll, { fill: band, inside: ribs })),
      };
    }
    case 'bandana': {
      const cloth: Point[] = [
        [-88, -26],
        [-94, -70],
        [-62, -116],
        [0, -130],
        [62, -116],
        [94, -70],
        [88, -26],
        [40, -52],
        [0, -58],
        [-40, -52],
      ];
      const spots = [
        [-50, -84],
        [0, -96],
        [50, -84],
        [-26, -70],
        [26, -70],
        [-74, -56],
        [74, -56],
        [-20, -116],
        [24, -114],
      ]
        .map(([x, y]) => pen.dot(x ?? 0, y ?? 0, 5, bone))
        .join('');
      const knot =
        pen.shape(
          [
            [86, -44],
            [116, -64],
            [132, -44],
            [108, -34],
          ],
          { fill: colour },
        ) +
        pen.shape(
          [
            [86, -38],
            [118, -20],
            [120, 4],
            [98, -14],
          ],
          { fill: colour },
        ) +
        pen.shape(ellipse(90, -42, 11, 12), { fill: colour, raw: true });
      return {
        behind: '',
        before: wear(
          pen.shape(cloth, { fill: colour, inside: spots }) +
            (a > 0 ? move(knot, 0, 0, { mirror: true }) : knot),
        ),
      };
    }
    case 'headphones':
      return {
        behind: '',
        before: wear(
          pen.stroke(
            [
              [-96, -10],
              [-104, -80],
              [-50, -140],
              [0, -150],
              [50, -140],
              [104, -80],
              [96, -10],
            ],
            17,
            { ends: [0.9, 0.9] },
          ) +
            pen.stroke(
              [
                [-96, -10],
                [-104, -80],
                [-50, -140],
                [0, -150],
                [50, -140],
                [104, -80],
                [96, -10],
              ],
              9,
              { colour, ends: [0.9, 0.9] },
            ) +
            pen.shape(ellipse(-92, 2, 22, 32), { fill: band, raw: true }) +
            pen.shape(ellipse(92, 2, 22, 32), { fill: band, raw: true }),
        ),
      };
    case 'welding': {
      const visor: Point[] = [
        [-92, -56],
        [-104, -110],
        [-96, -176],
        [-50, -204],
        [50, -204],
        [96, -176],
        [104, -110],
        [92, -56],
        [0, -74],
      ];
      return {
        behind: '',
        before: wear(
          pen.stroke(
            [
              [-92, -20],
              [-92, -60],
              [0, -76],
              [92, -60],
              [92, -20],
            ],
            14,
            { colour: darker(colour, 0.4), ends: [0.9, 0.9] },
          ) +
            pen.shape(visor, {
              fill: colour,
              inside:
                pen.flat(
                  [
                    [-64, -164],
                    [64, -164],
                    [60, -116],
                    [-60, -116],
                  ],
                  '#0d0a1f',
                ) +
                pen.stroke(
                  [
                    [-54, -154],
                    [20, -154],
                  ],
                  8,
                  { colour: band },
                ) +
                pen.stroke(
                  [
                    [-80, -186],
                    [0, -192],
                    [80, -186],
                  ],
                  5,
                  { colour: lighter(colour, 0.4) },
                ),
            }) +
            pen.shape(ellipse(-94, -62, 12, 12), { fill: '#d7d0dc', raw: true }) +
            pen.shape(ellipse(94, -62, 12, 12), { fill: '#d7d0dc', raw: true }),
        ),
      };
    }
    case 'crown': {
      const points: Point[] = [
        [-80, -80, 1],
        [-92, -156, 1],
        [-50, -118, 1],
        [-30, -176, 1],
        [0, -122, 1],
        [32, -176, 1],
        [50, -118, 1],
        [92, -156, 1],
        [80, -80, 1],
        [0, -66],
      ];
      const gems = [
        [-92, -158],
        [-30, -178],
        [32, -178],
        [92, -158],
      ]
        .map(([x, y]) => pen.shape(ellipse(x ?? 0, y ?? 0, 8, 8), { fill: band, raw: true, line: 3 }))
        .join('');
      return {
        behind: '',
        before: wear(
          pen.shape(points, {
            fill: colour,
            inside: pen.stroke(
              [
                [-80, -98],
                [0, -84],
                [80, -98],
              ],
              5,
              { colour: darker(colour, 0.4) },
            ),
          }) +
            gems +
            pen.dot(0, -84, 6, band),
        ),
      };
    }
    case 'flowers': {
      const bloom = (x: number, y: number, r: number, c: string): Svg =>
        pen.merge(
          [0, 1, 2, 3, 4].map((i) =>
            ellipse(
              x + Math.cos(i * 1.257) * r * 0.62,
              y + Math.sin(i * 1.257) * r * 0.62,
              r * 0.52,
              r * 0.52,
              0,
              16,
            ),
          ),
          { fill: c, raw: true, line: 3, depth: 4 },
        ) + pen.dot(x, y, r * 0.34, sodium);
      return {
        behind: '',
        before: wear(
          bloom(-74, -76, 27, band) +
            bloom(74, -76, 25, band) +
            bloom(-34, -106, 29, colour) +
            bloom(38, -106, 27, bone) +
            bloom(2, -112, 32, band),
        ),
      };
    }
    case 'chef':
      return {
        behind: '',
        before: wear(
          pen.merge(
            [
              ellipse(-52, -160, 48, 44),
              ellipse(52, -160, 48, 44),
              ellipse(0, -186, 56, 48),
              [
                [-70, -60],
                [-74, -150],
                [74, -150],
                [70, -60],
                [0, -50],
              ],
            ],
            { fill: colour, raw: true, depth: 12 },
          ) +
            pen.shape(
              [
                [-78, -52],
                [-78, -84],
                [0, -76],
                [78, -84],
                [78, -52],
                [0, -42],
              ],
              { fill: band },
            ),
        ),
      };
    case 'goggles': {
      const glass = (s: 1 | -1): Svg =>
        pen.shape(ellipse(s * 36 + a * 8, -84, 31, 26), { fill: '#c9a35a', raw: true }) +
        pen.shape(ellipse(s * 36 + a * 8, -84, 21, 17), { fill: band, raw: true, line: 2.6 }) +
        pen.stroke(
          [
            [s * 36 - 10, -92],
            [s * 36 + 2, -96],
          ],
          5,
          { colour: '#fff' },
        );
      return {
        behind: '',
        before: wear(
          pen.stroke(
            [
              [-92, -50],
              [-60, -82],
              [60, -82],
              [92, -50],
            ],
            18,
            { colour: darker(colour, 0.2), ends: [0.9, 0.9] },
          ) +
            glass(-1) +
            glass(1),
        ),
      };
    }
  }
}

function facialOf(pen: Pen, look: HeadLook, a: number): Svg {
  const colour = look.hairColour ?? '#5b3222';
  const fill = { fill: colour, rim: false } as const;
  const mx = a * 13;
  const [cheek, low, lower, , bottom] = jaws[look.jaw ?? 'round'];
  switch (look.facial ?? 'none') {
    case 'none':
      return '';
    case 'moustache':
      return move(
        pen.merge(
          [
            [
              [0, -2],
              [16, -10],
              [36, -2],
              [52, 8],
              [66, -6],
              [60, 16],
              [38, 18],
              [14, 10],
            ],
            [
              [0, -2],
              [-16, -10],
              [-36, -2],
              [-52, 8],
              [-66, -6],
              [-60, 16],
              [-38, 18],
              [-14, 10],
            ],
          ],
          { ...fill, depth: 5 },
        ),
        mx,
        48,
      );
    case 'walrus':
      return move(
        pen.shape(
          [
            [0, -10],
            [30, -10],
            [50, 12],
            [46, 40],
            [30, 30],
            [14, 42],
            [0, 30],
            [-14, 42],
            [-30, 30],
            [-46, 40],
            [-50, 12],
            [-30, -10],
          ],
          {
            ...fill,
            inside: strands(pen, colour, [
              [
                [-20, 0],
                [-28, 26],
              ],
              [
                [0, 0],
                [0, 26],
              ],
              [
                [20, 0],
                [28, 26],
              ],
            ]),
          },
        ),
        mx,
        48,
      );
    case 'goatee':
      return (
        move(
          pen.shape(
            [
              [-26, 18],
              [0, 14],
              [26, 18],
              [22, 48],
              [6, 74],
              [-6, 74],
              [-22, 48],
            ],
            fill,
          ),
          mx,
          58,
        ) +
        move(
          pen.shape(
            [
              [0, -2],
              [26, 0],
              [40, 16],
              [22, 10],
              [0, 8],
              [-22, 10],
              [-40, 16],
              [-26, 0],
            ],
            { ...fill, line: 3 },
          ),
          mx,
          48,
        )
      );
    case 'sideburns':
      return [1, -1]
        .map((s) =>
          pen.shape(
            [
              [s * 84 + a * 3, -20],
              [s * 66 + a * 5, -10],
              [s * 62 + a * 8, 30],
              [s * 70 + a * 9, 54],
              [s * (low + 2) + a * 8, 50],
              [s * (cheek + 2) + a * 5, 20],
            ],
            { ...fill, line: 3 },
          ),
        )
        .join('');
    case 'stubble': {
      const dots: Svg[] = [];
      for (let i = 0; i < 60; i++) {
        const x = pen.chance.between(-lower, lower) + a * 13;
        const y = pen.chance.between(46, bottom - 8);
        if (Math.abs(x - a * 13) < 26 && y > 52 && y < 76) continue;
        dots.push(pen.dot(x, y, 1.7, darker(look.skin, 0.6), 0.8));
      }
      return dots.join('');
    }
    case 'beard': {
      const beard: Point[] = [
        [-cheek - 2 + a * 3, -4],
        [-low - 6 + a * 8, 50],
        [-lower - 20 + a * 10, 104],
        [-30 + a * 16, 156],
        [a * 18, 172],
        [30 + a * 16, 156],
        [lower + 20 + a * 10, 104],
        [low + 6 + a * 8, 50],
        [cheek + 2 + a * 3, -4],
        [cheek - 14 + a * 6, 36],
        [40 + a * 10, 46],
        [16 + a * 12, 38],
        [a * 13, 44],
        [-16 + a * 12, 38],
        [-40 + a * 10, 46],
        [-cheek + 14 + a * 6, 36],
      ];
      return pen.shape(beard, {
        ...fill,
        inside: strands(pen, colour, [
          [
            [-40, 90],
            [-24, 140],
          ],
          [
            [0, 100],
            [4, 158],
          ],
          [
            [40, 90],
            [28, 140],
          ],
          [
            [-60, 60],
            [-56, 100],
          ],
          [
            [60, 60],
            [58, 100],
          ],
        ]),
      });
    }
  }
}

function extrasOf(pen: Pen, look: HeadLook, t: Turned): { under: Svg; over: Svg } {
  const under: Svg[] = [];
  const over: Svg[] = [];
  const dark = darker(look.skin, 0.4);
  for (const extra of look.extras ?? []) {
    if (extra === 'freckles')
      for (const [x, y] of [
        [-50, 30],
        [-40, 24],
        [-32, 33],
        [-44, 38],
        [50, 30],
        [40, 24],
        [32, 33],
        [44, 38],
        [-6, 10],
        [6, 12],
      ] as const)
        under.push(pen.dot(t.x(x), y, 2.6, dark, 0.75));
    if (extra === 'blush')
      under.push(
        pen.flat(ellipse(t.x(-50), 34, 17 * t.k(-50), 10), '#ff5d7d', 0.35),
        pen.flat(ellipse(t.x(50), 34, 17 * t.k(50), 10), '#ff5d7d', 0.35),
      );
    if (extra === 'star')
      under.push(
        pen.flat(
          Array.from(
            { length: 10 },
            (_, i): Point => [...polarStar(t.x(46), 34, i % 2 === 0 ? 17 : 7, i), 1],
          ),
          pink,
        ),
      );
    if (extra === 'tear')
      under.push(
        pen.flat(
          [
            [t.x(42), 20, 1],
            [t.x(42) + 7, 34],
            [t.x(42), 41],
            [t.x(42) - 7, 34],
          ],
          '#58c9e6',
        ),
      );
    if (extra === 'warpaint')
      under.push(
        pen.flat(
          [
            [t.x(-64), 12],
            [t.x(-20), 20],
            [t.x(-20), 30],
            [t.x(-66), 24],
          ],
          look.band ?? pink,
          0.9,
        ),
        pen.flat(
          [
            [t.x(64), 12],
            [t.x(20), 20],
            [t.x(20), 30],
            [t.x(66), 24],
          ],
          look.band ?? pink,
          0.9,
        ),
      );
    if (extra === 'scar')
      over.push(
        pen.stroke(
          [
            [t.x(44), -44],
            [t.x(50), 0],
            [t.x(46), 40],
          ],
          4.4,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(38), 16],
            [t.x(56), 22],
          ],
          3.4,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(38), 28],
            [t.x(54), 32],
          ],
          3.4,
          { colour: dark },
        ),
      );
    if (extra === 'plaster')
      over.push(
        move(
          pen.shape(
            [
              [-18, -7],
              [18, -7],
              [22, 0],
              [18, 7],
              [-18, 7],
              [-22, 0],
            ],
            { fill: '#f2c9a0', line: 3, rim: false },
          ),
          t.x(-2) + t.a * 6,
          12,
          { turn: 0.15 },
        ),
      );
    if (extra === 'wrinkles')
      over.push(
        pen.stroke(
          [
            [t.x(-62), 22],
            [t.x(-48), 28],
            [t.x(-34), 27],
          ],
          2.6,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(62), 22],
            [t.x(48), 28],
            [t.x(34), 27],
          ],
          2.6,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(-32), 40],
            [t.x(-40), 56],
            [t.x(-36), 68],
          ],
          3,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(32), 40],
            [t.x(40), 56],
            [t.x(36), 68],
          ],
          3,
          { colour: dark },
        ),
      );
    if (extra === 'nosering')
      over.push(pen.wire(ellipse(t.a * 12 + 2, 38, 6, 6, 0, 14), 3, sodium, { closed: true }));
    if (extra === 'glasses')
      for (const s of [-1, 1])
        over.push(
          pen.wire(ellipse(t.x(s * 35), -2, 30 * t.k(s * 35), 28, 0, 26), 6, ink, { closed: true }),
          pen.flat(ellipse(t.x(s * 35), -2, 28 * t.k(s * 35), 26), '#bfe9ff', 0.16),
        );
    if (extra === 'glasses')
      over.push(
        pen.stroke(
          [
            [t.x(-8), -6],
            [t.x(0), -11],
            [t.x(8), -6],
          ],
          6,
        ),
      );
    if (extra === 'shades') {
      for (const s of [-1, 1])
        over.push(
          pen.shape(
            place(
              [
                [-30, -16],
                [26, -18],
                [32, -4],
                [18, 20],
                [-14, 21],
                [-30, 4],
              ],
              { x: t.x(s * 36), y: -4, mirror: s < 0 },
            ),
            {
              fill: '#241a3a',
              rim: false,
              shade: false,
              line: 4,
              inside: pen.stroke(
                [
                  [t.x(s * 36) - 18, 8],
                  [t.x(s * 36) + 10, -16],
                ],
                8,
                { colour: look.band ?? pink },
              ),
            },
          ),
        );
      over.push(
        pen.stroke(
          [
            [t.x(-12), -16],
            [t.x(12), -16],
          ],
          6,
          { ends: [0.8, 0.8] },
        ),
      );
    }
    if (extra === 'patch')
      over.push(
        pen.stroke(
          [
            [t.x(-80), -40],
            [t.x(-20), -30],
            [t.x(70), -70],
          ],
          5,
        ),
        pen.shape(
          [
            [t.x(-58), -26],
            [t.x(-14), -26],
            [t.x(-18), 12],
            [t.x(-36), 22],
            [t.x(-54), 10],
          ],
          { fill: '#241a3a', rim: false, line: 3 },
        ),
      );
    if (extra === 'earrings')
      for (const s of [-1, 1])
        if (s * t.a <= 0.3)
          over.push(
            pen.wire(ellipse(s * 88 + t.a * 2, 46, 13, 16, 0, 22), 5, look.band ?? sodium, { closed: true }),
          );
  }
  return { under: under.join(''), over: over.join('') };
}

const polarStar = (x: number, y: number, r: number, i: number): [number, number] => {
  const p = polar([x, y], -Math.PI / 2 + (i * Math.PI) / 5, r);
  return [p[0], p[1]];
};

function human(pen: Pen, look: HeadLook): Layers {
  const t = turned(look.yaw ?? 0);
  const { a } = t;
  const skin = look.skin;
  const mood = moods[look.mood ?? 'cool'];
  const hair = hairOf(pen, look, a);
  const hat = hatOf(pen, look, a);
  const outline = faceLine(look.jaw ?? 'round', a);
  const behind = hair.behind + hat.behind;
  const parts: Svg[] = [];
  if (look.back === true) {
    const colour = look.hair === 'bald' ? skin : (look.hairColour ?? '#5b3222');
    parts.push(
      pen.shape(outline, {
        fill: colour,
        inside: strands(pen, colour, [
          [
            [0, -100],
            [-20, 60],
          ],
          [
            [30, -90],
            [40, 60],
          ],
          [
            [-44, -80],
            [-60, 50],
          ],
        ]),
      }),
      hat.before,
    );
    return { behind: '', before: behind + parts.join('') };
  }
  const ear = (s: 1 | -1): Svg =>
    s * a > 0.45
      ? ''
      : pen.shape(
          [
            [s * 78 + a * 2, -18],
            [s * 94, -26],
            [s * 102, -8],
            [s * 96, 16],
            [s * 84, 26],
            [s * 76 + a * 3, 18],
          ],
          {
            fill: skin,
            depth: 5,
            inside: pen.stroke(
              [
                [s * 96, -12],
                [s * 88, -6],
                [s * 90, 10],
              ],
              3.4,
              { colour: darker(skin, 0.4) },
            ),
          },
        );
  parts.push(ear(1), ear(-1));
  const extras = extrasOf(pen, look, t);
  const covered =
    (look.hat ?? 'none') !== 'none' &&
    look.hat !== 'headphones' &&
    look.hat !== 'flowers' &&
    look.hat !== 'crown' &&
    look.hat !== 'goggles';
  const cast = covered
    ? pen.flat(
        [
          [-100, -120, 1],
          [100, -120, 1],
          [96, -22],
          [50, -18],
          [0, -8],
          [-50, -18],
          [-96, -22],
        ],
        darker(skin, 0.3),
        0.85,
      )
    : look.hair === 'bald'
      ? pen.stroke(
          [
            [-40, -88],
            [-8, -98],
          ],
          12,
          { colour: lighter(skin, 0.6), opacity: 0.7 },
        )
      : pen.flat(
          [
            [-100, -120, 1],
            [100, -120, 1],
            [86, -26],
            [40, -50],
            [0, -46],
            [-40, -54],
            [-86, -22],
          ],
          darker(skin, 0.3),
          0.5,
        );
  parts.push(pen.shape(outline, { fill: skin, depth: 17, inside: cast + extras.under }));
  for (const s of [-1, 1] as const) {
    const x = t.x(s * 36);
    const k = t.k(s * 36);
    if (look.shadow !== undefined)
      parts.push(pen.flat(ellipse(x + s * 3, -15, 27 * k, 20, s * -0.2), look.shadow, 0.8));
    const drawn = eye(pen, {
      rx: 24 * k,
      ry: 24,
      open: mood.open,
      iris: look.iris ?? '#6b4a2b',
      lid: look.shadow ?? darker(skin, 0.22),
      lashes: look.lashes ?? false,
      gaze: -a * s * 0.8,
      closed: look.closed ?? false,
    });
    parts.push(move(drawn, x, -3, { mirror: s < 0 }));
    const lift = s === (a >= 0 ? -1 : 1) ? mood.lift : mood.other;
    const browColour =
      look.hairColour === undefined || look.hair === 'bald'
        ? darker(skin, 0.7)
        : darker(look.hairColour, 0.35);
    const brow: Point[] = [
      [-22 * k, -2 + mood.brow * 26],
      [0, -8 - mood.brow * 4],
      [28 * k, -2 - mood.brow * 16],
    ];
    parts.push(
      move(
        pen.stroke(brow, look.lashes === true ? 7.5 : 11, { colour: browColour, ends: [0.8, 0.1] }),
        x,
        -35 - lift,
        { mirror: s < 0 },
      ),
    );
  }
  parts.push(move(noseOf(pen, look, a), t.x(0) * 0.46 + a * 4, 0));
  parts.push(facialOf(pen, look, a));
  parts.push(move(mouthOf(pen, look, 64 + (look.jaw === 'long' ? 8 : 0)), t.x(0) * 0.36 + a * 6, 0));
  if (look.facial === 'walrus' || look.facial === 'moustache') parts.push(facialOf(pen, look, a));
  parts.push(extras.over, hair.before, hat.before);
  return { behind, before: parts.join('') };
}

function beastEyes(
  pen: Pen,
  look: HeadLook,
  t: Turned,
  y: number,
  apart: number,
  size: number,
  slant: number,
): Svg {
  const mood = moods[look.mood ?? 'cool'];
  return ([-1, 1] as const)
    .map((s) => {
      const x = t.x(s * apart);
      const k = t.k(s * apart);
      const drawn = eye(pen, {
        rx: size * k,
        ry: size * 0.95,
        open: mood.open,
        iris: look.iris ?? sodium,
        lid: darker(look.skin, 0.32),
        lashes: look.lashes ?? false,
        gaze: -t.a * s * 0.8,
        closed: look.closed ?? false,
      });
      const brow = pen.stroke(
        [
          [-size * 0.8, mood.brow * 20],
          [0, -5],
          [size * 1.1, -mood.brow * 12],
        ],
        9,
        { colour: darker(look.skin, 0.6), ends: [0.7, 0.1] },
      );
      return (
        move(drawn, x, y, { mirror: s < 0, turn: s * slant }) +
        move(brow, x, y - size - 8 - (s < 0 ? mood.lift : mood.other), { mirror: s < 0 })
      );
    })
    .join('');
}

function beast(pen: Pen, look: HeadLook): Svg {
  const t = turned(look.yaw ?? 0);
  const { a } = t;
  const skin = look.skin;
  const pale = blend(skin, bone, 0.62);
  const hat = hatOf(pen, look, a);
  const extras = extrasOf(pen, look, t);
  const parts: Svg[] = [];
  const nose = (x: number, y: number, w: number, colour = '#2a1a2e'): Svg =>
    pen.shape(
      [
        [x - w, y - w * 0.5],
        [x, y - w * 0.75],
        [x + w, y - w * 0.5],
        [x + w * 0.5, y + w * 0.5],
        [x, y + w * 0.7],
        [x - w * 0.5, y + w * 0.5],
      ],
      { fill: colour, shade: false, rim: false, line: 3 },
    ) + pen.flat(ellipse(x - w * 0.3, y - w * 0.35, w * 0.3, w * 0.16), '#fff', 0.85);
  switch (look.kind) {
    case 'coyote': {
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
      break;
    }
    case 'jackalope': {
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
      break;
    }
    case 'longhorn': {
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
      break;
    }
    case 'crow': {
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
      break;
    }
    case 'owl': {
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
      break;
    }
    case 'gila': {
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
      break;
    }
    case 'cactus': {
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
      break;
    }
    case 'skull': {
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
      break;
    }
    case 'robot': {
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
      break;
    }
    default:
      break;
  }
  parts.push(extras.over, hat.before);
  return parts.join('');
}

/** What lies behind the neck and shoulders (long hair), and the rest. */
export function headLayers(pen: Pen, look: HeadLook): Layers {
  return look.kind === undefined || look.kind === 'human'
    ? human(pen, look)
    : { behind: '', before: beast(pen, look) };
}

export function head(pen: Pen, look: HeadLook): Svg {
  const { behind, before } = headLayers(pen, look);
  return behind + before;
}
