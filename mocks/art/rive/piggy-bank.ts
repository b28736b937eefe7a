/** The tip jar: a pig in a small hat that breathes, blinks, and is glad of a coin. */
import { at, distance, type Point, sub } from '../kit/geometry.ts';
import type { Animation, Geometry, Knot, Part, Scene, ShapePart, Track } from './encode.ts';

const INK = '#1a1226';
const SKIN = '#ff7fbd';
const SHADE = '#e0559f';
const SNOUT = '#ffa9d3';
const LINE = { colour: INK, thickness: 5 } as const;

/** Smooth through the points; a third value of 1 makes a corner. */
function path(points: readonly Point[], closed: boolean): Geometry {
  const knots = points.map((p, i): Knot => {
    const before = !closed && i === 0 ? p : at(points, i - 1);
    const after = !closed && i === points.length - 1 ? p : at(points, i + 1);
    const along = sub(after, before);
    const far = Math.hypot(along[0], along[1]) || 1;
    const corner = p[2] === 1;
    const reach = (other: Point): number => (corner ? 0 : (distance(p, other) * 0.37) / far);
    const back = reach(before);
    const on = reach(after);
    return {
      x: p[0],
      y: p[1],
      inX: -along[0] * back,
      inY: -along[1] * back,
      outX: along[0] * on,
      outY: along[1] * on,
    };
  });
  return { kind: 'path', knots, closed };
}

const oval = (x: number, y: number, width: number, height: number, rotation?: number): Geometry => ({
  kind: 'ellipse',
  x,
  y,
  width,
  height,
  ...(rotation === undefined ? {} : { rotation }),
});

const shape = (
  name: string,
  parent: string,
  paths: readonly Geometry[],
  paint: Pick<ShapePart, 'fill' | 'stroke'>,
  more: Partial<Pick<ShapePart, 'x' | 'y' | 'opacity' | 'rotation'>> = {},
): ShapePart => ({
  kind: 'shape',
  name,
  parent,
  paths,
  ...paint,
  ...more,
});

/** Front to back. The ground is y = 0 in `pig`; `squash` is for the coin, `breath` for idling, so that they never fight. */
const parts: readonly Part[] = [
  { kind: 'node', name: 'pig', x: 100, y: 178 },
  { kind: 'node', name: 'squash', parent: 'pig' },
  { kind: 'node', name: 'breath', parent: 'squash' },
  { kind: 'node', name: 'hat', parent: 'breath', x: 34, y: -116 },
  shape(
    'hat band',
    'hat',
    [
      path(
        [
          [-18, -7, 1],
          [0, -3],
          [19, -10, 1],
          [18, -15, 1],
          [0, -9],
          [-19, -12, 1],
        ],
        true,
      ),
    ],
    { fill: '#ffb52e' },
  ),
  shape(
    'hat crown',
    'hat',
    [
      path(
        [
          [-19, -6],
          [-22, -24],
          [-12, -34],
          [-1, -28],
          [12, -36],
          [20, -26],
          [20, -8],
          [0, -1],
        ],
        true,
      ),
    ],
    { fill: '#8a4a26', stroke: LINE },
  ),
  shape(
    'hat brim',
    'hat',
    [
      path(
        [
          [-42, -14],
          [-24, -4],
          [0, 2],
          [25, -8],
          [42, -22],
          [44, -14],
          [28, 4],
          [0, 13],
          [-28, 6],
          [-44, -6],
        ],
        true,
      ),
    ],
    { fill: '#8a4a26', stroke: LINE },
  ),
  { kind: 'node', name: 'eyes', parent: 'breath', x: 33, y: -83 },
  shape('eye lights', 'eyes', [oval(-19.5, -4, 5, 5), oval(17.5, -4, 5, 5)], { fill: '#ffffff' }),
  shape('eye balls', 'eyes', [oval(-17, 0, 13, 17), oval(20, 0, 13, 17)], { fill: INK }),
  shape(
    'glad eyes',
    'breath',
    [
      path(
        [
          [7, -80],
          [16, -90],
          [25, -80],
        ],
        false,
      ),
      path(
        [
          [44, -80],
          [53, -90],
          [62, -80],
        ],
        false,
      ),
    ],
    { stroke: { colour: INK, thickness: 6 } },
    { opacity: 0 },
  ),
  shape('nostrils', 'breath', [oval(27, -58, 8, 13), oval(47, -58, 8, 13)], { fill: '#8f2a66' }),
  shape('snout', 'breath', [oval(37, -58, 50, 36)], { fill: SNOUT, stroke: LINE }),
  shape(
    'mouth',
    'breath',
    [
      path(
        [
          [24, -34],
          [36, -30],
          [48, -34],
        ],
        false,
      ),
    ],
    { stroke: { colour: INK, thickness: 5 } },
  ),
  shape(
    'smile',
    'breath',
    [
      path(
        [
          [17, -37, 1],
          [36, -33],
          [57, -38, 1],
          [50, -23],
          [37, -17],
          [24, -22],
        ],
        true,
      ),
    ],
    { fill: '#8f2a66', stroke: LINE },
    { opacity: 0 },
  ),
  shape('cheeks', 'breath', [oval(0, -62, 17, 11), oval(68, -64, 10, 10)], { fill: SHADE }),
  shape(
    'near ear',
    'breath',
    [
      path(
        [
          [-4, -102],
          [-10, -132, 1],
          [24, -114],
        ],
        true,
      ),
    ],
    { fill: SHADE, stroke: LINE },
  ),
  shape(
    'slot',
    'breath',
    [{ kind: 'rectangle', x: -36, y: -105, width: 36, height: 9, radius: 4.5, rotation: -0.36 }],
    { fill: INK },
  ),
  shape(
    'shine',
    'breath',
    [
      path(
        [
          [-58, -72],
          [-54, -88],
          [-47, -96],
        ],
        false,
      ),
    ],
    { stroke: { colour: '#ffd3ea', thickness: 6 } },
  ),
  shape(
    'belly',
    'breath',
    [
      path(
        [
          [-62, -50],
          [-30, -28],
          [20, -24],
          [62, -46],
          [48, -21],
          [10, -15],
          [-34, -17],
        ],
        true,
      ),
    ],
    { fill: SHADE },
  ),
  shape(
    'body',
    'breath',
    [
      path(
        [
          [-70, -62],
          [-60, -98],
          [-26, -117],
          [20, -120],
          [60, -106],
          [76, -70],
          [64, -30],
          [24, -12],
          [-30, -13],
          [-62, -30],
        ],
        true,
      ),
    ],
    { fill: SKIN, stroke: LINE },
  ),
  shape(
    'far ear',
    'breath',
    [
      path(
        [
          [52, -108],
          [70, -134, 1],
          [72, -98],
        ],
        true,
      ),
    ],
    { fill: SHADE, stroke: LINE },
  ),
  shape(
    'near legs',
    'squash',
    [
      path(
        [
          [-52, -30, 1],
          [-54, 0],
          [-26, 0],
          [-24, -22, 1],
        ],
        true,
      ),
      path(
        [
          [22, -22, 1],
          [22, 0],
          [50, 0],
          [52, -28, 1],
        ],
        true,
      ),
    ],
    { fill: SKIN, stroke: LINE },
  ),
  shape(
    'far legs',
    'squash',
    [
      path(
        [
          [-26, -26, 1],
          [-26, -4],
          [-6, -4],
          [-4, -24, 1],
        ],
        true,
      ),
      path(
        [
          [0, -24, 1],
          [2, -4],
          [20, -4],
          [22, -24, 1],
        ],
        true,
      ),
    ],
    { fill: SHADE, stroke: LINE },
  ),
  shape(
    'tail',
    'breath',
    [
      path(
        [
          [0, 0],
          [-12, -4],
          [-14, -16],
          [-4, -16],
          [-6, -6],
          [-22, -8],
        ],
        false,
      ),
    ],
    { stroke: { colour: INK, thickness: 6 } },
    { x: -66, y: -62 },
  ),
  { kind: 'node', name: 'coin', x: 64, y: -20, opacity: 0 },
  shape(
    'coin star',
    'coin',
    [
      path(
        Array.from({ length: 10 }, (_, i): Point => {
          const r = i % 2 === 0 ? 9 : 4;
          const a = -Math.PI / 2 + (i * Math.PI) / 5;
          return [Math.cos(a) * r, Math.sin(a) * r, 1];
        }),
        true,
      ),
    ],
    { fill: '#b8741a' },
  ),
  shape('coin face', 'coin', [oval(0, 0, 34, 34)], { fill: '#ffc53d', stroke: LINE }),
  shape(
    'sparks',
    'pig',
    [
      path(
        [
          [-52, -128],
          [-60, -142],
        ],
        false,
      ),
      path(
        [
          [-34, -134],
          [-34, -150],
        ],
        false,
      ),
      path(
        [
          [-16, -132],
          [-8, -145],
        ],
        false,
      ),
    ],
    { stroke: { colour: '#ffb52e', thickness: 6 } },
    { opacity: 0 },
  ),
  shape('shadow', 'pig', [oval(2, 2, 142, 15)], { fill: '#1a1226' }, { opacity: 0.28 }),
];

const steady = (list: readonly (readonly [string, Track['property'], number])[]): Track[] =>
  list.map(([part, property, value]) => ({ part, property, keys: [[0, value]] }));

const idle: Animation = {
  name: 'Idle',
  duration: 180,
  loop: true,
  tracks: [
    {
      part: 'breath',
      property: 'scaleY',
      keys: [
        [0, 1],
        [90, 1.028],
        [180, 1],
      ],
    },
    {
      part: 'breath',
      property: 'scaleX',
      keys: [
        [0, 1],
        [90, 0.986],
        [180, 1],
      ],
    },
    {
      part: 'eyes',
      property: 'scaleY',
      keys: [
        [0, 1],
        [118, 1],
        [122, 0.08],
        [127, 1],
        [180, 1],
      ],
    },
    {
      part: 'tail',
      property: 'rotation',
      keys: [
        [0, 0],
        [40, 0.22],
        [80, -0.12],
        [120, 0],
        [180, 0],
      ],
    },
    ...steady([
      ['coin', 'y', -20],
      ['coin', 'opacity', 0],
      ['coin', 'scaleX', 1],
      ['squash', 'scaleX', 1],
      ['squash', 'scaleY', 1],
      ['hat', 'y', -116],
      ['hat', 'rotation', 0],
      ['eyes', 'opacity', 1],
      ['glad eyes', 'opacity', 0],
      ['mouth', 'opacity', 1],
      ['smile', 'opacity', 0],
      ['sparks', 'opacity', 0],
    ]),
  ],
};

const press: Animation = {
  name: 'Press',
  duration: 66,
  loop: false,
  tracks: [
    {
      part: 'coin',
      property: 'opacity',
      keys: [
        [0, 0, 'linear'],
        [3, 1, 'hold'],
        [27, 1, 'hold'],
        [28, 0, 'hold'],
        [66, 0],
      ],
    },
    {
      part: 'coin',
      property: 'y',
      keys: [
        [0, -20],
        [4, -16],
        [19, 62, 'linear'],
        [27, 100, 'hold'],
        [28, -20, 'hold'],
        [66, -20],
      ],
    },
    {
      part: 'coin',
      property: 'scaleX',
      keys: [
        [0, 1],
        [6, 0.25],
        [12, 1],
        [18, 0.3],
        [24, 0.9, 'hold'],
        [28, 1, 'hold'],
        [66, 1],
      ],
    },
    {
      part: 'squash',
      property: 'scaleY',
      keys: [
        [0, 1],
        [6, 1.03],
        [20, 1.02],
        [29, 0.82],
        [38, 1.09],
        [46, 0.97],
        [54, 1.01],
        [62, 1],
        [66, 1],
      ],
    },
    {
      part: 'squash',
      property: 'scaleX',
      keys: [
        [0, 1],
        [6, 0.98],
        [20, 0.99],
        [29, 1.14],
        [38, 0.94],
        [46, 1.02],
        [54, 0.995],
        [62, 1],
        [66, 1],
      ],
    },
    {
      part: 'hat',
      property: 'y',
      keys: [
        [0, -116],
        [28, -116],
        [37, -132],
        [47, -114],
        [54, -116],
        [66, -116],
      ],
    },
    {
      part: 'hat',
      property: 'rotation',
      keys: [
        [0, 0],
        [28, 0],
        [37, 0.2],
        [47, -0.04],
        [54, 0],
        [66, 0],
      ],
    },
    { part: 'breath', property: 'scaleX', keys: [[0, 1]] },
    { part: 'breath', property: 'scaleY', keys: [[0, 1]] },
    { part: 'eyes', property: 'scaleY', keys: [[0, 1]] },
    {
      part: 'eyes',
      property: 'opacity',
      keys: [
        [0, 1, 'hold'],
        [27, 0, 'hold'],
        [58, 1, 'hold'],
        [66, 1],
      ],
    },
    {
      part: 'glad eyes',
      property: 'opacity',
      keys: [
        [0, 0, 'hold'],
        [27, 1, 'hold'],
        [58, 0, 'hold'],
        [66, 0],
      ],
    },
    {
      part: 'mouth',
      property: 'opacity',
      keys: [
        [0, 1, 'hold'],
        [27, 0, 'hold'],
        [60, 1, 'hold'],
        [66, 1],
      ],
    },
    {
      part: 'smile',
      property: 'opacity',
      keys: [
        [0, 0, 'hold'],
        [27, 1, 'hold'],
        [60, 0, 'hold'],
        [66, 0],
      ],
    },
    {
      part: 'sparks',
      property: 'opacity',
      keys: [
        [0, 0, 'hold'],
        [28, 1, 'linear'],
        [44, 0],
        [66, 0],
      ],
    },
    {
      part: 'tail',
      property: 'rotation',
      keys: [
        [0, 0],
        [30, 0],
        [36, 0.5],
        [42, -0.3],
        [48, 0.4],
        [56, 0],
        [66, 0],
      ],
    },
  ],
};

const RESTING = 160;

export const piggyBank: Scene = {
  artboard: 'Piggy Bank',
  width: 200,
  height: 200,
  parts,
  animations: [idle, press],
  machine: {
    name: 'State Machine 1',
    trigger: 'Pressed',
    first: 'Idle',
    states: [
      { name: 'Idle', animation: 'Idle', transitions: [{ to: 'Press', on: 'Pressed' }] },
      /** A state never enters itself again, so two of them take turns and a quick second click starts the drop anew. */
      {
        name: 'Press',
        animation: 'Press',
        transitions: [
          { to: 'Press again', on: 'Pressed' },
          { to: 'Idle', mix: RESTING },
        ],
      },
      {
        name: 'Press again',
        animation: 'Press',
        transitions: [
          { to: 'Press', on: 'Pressed' },
          { to: 'Idle', mix: RESTING },
        ],
      },
    ],
  },
};
