/**
 * Whole figures on jointed bones. The ground is y = 0 and a grown figure is about 920 high without its hat; limbs reach
 * for what the pose asks by two-bone reach, and clothes are mapped on the turned torso, so that they follow every pose.
 * Index 0 is the limb on the viewer's left, 1 the one on the right.
 */
import { blend, bone, darker, ink, lighter, pink, sodium } from './colour.ts';
import {
  add,
  at,
  clamp,
  curve,
  distance,
  ellipse,
  lerp,
  mix,
  type Point,
  place,
  polar,
  reach,
  tube,
  turn,
} from './geometry.ts';
import { type Gesture, hand } from './hands.ts';
import { type HeadLook, headLayers } from './head.ts';
import { strokes } from './letters.ts';
import { move, type Pen, type Svg } from './pen.ts';

interface Foot {
  readonly x: number;
  readonly y?: number;
  /** Where the toe points; front is towards the viewer. */
  readonly face: 'left' | 'right' | 'front';
  /** Radians that the toe is lifted. */
  readonly lift?: number;
}

interface Arm {
  /** Where the hand wants to be, from the shoulder's height and the body's middle. */
  readonly to: Point;
  /** Which way the elbow goes. */
  readonly bend: 1 | -1;
  readonly gesture: Gesture;
  /** The hand's own turn, added to the forearm's direction. */
  readonly wrist?: number;
  readonly behind?: boolean;
}

export interface Pose {
  readonly hip: Point;
  /** Radians; positive leans to the viewer's right. */
  readonly lean: number;
  /** Sideways swing of the chest against the hip. */
  readonly sway?: number;
  readonly shoulders?: number;
  readonly hips?: number;
  readonly head?: { readonly tilt?: number; readonly x?: number; readonly y?: number };
  readonly feet: readonly [Foot, Foot];
  readonly knees: readonly [1 | -1, 1 | -1];
  readonly arms: readonly [Arm, Arm];
  /** Which leg is nearer. */
  readonly near?: 0 | 1;
}

export interface Build {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly limb: number;
  readonly head: number;
  readonly belly?: number;
  /** Length of the legs against the standard. */
  readonly leg?: number;
}

export const builds = {
  lanky: { shoulder: 88, chest: 70, waist: 54, hip: 58, limb: 0.86, head: 0.94 },
  slim: { shoulder: 84, chest: 72, waist: 50, hip: 70, limb: 0.86, head: 1 },
  curvy: { shoulder: 92, chest: 88, waist: 62, hip: 100, limb: 1.08, head: 1 },
  sturdy: { shoulder: 118, chest: 104, waist: 92, hip: 88, limb: 1.22, head: 1 },
  broad: { shoulder: 146, chest: 124, waist: 82, hip: 76, limb: 1.3, head: 0.94 },
  round: { shoulder: 108, chest: 118, waist: 134, hip: 116, limb: 1.14, head: 1.04, belly: 18 },
  small: { shoulder: 74, chest: 66, waist: 58, hip: 64, limb: 0.9, head: 1.16, leg: 0.8 },
} as const satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;

type Top =
  | 'tee'
  | 'western'
  | 'tank'
  | 'jumpsuit'
  | 'overalls'
  | 'dress'
  | 'corset'
  | 'bare'
  | 'armour'
  | 'hoodie'
  | 'suit'
  | 'flannel'
  | 'bandtee';
type Over = 'none' | 'vest' | 'jacket' | 'fringe' | 'duster' | 'poncho' | 'apron' | 'denim' | 'bomber';
type Bottom = 'skinny' | 'bell' | 'wide' | 'shorts' | 'skirt' | 'longskirt' | 'chaps' | 'bare' | 'tutu';
type Shoe = 'cowboy' | 'sneaker' | 'work' | 'platform' | 'bare' | 'metal' | 'hoof' | 'skate';
type Sleeve = 'none' | 'short' | 'rolled' | 'long' | 'puff';

export interface Outfit {
  readonly top: Top;
  readonly topColour: string;
  readonly second?: string;
  readonly sleeve?: Sleeve;
  readonly over?: Over;
  readonly overColour?: string;
  readonly bottom: Bottom;
  readonly bottomColour: string;
  readonly shoe: Shoe;
  readonly shoeColour: string;
  readonly trim?: string;
  readonly belt?: string | false;
  readonly graphic?: 'star' | 'bolt' | 'skull' | 'heart' | 'stripes' | 'flame' | 'horseshoe' | 'none';
  readonly neck?: 'bandana' | 'bolo' | 'scarf' | 'choker' | 'medal' | 'none';
  readonly gloves?: string;
  readonly tattoos?: boolean;
  readonly socks?: string;
}

export interface FigureLook {
  readonly build: Build;
  readonly pose: Pose;
  readonly head: HeadLook;
  readonly outfit: Outfit;
  readonly tail?: 'coyote' | 'rabbit' | 'crow' | 'lizard' | 'cow' | 'none';
  /** Drawn between body and arms, given the joints. */
  readonly prop?: (pen: Pen, joints: Joints) => Svg;
  /** Drawn behind everything. */
  readonly behind?: (pen: Pen, joints: Joints) => Svg;
  /** Drawn in a hand, under its fingers. */
  readonly held?: readonly [
    ((pen: Pen, at: Point, direction: number) => Svg) | null,
    ((pen: Pen, at: Point, direction: number) => Svg) | null,
  ];
  /** Over everything. */
  readonly before?: (pen: Pen, joints: Joints) => Svg;
  readonly back?: boolean;
}

export interface Joints {
  readonly neck: Point;
  readonly head: Point;
  readonly chest: Point;
  readonly hip: Point;
  readonly shoulders: readonly [Point, Point];
  readonly elbows: readonly [Point, Point];
  readonly wrists: readonly [Point, Point];
  readonly knees: readonly [Point, Point];
  readonly ankles: readonly [Point, Point];
  readonly on: (u: number, v: number) => Point;
  readonly lean: number;
}

const TORSO = 262;
const THIGH = 212;
const SHIN = 210;
const UPPER = 152;
const FORE = 138;
const ANKLE = 46;

export function jointsOf(look: FigureLook): Joints {
  const { build, pose } = look;
  const leg = build.leg ?? 1;
  const hip: Point = [pose.hip[0], pose.hip[1] * leg];
  const up = -Math.PI / 2 + pose.lean;
  const spine: Point[] = [hip, add(polar(hip, up, TORSO * 0.5), [pose.sway ?? 0, 0]), polar(hip, up, TORSO)];
  const line = curve(spine, false, 12);
  const spineAt = (v: number): Point => {
    const i = clamp((1 - v) * (line.length - 1), 0, line.length - 1);
    const a = at(line, Math.floor(i));
    const b = at(line, Math.min(line.length - 1, Math.ceil(i)));
    return mix(a, b, i - Math.floor(i));
  };
  const shoulderTurn = pose.lean * 0.8 + (pose.shoulders ?? 0);
  const hipTurn = pose.hips ?? 0;
  const rows: readonly (readonly [number, number])[] = [
    [0, build.shoulder * 0.84],
    [0.1, build.shoulder],
    [0.34, build.chest],
    [0.66, build.waist],
    [0.78, build.waist * 0.5 + build.hip * 0.5 + (build.belly ?? 0)],
    [1, build.hip],
  ];
  const half = (v: number): number => {
    for (let i = 1; i < rows.length; i++) {
      const [v0, w0] = at(rows, i - 1);
      const [v1, w1] = at(rows, i);
      if (v <= v1) {
        const f = (v - v0) / (v1 - v0);
        return lerp(w0, w1, f * f * (3 - 2 * f));
      }
    }
    return build.hip;
  };
  const on = (u: number, v: number): Point => {
    const c = clamp(v, 0, 1);
    const dir = lerp(shoulderTurn, hipTurn, c);
    const p = polar(spineAt(c), dir, half(c) * u);
    return v > 1 ? add(p, [0, (v - 1) * TORSO]) : v < 0 ? add(p, polar([0, 0], up, -v * TORSO)) : p;
  };
  const neck = spineAt(0);
  const shoulders: [Point, Point] = [on(-0.92, 0.1), on(0.92, 0.1)];
  const sides = [0, 1] as const;
  const hipJoints = sides.map((i) => polar(add(hip, [0, 6]), hipTurn, build.hip * 0.56 * (i === 0 ? -1 : 1)));
  const legs = sides.map((i) => {
    const foot = pose.feet[i];
    return reach(at(hipJoints, i), [foot.x, (foot.y ?? 0) - ANKLE], THIGH * leg, SHIN * leg, pose.knees[i]);
  });
  const arms = sides.map((i) => {
    const arm = pose.arms[i];
    return reach(
      shoulders[i],
      add([hip[0] + Math.sin(pose.lean) * TORSO * 0.9, neck[1] + 24], arm.to),
      UPPER,
      FORE,
      arm.bend,
    );
  });
  const headAt = add(polar(neck, up, 78 * build.head), [pose.head?.x ?? 0, pose.head?.y ?? 0]);
  const pair = (list: readonly { joint: Point; end: Point }[], key: 'joint' | 'end'): [Point, Point] => [
    at(list, 0)[key],
    at(list, 1)[key],
  ];
  return {
    neck,
    head: headAt,
    chest: spineAt(0.3),
    hip,
    shoulders,
    on,
    lean: pose.lean,
    elbows: pair(arms, 'joint'),
    wrists: pair(arms, 'end'),
    knees: pair(legs, 'joint'),
    ankles: pair(legs, 'end'),
  };
}

/** A shoe for a right-facing foot, its ankle at 0,0 and its sole at y = 46. */
function shoeSvg(pen: Pen, shoe: Shoe, colour: string, trim: string, front: boolean): Svg {
  const dark = darker(colour, 0.5);
  const sole = '#efe3cc';
  if (front) {
    switch (shoe) {
      case 'sneaker':
      case 'skate':
        return pen.shape(
          [
            [-26, -22],
            [26, -22],
            [30, 10],
            [40, 34],
            [30, 48],
            [-30, 48],
            [-40, 34],
            [-30, 10],
          ],
          {
            fill: colour,
            inside:
              pen.flat(
                [
                  [-60, 38, 1],
                  [60, 38, 1],
                  [60, 60, 1],
                  [-60, 60, 1],
                ],
                sole,
              ) +
              pen.flat(ellipse(0, 36, 27, 16), sole) +
              [-10, 2, 14]
                .map((y) =>
                  pen.stroke(
                    [
                      [-12, y],
                      [12, y - 2],
                    ],
                    4.5,
                    { colour: bone, ends: [0.8, 0.8] },
                  ),
                )
                .join(''),
          },
        );
      case 'hoof':
        return pen.shape(
          [
            [-24, -10],
            [24, -10],
            [36, 46],
            [0, 50],
            [-36, 46],
          ],
          {
            fill: colour,
            inside: pen.stroke(
              [
                [0, 20],
                [0, 50],
              ],
              6,
            ),
          },
        );
      case 'bare':
        return pen.shape(
          [
            [-22, -16],
            [22, -16],
            [40, 28],
            [34, 47],
            [-34, 47],
            [-40, 28],
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [-12, 30],
                  [-12, 48],
                ],
                4,
              ) +
              pen.stroke(
                [
                  [12, 30],
                  [12, 48],
                ],
                4,
              ),
          },
        );
      default:
        return pen.shape(
          [
            [-30, -56],
            [30, -56],
            [28, -6],
            [38, 26],
            [24, 48],
            [-24, 48],
            [-38, 26],
            [-28, -6],
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [-22, 6],
                  [0, 22],
                  [22, 6],
                ],
                4.4,
                { colour: trim },
              ) +
              pen.stroke(
                [
                  [-14, -10],
                  [0, 6],
                  [14, -10],
                ],
                4,
                { colour: trim },
              ) +
              pen.flat(
                [
                  [-50, 40, 1],
                  [50, 40, 1],
                  [50, 60, 1],
                  [-50, 60, 1],
                ],
                dark,
              ),
          },
        );
    }
  }
  switch (shoe) {
    case 'cowboy':
      return (
        pen.shape(
          [
            [-34, 20, 1],
            [-8, 22, 1],
            [-12, 47, 1],
            [-32, 47, 1],
          ],
          { fill: dark },
        ) +
        pen.shape(
          [
            [-36, -92],
            [-2, -80],
            [36, -94],
            [30, -40],
            [26, -8],
            [54, 8],
            [92, 22],
            [110, 36],
            [98, 44],
            [40, 42],
            [-2, 36],
            [-36, 28],
            [-34, -10],
            [-34, -50],
          ],
          {
            fill: colour,
            inside:
              pen.flat(
                [
                  [-50, 36],
                  [0, 38],
                  [60, 44],
                  [120, 38],
                  [120, 60],
                  [-50, 60],
                ],
                dark,
              ) +
              pen.stroke(
                [
                  [-22, -70],
                  [-14, -30],
                  [0, -50],
                  [14, -30],
                  [24, -72],
                ],
                4,
                { colour: trim },
              ) +
              pen.stroke(
                [
                  [-24, -46],
                  [-14, -10],
                  [0, -28],
                  [14, -10],
                  [22, -46],
                ],
                4,
                { colour: trim },
              ) +
              pen.stroke(
                [
                  [40, 12],
                  [62, 10],
                  [84, 24],
                ],
                4,
                { colour: trim },
              ) +
              pen.stroke(
                [
                  [-34, 8],
                  [-10, 16],
                  [24, 0],
                ],
                4,
              ),
          },
        )
      );
    case 'platform':
      return (
        pen.shape(
          [
            [-36, 14, 1],
            [104, 22, 1],
            [106, 62, 1],
            [30, 58, 1],
            [20, 40],
            [-4, 42, 1],
            [-8, 62, 1],
            [-40, 62, 1],
          ],
          { fill: dark },
        ) +
        pen.shape(
          [
            [-34, -80],
            [0, -72],
            [32, -82],
            [28, -20],
            [48, 0],
            [88, 8],
            [106, 26],
            [100, 32],
            [-36, 24],
            [-32, -20],
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [-18, -56],
                  [16, -54],
                ],
                5,
                { colour: trim },
              ) +
              pen.flat(
                Array.from({ length: 10 }, (_, i): Point => {
                  const p = polar([6, -26], -1.57 + (i * Math.PI) / 5, i % 2 === 0 ? 18 : 8);
                  return [p[0], p[1], 1];
                }),
                trim,
              ),
          },
        )
      );
    case 'work':
      return (
        pen.shape(
          [
            [-34, 30, 1],
            [100, 30, 1],
            [100, 47, 1],
            [-34, 47, 1],
          ],
          { fill: '#2b2030' },
        ) +
        pen.shape(
          [
            [-32, -60],
            [0, -56],
            [30, -62],
            [28, -18],
            [52, -6],
            [86, 0],
            [102, 22],
            [98, 34],
            [-34, 34],
            [-34, 0],
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [54, 2],
                  [72, 12],
                  [72, 34],
                ],
                4,
              ) +
              [-44, -30, -16, -4]
                .map((y) =>
                  pen.stroke(
                    [
                      [4, y],
                      [30, y - 5],
                    ],
                    4.4,
                    { colour: trim, ends: [0.8, 0.8] },
                  ),
                )
                .join(''),
          },
        )
      );
    case 'sneaker':
    case 'skate':
      return (
        pen.shape(
          [
            [-34, 28],
            [96, 28],
            [102, 40],
            [94, 48],
            [-32, 48],
            [-38, 38],
          ],
          { fill: sole },
        ) +
        pen.shape(
          [
            [-30, -48],
            [2, -42],
            [28, -50],
            [28, -16],
            [56, 2],
            [88, 10],
            [100, 32],
            [-34, 34],
            [-36, 0],
          ],
          {
            fill: colour,
            inside:
              pen.flat(
                [
                  [66, 0],
                  [104, 0],
                  [110, 40],
                  [70, 40],
                  [76, 20],
                ],
                sole,
              ) +
              [-34, -20, -6, 4]
                .map((y, i) =>
                  pen.stroke(
                    [
                      [8 + i * 5, y],
                      [32 + i * 7, y - 4],
                    ],
                    5,
                    { colour: bone, ends: [0.8, 0.8] },
                  ),
                )
                .join('') +
              pen.flat(ellipse(-4, -16, 12, 12), trim),
          },
        )
      );
    case 'bare':
      return pen.shape(
        [
          [-26, -14],
          [22, -16],
          [40, 8],
          [84, 16],
          [104, 34],
          [92, 46],
          [-24, 47],
          [-36, 28],
        ],
        {
          fill: colour,
          inside:
            pen.stroke(
              [
                [92, 24],
                [84, 46],
              ],
              4,
            ) +
            pen.stroke(
              [
                [76, 26],
                [70, 46],
              ],
              4,
            ),
        },
      );
    case 'metal':
      return pen.shape(
        [
          [-40, 14],
          [20, 6],
          [86, 14],
          [98, 36],
          [92, 48],
          [-38, 48],
          [-46, 34],
        ],
        {
          fill: colour,
          inside:
            pen.dot(-14, 30, 7, dark) +
            pen.dot(30, 30, 7, dark) +
            pen.stroke(
              [
                [58, 16],
                [58, 48],
              ],
              4,
            ),
        },
      );
    case 'hoof':
      return pen.shape(
        [
          [-22, -12],
          [22, -12],
          [40, 20],
          [60, 47],
          [-34, 47],
          [-30, 14],
        ],
        {
          fill: colour,
          inside: pen.stroke(
            [
              [20, 20],
              [26, 48],
            ],
            4,
          ),
        },
      );
  }
}

interface LegLook {
  readonly widths: readonly number[];
  readonly end: number;
  readonly tucked: boolean;
}

function legLook(bottom: Bottom, k: number): LegLook {
  switch (bottom) {
    case 'skinny':
      return { widths: [62 * k, 50 * k, 38 * k, 32 * k, 27 * k], end: 0, tucked: true };
    case 'bell':
      return { widths: [62 * k, 48 * k, 38 * k, 46 * k, 72 * k], end: 26, tucked: false };
    case 'wide':
      return { widths: [66 * k, 58 * k, 50 * k, 48 * k, 48 * k], end: 10, tucked: false };
    case 'chaps':
      return { widths: [66 * k, 58 * k, 54 * k, 62 * k, 80 * k], end: 18, tucked: false };
    case 'shorts':
    case 'skirt':
    case 'longskirt':
    case 'tutu':
    case 'bare':
      return { widths: [56 * k, 44 * k, 33 * k, 33 * k, 24 * k], end: 0, tucked: true };
  }
}

/** A shape on the torso, given in its own coordinates. */
const mapped = (
  j: Joints,
  points: readonly (readonly [number, number] | readonly [number, number, number])[],
): Point[] =>
  points.map((p): Point => {
    const q = j.on(p[0], p[1]);
    return p[2] === 1 ? [q[0], q[1], 1] : q;
  });

export function starForm(x: number, y: number, r: number, by = 0): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const p = polar([x, y], -Math.PI / 2 + by + (i * Math.PI) / 5, i % 2 === 0 ? r : r * 0.44);
    return [p[0], p[1], 1];
  });
}

export function emblem(
  pen: Pen,
  kind: NonNullable<Outfit['graphic']>,
  x: number,
  y: number,
  size: number,
  colour: string,
): Svg {
  const to = (points: readonly Point[]): Point[] => place(points, { x, y, scale: size });
  switch (kind) {
    case 'star':
      return pen.flat(starForm(x, y, size), colour);
    case 'bolt':
      return pen.flat(
        to([
          [0.2, -1, 1],
          [-0.6, 0.15, 1],
          [-0.05, 0.15, 1],
          [-0.3, 1, 1],
          [0.6, -0.2, 1],
          [0.05, -0.2, 1],
          [0.5, -1, 1],
        ]),
        colour,
      );
    case 'heart':
      return pen.flat(
        to([
          [0, 0.9, 1],
          [-0.85, 0.1],
          [-0.8, -0.6],
          [-0.3, -0.75],
          [0, -0.35, 1],
          [0.3, -0.75],
          [0.8, -0.6],
          [0.85, 0.1],
        ]),
        colour,
      );
    case 'skull':
      return (
        pen.flat(
          to([
            [0, -0.9],
            [0.7, -0.6],
            [0.8, 0],
            [0.45, 0.4],
            [0.4, 0.9],
            [-0.4, 0.9],
            [-0.45, 0.4],
            [-0.8, 0],
            [-0.7, -0.6],
          ]),
          colour,
        ) +
        pen.dot(x - size * 0.34, y - size * 0.1, size * 0.22, ink) +
        pen.dot(x + size * 0.34, y - size * 0.1, size * 0.22, ink) +
        pen.flat(
          to([
            [0, 0.2, 1],
            [0.1, 0.4],
            [-0.1, 0.4],
          ]),
          ink,
        ) +
        pen.wire(
          to([
            [0, 0.6, 1],
            [0, 0.9, 1],
          ]),
          size * 0.1,
          ink,
        )
      );
    case 'flame':
      return pen.flat(
        to([
          [0, 1],
          [-0.7, 0.5],
          [-0.6, -0.2],
          [-0.2, 0.1, 1],
          [0, -1, 1],
          [0.4, -0.2],
          [0.5, 0, 1],
          [0.62, -0.3, 1],
          [0.72, 0.5],
        ]),
        colour,
      );
    case 'horseshoe':
      return pen.wire(
        to([
          [-0.5, 0.8],
          [-0.7, 0],
          [-0.45, -0.7],
          [0, -0.9],
          [0.45, -0.7],
          [0.7, 0],
          [0.5, 0.8],
        ]),
        size * 0.32,
        colour,
      );
    case 'stripes':
    case 'none':
      return '';
  }
}

function torsoLine(j: Joints): Point[] {
  const left: Point[] = [0.06, 0.2, 0.36, 0.52, 0.66, 0.82, 1, 1.08].map((v) => j.on(-1, v));
  const right: Point[] = [1.08, 1, 0.82, 0.66, 0.52, 0.36, 0.2, 0.06].map((v) => j.on(1, v));
  return [
    j.on(-0.3, -0.04),
    j.on(-0.72, 0),
    ...left,
    j.on(0, 1.16),
    ...right,
    j.on(0.72, 0),
    j.on(0.3, -0.04),
  ];
}

function topDetails(pen: Pen, j: Joints, o: Outfit, back: boolean): Svg {
  const second = o.second ?? lighter(o.topColour, 0.4);
  const line = (points: readonly (readonly [number, number])[], w = 4, colour = pen.ink): Svg =>
    pen.stroke(mapped(j, points), w, { colour });
  const parts: Svg[] = [];
  const chest = j.on(0, 0.4);
  switch (o.top) {
    case 'western':
      parts.push(
        pen.flat(
          mapped(j, [
            [-1.2, -0.1],
            [1.2, -0.1],
            [1.2, 0.2],
            [0.5, 0.3, 1],
            [0, 0.22, 1],
            [-0.5, 0.3, 1],
            [-1.2, 0.2],
          ]),
          second,
        ),
      );
      parts.push(
        line(
          [
            [-1.05, 0.2],
            [-0.5, 0.3],
            [0, 0.22],
            [0.5, 0.3],
            [1.05, 0.2],
          ],
          3.4,
        ),
      );
      if (!back) {
        parts.push(
          line(
            [
              [0, 0],
              [0, 1.1],
            ],
            3.6,
          ),
        );
        for (const v of [0.12, 0.3, 0.46, 0.62, 0.78]) {
          const p = j.on(0.07, v);
          parts.push(pen.dot(p[0], p[1], 5, bone), pen.dot(p[0], p[1], 2, darker(bone, 0.4)));
        }
        for (const s of [-1, 1])
          parts.push(
            line(
              [
                [s * 0.3, 0.42],
                [s * 0.52, 0.46],
                [s * 0.76, 0.42],
              ],
              3.2,
            ),
          );
      }
      break;
    case 'flannel':
      for (const u of [-0.8, -0.4, 0, 0.4, 0.8])
        parts.push(
          pen.stroke(
            mapped(j, [
              [u, -0.1],
              [u * 0.96, 0.5],
              [u, 1.15],
            ]),
            13,
            { colour: second, ends: [1, 1], opacity: 0.5 },
          ),
        );
      for (const v of [0.1, 0.28, 0.46, 0.64, 0.82, 1])
        parts.push(
          pen.stroke(
            mapped(j, [
              [-1.1, v],
              [0, v + 0.03],
              [1.1, v],
            ]),
            13,
            { colour: second, ends: [1, 1], opacity: 0.5 },
          ),
        );
      if (!back) {
        parts.push(
          line(
            [
              [0, 0],
              [0, 1.1],
            ],
            4,
          ),
        );
        for (const v of [0.16, 0.36, 0.56, 0.76]) {
          const p = j.on(0.07, v);
          parts.push(pen.dot(p[0], p[1], 4.4, bone));
        }
      }
      break;
    case 'tank':
      parts.push(
        pen.flat(
          mapped(j, [
            [-1.3, -0.2],
            [-0.62, -0.1],
            [-0.62, 0.14],
            [-0.96, 0.34],
            [-1.4, 0.34],
          ]),
          o.second ?? '#000',
        ),
        pen.flat(
          mapped(j, [
            [1.3, -0.2],
            [0.62, -0.1],
            [0.62, 0.14],
            [0.96, 0.34],
            [1.4, 0.34],
          ]),
          o.second ?? '#000',
        ),
        pen.flat(
          mapped(j, [
            [-0.36, -0.14],
            [0.36, -0.14],
            [0.3, 0.14],
            [0, 0.2],
            [-0.3, 0.14],
          ]),
          o.second ?? '#000',
        ),
      );
      parts.push(
        line(
          [
            [-0.6, -0.02],
            [-0.62, 0.14],
            [-0.98, 0.34],
          ],
          3.4,
        ),
        line(
          [
            [0.6, -0.02],
            [0.62, 0.14],
            [0.98, 0.34],
          ],
          3.4,
        ),
        line(
          [
            [-0.36, -0.02],
            [-0.26, 0.15],
            [0, 0.2],
            [0.26, 0.15],
            [0.36, -0.02],
          ],
          3.4,
        ),
      );
      break;
    case 'jumpsuit':
      if (!back) {
        parts.push(
          line(
            [
              [0, 0],
              [0.02, 0.5],
              [0, 1.1],
            ],
            5,
          ),
          pen.stroke(
            mapped(j, [
              [0, 0.02],
              [0.02, 0.5],
              [0, 1.1],
            ]),
            2,
            { colour: sodium, ends: [1, 1] },
          ),
        );
        parts.push(
          pen.flat(
            mapped(j, [
              [0.28, 0.22, 1],
              [0.74, 0.22, 1],
              [0.74, 0.32, 1],
              [0.28, 0.32, 1],
            ]),
            bone,
          ),
        );
        const p = j.on(0.34, 0.3);
        parts.push(
          strokes('ACE', p[0], p[1], { size: 12, gap: 0.3 })
            .map((s) => pen.wire(s, 2.4, '#c02040'))
            .join(''),
        );
      }
      parts.push(
        line(
          [
            [-1, 0.68],
            [0, 0.72],
            [1, 0.68],
          ],
          4,
        ),
      );
      break;
    case 'corset': {
      parts.push(
        pen.flat(
          mapped(j, [
            [-1.4, -0.2],
            [1.4, -0.2],
            [1.2, 0.18],
            [0.5, 0.14],
            [0, 0.22, 1],
            [-0.5, 0.14],
            [-1.2, 0.18],
          ]),
          o.second ?? '#000',
        ),
      );
      parts.push(
        line(
          [
            [-1.02, 0.18],
            [-0.5, 0.14],
            [0, 0.22],
            [0.5, 0.14],
            [1.02, 0.18],
          ],
          4,
        ),
      );
      if (!back)
        for (const v of [0.32, 0.44, 0.56, 0.68, 0.8])
          parts.push(
            line(
              [
                [-0.14, v],
                [0.14, v + 0.06],
              ],
              3.4,
              bone,
            ),
            line(
              [
                [0.14, v],
                [-0.14, v + 0.06],
              ],
              3.4,
              bone,
            ),
          );
      for (const s of [-1, 1])
        parts.push(
          line(
            [
              [s * 0.56, 0.2],
              [s * 0.5, 0.6],
              [s * 0.56, 1.05],
            ],
            3,
          ),
        );
      break;
    }
    case 'suit':
      if (!back) {
        parts.push(
          pen.flat(
            mapped(j, [
              [-0.3, -0.08],
              [0.3, -0.08],
              [0.05, 0.6, 1],
              [-0.02, 0.6, 1],
            ]),
            second,
          ),
        );
        for (const s of [-1, 1])
          parts.push(
            pen.shape(
              mapped(j, [
                [s * 0.26, -0.05],
                [s * 0.56, 0.14, 1],
                [s * 0.4, 0.2, 1],
                [s * 0.04, 0.62, 1],
                [s * 0.16, 0.2],
              ]),
              { fill: darker(o.topColour, 0.18), line: 2.6, shade: false, rim: false },
            ),
          );
        parts.push(
          line(
            [
              [0.03, 0.6],
              [0.08, 1.1],
            ],
            4,
          ),
        );
        for (const v of [0.66, 0.8]) {
          const p = j.on(0.14, v);
          parts.push(pen.dot(p[0], p[1], 5, second));
        }
      }
      break;
    case 'hoodie':
      if (!back)
        parts.push(
          line(
            [
              [-0.46, 0.98],
              [-0.3, 0.72],
              [0.3, 0.72],
              [0.46, 0.98],
            ],
            4,
          ),
          line(
            [
              [-0.1, 0.04],
              [-0.12, 0.3],
            ],
            4.4,
            bone,
          ),
          line(
            [
              [0.1, 0.04],
              [0.12, 0.26],
            ],
            4.4,
            bone,
          ),
        );
      parts.push(
        pen.flat(
          mapped(j, [
            [-1.3, 1.0],
            [1.3, 1.0],
            [1.3, 1.2],
            [-1.3, 1.2],
          ]),
          darker(o.topColour, 0.25),
        ),
      );
      break;
    case 'armour': {
      const m = darker(o.topColour, 0.45);
      parts.push(
        line(
          [
            [-1, 0.5],
            [0, 0.56],
            [1, 0.5],
          ],
          4,
        ),
        line(
          [
            [-1, 0.78],
            [0, 0.84],
            [1, 0.78],
          ],
          4,
        ),
      );
      if (!back) {
        parts.push(
          pen.shape(
            mapped(j, [
              [-0.42, 0.16],
              [0.42, 0.16],
              [0.4, 0.44],
              [-0.4, 0.44],
            ]),
            { fill: second, line: 3 },
          ),
        );
        const a = j.on(-0.2, 0.3);
        const b = j.on(0.2, 0.3);
        parts.push(pen.dot(a[0], a[1], 10, pink), pen.dot(b[0], b[1], 10, sodium));
      }
      for (const [u, v] of [
        [-0.8, 0.16],
        [0.8, 0.16],
        [-0.7, 0.66],
        [0.7, 0.66],
        [-0.7, 0.94],
        [0.7, 0.94],
      ] as const) {
        const p = j.on(u, v);
        parts.push(pen.dot(p[0], p[1], 5, m));
      }
      break;
    }
    case 'bare':
      if (!back)
        parts.push(
          pen.flat(
            mapped(j, [
              [-0.44, 0.02],
              [0.44, 0.02],
              [0.5, 0.4],
              [0.36, 0.9],
              [0, 1.1],
              [-0.36, 0.9],
              [-0.5, 0.4],
            ]),
            second,
          ),
        );
      break;
    case 'dress':
      parts.push(
        line(
          [
            [-0.9, 0.66],
            [0, 0.72],
            [0.9, 0.66],
          ],
          4,
        ),
      );
      if (!back)
        parts.push(
          pen.flat(
            mapped(j, [
              [-0.34, -0.1],
              [0.34, -0.1],
              [0, 0.24, 1],
            ]),
            o.second ?? darker(o.topColour),
          ),
          line(
            [
              [-0.34, -0.02],
              [0, 0.24],
              [0.34, -0.02],
            ],
            3.4,
          ),
        );
      break;
    case 'overalls':
    case 'tee':
    case 'bandtee':
      if (!back)
        parts.push(
          line(
            [
              [-0.34, -0.01],
              [-0.2, 0.09],
              [0, 0.12],
              [0.2, 0.09],
              [0.34, -0.01],
            ],
            3.6,
          ),
        );
      if (o.top === 'bandtee' || o.graphic === 'stripes')
        for (const v of [0.28, 0.46, 0.64, 0.82, 1])
          parts.push(
            pen.stroke(
              mapped(j, [
                [-1.1, v],
                [0, v + 0.035],
                [1.1, v],
              ]),
              17,
              { colour: second, ends: [1, 1] },
            ),
          );
      break;
  }
  if (!back && o.graphic !== undefined)
    parts.push(emblem(pen, o.graphic, chest[0], chest[1] + 8, 40, second));
  for (const s of [-1, 1])
    parts.push(
      pen.stroke(
        mapped(j, [
          [s * 0.96, 0.6],
          [s * 0.62, 0.66],
        ]),
        4,
        { ends: [0.6, 0.05] },
      ),
      pen.stroke(
        mapped(j, [
          [s * 0.94, 0.3],
          [s * 0.66, 0.38],
        ]),
        4,
        { ends: [0.6, 0.05] },
      ),
    );
  return parts.join('');
}

function skirtSvg(pen: Pen, j: Joints, o: Outfit, long: number, flare: number, colour: string): Svg {
  const l = j.on(-1, 0.72);
  const r = j.on(1, 0.72);
  const swing = (j.knees[0][0] + j.knees[1][0]) / 2 - j.hip[0];
  const foot = j.hip[1] + long;
  const wide = flare + Math.abs(j.knees[1][0] - j.knees[0][0]) * 0.4;
  const hem: Point[] = [];
  const folds = 5;
  for (let i = 0; i <= folds * 2; i++) {
    const t = i / (folds * 2);
    hem.push([
      j.hip[0] + swing * 0.7 + lerp(wide, -wide, t),
      foot + (i % 2 === 0 ? 0 : 20) + Math.sin(t * Math.PI) * 14,
    ]);
  }
  const pleats = hem
    .filter((_, i) => i % 2 === 0)
    .map((p) =>
      pen.stroke([p, mix(p, j.on(0, 0.8), 0.45)], 4.4, { colour: darker(colour, 0.5), ends: [0.7, 0.05] }),
    )
    .join('');
  const trim = o.trim ?? o.second;
  const edge =
    trim === undefined
      ? ''
      : pen.stroke(
          hem.map((p): Point => [p[0], p[1] - 22]),
          9,
          { colour: trim, ends: [1, 1] },
        );
  return pen.shape(
    [
      l,
      j.on(0, 0.74),
      r,
      j.on(1.1, 0.92),
      [j.on(1.16, 1)[0], j.hip[1] + 24],
      ...hem,
      [j.on(-1.16, 1)[0], j.hip[1] + 24],
      j.on(-1.1, 0.92),
    ],
    { fill: colour, depth: 24, inside: pleats + edge },
  );
}

function sleeveSvg(
  pen: Pen,
  j: Joints,
  i: 0 | 1,
  look: FigureLook,
  sleeve: Sleeve,
  colour: string,
  fringe: string | false,
): { over: Svg } {
  const k = look.build.limb;
  const s = j.shoulders[i];
  const e = j.elbows[i];
  const w = j.wrists[i];
  if (sleeve === 'none') return { over: '' };
  if (sleeve === 'short' || sleeve === 'puff') {
    const end = mix(s, e, 0.66);
    const puff = sleeve === 'puff' ? 1.34 : 1.12;
    return {
      over:
        pen.shape(
          tube(
            [s, mix(s, e, 0.3), end],
            [36 * k * puff, 39 * k * puff, 35 * k * (sleeve === 'puff' ? 0.98 : 1.16)],
            [true, false],
          ),
          { fill: colour, raw: true },
        ) +
        pen.stroke(
          [
            turn(add(end, [0, 34 * k]), Math.atan2(e[1] - s[1], e[0] - s[0]), end),
            turn(add(end, [0, -34 * k]), Math.atan2(e[1] - s[1], e[0] - s[0]), end),
          ],
          5,
          { ends: [0.6, 0.6] },
        ),
    };
  }
  const stop = sleeve === 'rolled' ? mix(e, w, 0.2) : mix(e, w, 0.9);
  const spine: Point[] =
    sleeve === 'rolled' ? [s, mix(s, e, 0.5), e, stop] : [s, mix(s, e, 0.5), e, mix(e, w, 0.5), stop];
  const widths =
    sleeve === 'rolled' ? [36 * k, 35 * k, 32 * k, 33 * k] : [36 * k, 35 * k, 31 * k, 29 * k, 31 * k];
  const strands: Svg[] = [];
  if (fringe !== false) {
    const path = curve(spine, false, 10);
    for (let n = 0; n < 13; n++) {
      const t = 0.12 + n * 0.068;
      const p = at(path, Math.floor(t * (path.length - 1)));
      const long = 52 + (n % 3) * 9;
      strands.push(
        pen.stroke(
          [
            p,
            [p[0] + (i === 0 ? -8 : 8), p[1] + long * 0.6],
            [p[0] + (i === 0 ? -5 : 5) * (n % 2), p[1] + long],
          ],
          9,
          { colour: pen.ink, ends: [0.9, 0.5] },
        ),
        pen.stroke(
          [
            p,
            [p[0] + (i === 0 ? -8 : 8), p[1] + long * 0.6],
            [p[0] + (i === 0 ? -5 : 5) * (n % 2), p[1] + long - 3],
          ],
          5,
          { colour: fringe, ends: [0.9, 0.5] },
        ),
      );
    }
  }
  const dir = Math.atan2(stop[1] - e[1], stop[0] - e[0]);
  const cuffFrom = polar(stop, dir, -22);
  const cuff = pen.shape(
    tube([cuffFrom, polar(stop, dir, 3)], [at(widths, -1) * 1.1, at(widths, -1) * 1.12], [false, false]),
    { fill: sleeve === 'rolled' ? lighter(colour, 0.25) : darker(colour, 0.2), raw: true, depth: 6 },
  );
  const bend = add(e, polar([0, 0], Math.atan2(e[1] - (s[1] + w[1]) / 2, e[0] - (s[0] + w[0]) / 2), -12 * k));
  const fold =
    pen.stroke([bend, add(bend, polar([0, 0], dir, 18))], 4.4, { ends: [0.2, 0.1] }) +
    pen.stroke([bend, add(bend, polar([0, 0], dir - 0.9, 16))], 4, { ends: [0.2, 0.1] });
  return {
    over:
      strands.join('') +
      pen.shape(tube(spine, widths, [true, false]), { fill: colour, raw: true }) +
      fold +
      cuff,
  };
}

function armSvg(pen: Pen, look: FigureLook, j: Joints, i: 0 | 1): Svg {
  const { outfit: o, build, pose } = look;
  const k = build.limb;
  const skin = o.top === 'armour' ? darker(o.topColour, 0.15) : look.head.skin;
  const s = j.shoulders[i];
  const e = j.elbows[i];
  const w = j.wrists[i];
  const coat =
    o.over === 'jacket' ||
    o.over === 'fringe' ||
    o.over === 'duster' ||
    o.over === 'denim' ||
    o.over === 'bomber';
  const sleeve: Sleeve = coat
    ? 'long'
    : (o.sleeve ??
      (o.top === 'tank' || o.top === 'corset' || o.top === 'bare' || o.top === 'armour'
        ? 'none'
        : o.top === 'tee' || o.top === 'bandtee' || o.top === 'overalls' || o.top === 'dress'
          ? 'short'
          : 'long'));
  const colour = coat ? (o.overColour ?? '#7b4426') : o.top === 'overalls' ? (o.second ?? bone) : o.topColour;
  const ink0 =
    o.tattoos === true
      ? emblem(
          pen,
          i === 0 ? 'heart' : 'bolt',
          mix(s, e, 0.72)[0],
          mix(s, e, 0.72)[1],
          15,
          darker(skin, 0.75),
        ) + emblem(pen, 'star', mix(e, w, 0.5)[0], mix(e, w, 0.5)[1], 13, darker(skin, 0.75))
      : '';
  const bones =
    o.top === 'armour'
      ? pen.shape(tube([s, e], [20 * k, 18 * k], [true, true]), { fill: skin, raw: true }) +
        pen.shape(tube([e, w], [26 * k, 22 * k], [true, true]), { fill: lighter(skin, 0.2), raw: true }) +
        pen.shape(ellipse(e[0], e[1], 22 * k, 22 * k), { fill: o.topColour, raw: true }) +
        pen.shape(ellipse(s[0], s[1], 36 * k, 36 * k), { fill: o.topColour, raw: true })
      : pen.shape(
          tube(
            [s, mix(s, e, 0.5), e, mix(e, w, 0.4), w],
            [33 * k, 31 * k, 25 * k, 26 * k, 17 * k],
            [true, true],
          ),
          { fill: skin, raw: true, inside: ink0 },
        );
  const arm = pose.arms[i];
  const dir = Math.atan2(w[1] - e[1], w[0] - e[0]) + (arm.wrist ?? 0);
  const held = look.held?.[i];
  const palm = polar(w, dir, 34);
  const gloves = o.gloves;
  const fingers = move(hand(pen, arm.gesture, gloves ?? skin), 0, 0, { scale: 0.98 * (0.7 + 0.3 * k) });
  /** The thumb looks up or inwards. */
  const degrees = ((dir * 180) / Math.PI).toFixed(1);
  const handed = `<g transform="translate(${w[0].toFixed(1)} ${w[1].toFixed(1)}) rotate(${degrees}) scale(1 ${thumbSide(dir, i)})">${fingers}</g>`;
  const cuff =
    gloves === undefined
      ? ''
      : pen.shape(tube([polar(w, dir, -16), polar(w, dir, 6)], [22 * k, 25 * k], [false, false]), {
          fill: gloves,
          raw: true,
        });
  return (
    bones +
    sleeveSvg(pen, j, i, look, sleeve, colour, o.over === 'fringe' ? (o.trim ?? lighter(colour, 0.4)) : false)
      .over +
    (held === undefined || held === null ? '' : held(pen, palm, dir)) +
    cuff +
    handed
  );
}

/** 1 or -1, so that the thumb ends up on the upper side, or on the inner side of a hanging or raised hand. */
function thumbSide(dir: number, i: 0 | 1): 1 | -1 {
  const down = Math.sin(dir);
  if (Math.abs(down) > 0.8) return down > 0 === (i === 0) ? -1 : 1;
  return Math.cos(dir) >= 0 ? -1 : 1;
}

function legSvg(pen: Pen, look: FigureLook, j: Joints, i: 0 | 1): Svg {
  const { outfit: o, build, pose } = look;
  const k = build.limb;
  const side = i === 0 ? -1 : 1;
  const root = polar(add(j.hip, [0, 4]), pose.hips ?? 0, build.hip * 0.52 * side);
  const knee = j.knees[i];
  const ankle = j.ankles[i];
  const skin = o.top === 'armour' ? darker(o.topColour, 0.15) : look.head.skin;
  const shape = legLook(o.bottom, k);
  const bareLeg = ['shorts', 'skirt', 'longskirt', 'bare', 'tutu'].includes(o.bottom);
  const colour = bareLeg
    ? o.bottom === 'bare'
      ? o.top === 'armour'
        ? skin
        : o.bottomColour
      : (o.socks ?? skin)
    : o.bottomColour;
  const foot = pose.feet[i];
  const drop = add(ankle, [0, shape.end]);
  const spine: Point[] = [root, mix(root, knee, 0.5), knee, mix(knee, ankle, 0.5), drop];
  const outline = tube(spine, shape.widths, [true, shape.tucked]);
  const lit = lighter(colour, 0.18);
  const seam = pen.stroke(
    [add(mix(root, knee, 0.3), [side * 20, 0]), add(knee, [side * 14, 0]), add(drop, [side * 16, -10])],
    3,
    { colour: darker(colour, 0.4) },
  );
  const kneeFold =
    pen.stroke([add(knee, [-18, 6]), add(knee, [4, 12])], 4.4, { ends: [0.1, 0.5] }) +
    pen.stroke([add(knee, [14, -10]), add(knee, [-6, -14])], 4, { ends: [0.1, 0.5] });
  const chapsFringe =
    o.bottom === 'chaps'
      ? Array.from({ length: 9 }, (_, n) => {
          const t = n / 8;
          const p = mix(root, drop, 0.2 + t * 0.75);
          return pen.stroke([add(p, [side * 44 * k, 0]), add(p, [side * 76 * k, 34])], 8, {
            colour: darker(colour, 0.2),
            ends: [0.8, 0.3],
          });
        }).join('')
      : '';
  const extra = bareLeg
    ? ''
    : `${seam}${pen.stroke([add(mix(root, knee, 0.25), [-8, 0]), add(knee, [-6, -30])], 12, { colour: lit, opacity: 0.6 })}`;
  const front = foot.face === 'front';
  const shinDir = Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]) - Math.PI / 2;
  const tilt =
    (foot.face === 'left' ? 1 : -1) * (foot.lift ?? 0) + (foot.lift === undefined ? shinDir * 0.15 : 0);
  const boot = move(
    shoeSvg(pen, o.shoe, o.shoeColour, o.trim ?? lighter(o.shoeColour, 0.5), front),
    ankle[0],
    ankle[1],
    { turn: tilt, mirror: foot.face === 'left', scale: 0.82 + 0.18 * k },
  );
  const patch =
    o.bottom === 'wide' && i === 0
      ? pen.shape(
          place(
            [
              [-18, -16, 1],
              [18, -18, 1],
              [17, 17, 1],
              [-17, 16, 1],
            ],
            { x: knee[0] - 6, y: knee[1] },
          ),
          { fill: o.trim ?? pink, line: 2.6, rim: false },
        )
      : '';
  const leg =
    chapsFringe +
    pen.shape(outline, { fill: colour, raw: true, inside: extra }) +
    (bareLeg ? '' : kneeFold) +
    patch;
  const cut =
    o.bottom === 'shorts'
      ? pen.shape(
          tube([root, mix(root, knee, 0.5), mix(root, knee, 0.74)], [66 * k, 60 * k, 58 * k], [true, false]),
          { fill: o.bottomColour, raw: true, inside: seam },
        )
      : '';
  return shape.tucked ? leg + cut + boot : boot + leg;
}

function overBack(pen: Pen, look: FigureLook, j: Joints): Svg {
  const o = look.outfit;
  const colour = o.overColour ?? '#7b4426';
  if (o.over === 'duster') {
    const sway = (j.ankles[0][0] + j.ankles[1][0]) / 2;
    return pen.shape(
      [
        j.on(-1, 0.1),
        j.on(-1.15, 0.7),
        [j.hip[0] - 150, j.hip[1] + 160],
        [sway - 200, -90],
        [sway - 120, -60],
        [sway, -84],
        [sway + 110, -56],
        [sway + 205, -96],
        [j.hip[0] + 150, j.hip[1] + 160],
        j.on(1.15, 0.7),
        j.on(1, 0.1),
      ],
      { fill: darker(colour, 0.45), shade: false },
    );
  }
  return '';
}

function overFront(pen: Pen, look: FigureLook, j: Joints): Svg {
  const o = look.outfit;
  const colour = o.overColour ?? '#7b4426';
  const trim = o.trim ?? lighter(colour, 0.4);
  const parts: Svg[] = [];
  const coats: readonly Over[] = ['jacket', 'denim', 'bomber', 'fringe', 'duster', 'vest'];
  if (look.back === true && o.over !== undefined && coats.includes(o.over)) {
    const outline = mapped(j, [
      [-0.4, -0.06],
      [-0.74, -0.01],
      [-1.05, 0.08],
      [-1.09, 0.4],
      [-1.1, 0.7],
      [-1.12, 0.98],
      [0, 1.06],
      [1.12, 0.98],
      [1.1, 0.7],
      [1.09, 0.4],
      [1.05, 0.08],
      [0.74, -0.01],
      [0.4, -0.06],
    ]);
    const centre = j.on(0, 0.52);
    const inside =
      pen.stroke(
        mapped(j, [
          [-1.1, 0.26],
          [0, 0.3],
          [1.1, 0.26],
        ]),
        5,
        { colour: trim, ends: [1, 1] },
      ) + emblem(pen, 'star', centre[0], centre[1] + 10, 34, trim);
    const skirt =
      o.over === 'duster'
        ? pen.shape(
            [
              j.on(-1.1, 0.7),
              [j.ankles[0][0] - 110, -90],
              [j.hip[0], -70],
              [j.ankles[1][0] + 110, -90],
              j.on(1.1, 0.7),
            ],
            { fill: colour, depth: 20 },
          )
        : '';
    return skirt + pen.shape(outline, { fill: colour, depth: 20, inside });
  }
  const panel = (s: 1 | -1, foot: number, inner: number): Point[] =>
    mapped(j, [
      [s * 0.34, -0.05],
      [s * 0.74, -0.01],
      [s * 1.05, 0.08],
      [s * 1.09, 0.36],
      [s * 1.1, 0.68],
      [s * 1.12, foot],
      [s * (inner + 0.1), foot + 0.03],
      [s * inner, 0.6],
      [s * (inner - 0.02), 0.3],
    ]);
  switch (o.over) {
    case 'vest':
      for (const s of [-1, 1] as const)
        parts.push(
          pen.shape(
            mapped(j, [
              [s * 0.34, -0.04],
              [s * 0.66, -0.01],
              [s * 0.72, 0.14],
              [s * 1.05, 0.34],
              [s * 1.08, 0.7],
              [s * 1.04, 0.9],
              [s * 0.4, 1.02, 1],
              [s * 0.24, 0.86],
              [s * 0.2, 0.46],
            ]),
            {
              fill: colour,
              inside:
                pen.stroke(
                  mapped(j, [
                    [s * 0.38, 0],
                    [s * 0.26, 0.46],
                    [s * 0.3, 0.86],
                  ]),
                  5,
                  { colour: trim },
                ) +
                emblem(
                  pen,
                  s < 0 ? 'star' : 'horseshoe',
                  j.on(s * 0.66, 0.48)[0],
                  j.on(s * 0.66, 0.48)[1],
                  17,
                  trim,
                ),
            },
          ),
        );
      break;
    case 'jacket':
    case 'denim':
    case 'bomber':
    case 'fringe':
      for (const s of [-1, 1] as const) {
        const inside: Svg[] = [];
        if (o.over === 'fringe') {
          for (let n = 0; n < 8; n++) {
            const u = s * (0.3 + n * 0.1);
            inside.push(
              pen.stroke(
                mapped(j, [
                  [u, 0.26 + n * 0.006],
                  [u * 1.02, 0.5 + (n % 2) * 0.05],
                ]),
                7,
                { colour: trim, ends: [0.9, 0.4] },
              ),
            );
          }
          inside.push(
            pen.stroke(
              mapped(j, [
                [s * 0.2, 0.26],
                [s * 1.1, 0.26],
              ]),
              6,
              { colour: trim, ends: [1, 1] },
            ),
          );
        }
        if (o.over === 'denim')
          inside.push(
            pen.stroke(
              mapped(j, [
                [s * 0.3, 0.26],
                [s * 1.1, 0.28],
              ]),
              3.6,
              { colour: trim, ends: [1, 1] },
            ),
            pen.stroke(
              mapped(j, [
                [s * 0.6, 0.28],
                [s * 0.54, 0.9],
              ]),
              3,
              { colour: trim, ends: [1, 1] },
            ),
            pen.shape(
              mapped(j, [
                [s * 0.46, 0.3],
                [s * 0.84, 0.3],
                [s * 0.82, 0.44],
                [s * 0.64, 0.48],
                [s * 0.48, 0.44],
              ]),
              { fill: darker(colour, 0.12), line: 2.4, rim: false, shade: false },
            ),
            emblem(pen, s < 0 ? 'heart' : 'bolt', j.on(s * 0.72, 0.64)[0], j.on(s * 0.72, 0.64)[1], 17, trim),
          );
        if (o.over === 'bomber')
          inside.push(
            pen.flat(
              mapped(j, [
                [s * 0.1, 0.86],
                [s * 1.3, 0.84],
                [s * 1.3, 1.1],
                [s * 0.1, 1.1],
              ]),
              trim,
            ),
            emblem(pen, 'star', j.on(s * 0.7, 0.4)[0], j.on(s * 0.7, 0.4)[1], 18, trim),
          );
        if (o.over === 'jacket')
          inside.push(
            pen.stroke(
              mapped(j, [
                [s * 0.36, 0.7],
                [s * 0.86, 0.66],
              ]),
              4,
            ),
          );
        parts.push(pen.shape(panel(s, 0.96, 0.34), { fill: colour, inside: inside.join('') }));
        parts.push(
          pen.shape(
            mapped(j, [
              [s * 0.22, -0.1],
              [s * 0.46, -0.06],
              [s * 0.66, 0.12, 1],
              [s * 0.48, 0.18],
              [s * 0.36, 0.36, 1],
              [s * 0.26, 0.1],
            ]),
            { fill: o.over === 'fringe' ? darker(colour, 0.2) : lighter(colour, 0.12), line: 3 },
          ),
        );
      }
      break;
    case 'duster':
      for (const s of [-1, 1] as const) {
        const foot = s < 0 ? j.ankles[0] : j.ankles[1];
        parts.push(
          pen.shape(
            [
              ...mapped(j, [
                [s * 0.34, -0.05],
                [s * 0.74, -0.01],
                [s * 1.05, 0.08],
                [s * 1.1, 0.4],
                [s * 1.12, 0.7],
              ]),
              [j.hip[0] + s * 128, j.hip[1] + 120],
              [foot[0] + s * 118, -104],
              [foot[0] + s * 60, -74],
              [j.hip[0] + s * 74, j.hip[1] + 120],
              ...mapped(j, [
                [s * 0.5, 0.8],
                [s * 0.4, 0.4],
              ]),
            ],
            {
              fill: colour,
              depth: 16,
              inside: pen.stroke(
                [j.on(s * 0.9, 0.8), [j.hip[0] + s * 100, j.hip[1] + 160], [foot[0] + s * 90, -110]],
                5,
                { colour: darker(colour, 0.4) },
              ),
            },
          ),
        );
        parts.push(
          pen.shape(
            mapped(j, [
              [s * 0.22, -0.12],
              [s * 0.5, -0.08],
              [s * 0.72, 0.12, 1],
              [s * 0.5, 0.18],
              [s * 0.4, 0.42, 1],
              [s * 0.26, 0.1],
            ]),
            { fill: darker(colour, 0.2), line: 3 },
          ),
        );
      }
      break;
    case 'apron':
      parts.push(
        pen.stroke(
          mapped(j, [
            [-0.4, 0.26],
            [-0.3, -0.04],
          ]),
          9,
          { colour, ends: [1, 1] },
        ),
        pen.stroke(
          mapped(j, [
            [0.4, 0.26],
            [0.3, -0.04],
          ]),
          9,
          { colour, ends: [1, 1] },
        ),
        pen.shape(
          [
            ...mapped(j, [
              [-0.48, 0.24],
              [0.48, 0.24],
              [0.62, 0.64],
              [0.9, 0.74],
            ]),
            [j.hip[0] + 84, j.hip[1] + 170],
            [j.hip[0], j.hip[1] + 184],
            [j.hip[0] - 84, j.hip[1] + 170],
            ...mapped(j, [
              [-0.9, 0.74],
              [-0.62, 0.64],
            ]),
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [j.hip[0] - 50, j.hip[1] + 30],
                  [j.hip[0], j.hip[1] + 40],
                  [j.hip[0] + 50, j.hip[1] + 30],
                ],
                4,
              ) + emblem(pen, 'flame', j.on(0, 0.5)[0], j.on(0, 0.5)[1], 30, trim),
          },
        ),
      );
      break;
    case 'poncho': {
      const l = mix(j.elbows[0], j.wrists[0], 0.12);
      const r = mix(j.elbows[1], j.wrists[1], 0.12);
      const outline: Point[] = [
        j.on(-0.3, -0.05),
        j.on(-0.95, 0.02),
        add(l, [-26, -10]),
        add(l, [-4, 46]),
        [j.hip[0] - 60, j.hip[1] + 10],
        [j.hip[0], j.hip[1] + 90],
        [j.hip[0] + 60, j.hip[1] + 10],
        add(r, [4, 46]),
        add(r, [26, -10]),
        j.on(0.95, 0.02),
        j.on(0.3, -0.05),
      ];
      const bands: Svg[] = [];
      for (const [t, w, c] of [
        [0.35, 18, trim],
        [0.52, 9, bone],
        [0.68, 20, o.second ?? sodium],
        [0.84, 8, bone],
      ] as const) {
        bands.push(
          pen.stroke(
            [
              mix(j.on(-0.9, 0.02), add(l, [-30, 40]), t + 0.1),
              mix(j.on(0, 0.1), [j.hip[0], j.hip[1] + 90], t),
              mix(j.on(0.9, 0.02), add(r, [30, 40]), t + 0.1),
            ],
            w,
            { colour: c, ends: [1, 1] },
          ),
        );
      }
      const tassels = [0.1, 0.3, 0.5, 0.7, 0.9]
        .map((t) => {
          const p =
            t < 0.5
              ? mix(add(l, [-4, 46]), [j.hip[0], j.hip[1] + 90], t * 2)
              : mix([j.hip[0], j.hip[1] + 90], add(r, [4, 46]), t * 2 - 1);
          return pen.stroke([p, add(p, [0, 26])], 8, { colour: trim, ends: [0.9, 0.5] });
        })
        .join('');
      parts.push(tassels, pen.shape(outline, { fill: colour, depth: 22, inside: bands.join('') }));
      break;
    }
    case 'none':
    case undefined:
      break;
  }
  return parts.join('');
}

function neckwear(pen: Pen, o: Outfit, j: Joints): Svg {
  const colour = o.trim ?? pink;
  switch (o.neck ?? 'none') {
    case 'bandana':
      return pen.shape(
        mapped(j, [
          [-0.46, -0.1],
          [0, -0.06],
          [0.46, -0.1],
          [0.5, 0.02],
          [0.2, 0.14],
          [0, 0.3, 1],
          [-0.2, 0.14],
          [-0.5, 0.02],
        ]),
        {
          fill: colour,
          inside: [
            [-0.2, 0.02],
            [0.2, 0.02],
            [0, 0.1],
            [-0.06, 0.2],
          ]
            .map(([u, v]) => {
              const p = j.on(u ?? 0, v ?? 0);
              return pen.dot(p[0], p[1], 4.4, bone);
            })
            .join(''),
        },
      );
    case 'scarf':
      return (
        pen.shape(
          mapped(j, [
            [-0.5, -0.14],
            [0, -0.08],
            [0.5, -0.14],
            [0.56, 0.02],
            [0, 0.1],
            [-0.56, 0.02],
          ]),
          { fill: colour },
        ) +
        pen.shape(
          mapped(j, [
            [0.16, 0.04],
            [0.42, 0.04],
            [0.5, 0.42],
            [0.36, 0.5],
            [0.2, 0.44],
          ]),
          {
            fill: colour,
            inside: pen.stroke(
              mapped(j, [
                [0.2, 0.38],
                [0.5, 0.36],
              ]),
              6,
              { colour: bone, ends: [1, 1] },
            ),
          },
        )
      );
    case 'bolo': {
      const p = j.on(0, 0.12);
      return (
        pen.stroke(
          mapped(j, [
            [-0.22, -0.06],
            [0, 0.12],
            [-0.06, 0.4],
          ]),
          5,
        ) +
        pen.stroke(
          mapped(j, [
            [0.22, -0.06],
            [0, 0.12],
            [0.06, 0.42],
          ]),
          5,
        ) +
        pen.shape(starForm(p[0], p[1], 15), { fill: sodium, line: 2.6, rim: false })
      );
    }
    case 'choker':
      return (
        pen.stroke(
          mapped(j, [
            [-0.24, -0.1],
            [0, -0.06],
            [0.24, -0.1],
          ]),
          11,
          { ends: [0.9, 0.9] },
        ) + pen.dot(j.on(0, -0.05)[0], j.on(0, -0.05)[1], 6, sodium)
      );
    case 'medal': {
      const p = j.on(0, 0.34);
      return (
        pen.stroke(
          mapped(j, [
            [-0.26, -0.04],
            [0, 0.3],
          ]),
          5,
          { colour: sodium, ends: [1, 1] },
        ) +
        pen.stroke(
          mapped(j, [
            [0.26, -0.04],
            [0, 0.3],
          ]),
          5,
          { colour: sodium, ends: [1, 1] },
        ) +
        pen.shape(ellipse(p[0], p[1], 17, 17), { fill: sodium, raw: true, line: 3 }) +
        emblem(pen, 'star', p[0], p[1], 9, darker(sodium, 0.4))
      );
    }
    case 'none':
      return '';
  }
}

function tailSvg(pen: Pen, look: FigureLook, j: Joints): Svg {
  const skin = look.head.skin;
  const [x, y] = j.hip;
  const s = j.lean >= 0 ? -1 : 1;
  switch (look.tail ?? 'none') {
    case 'coyote':
      return pen.shape(
        tube(
          [
            [x, y + 10],
            [x + s * 110, y + 60],
            [x + s * 190, y + 20],
            [x + s * 220, y - 70],
          ],
          [24, 44, 46, 8],
          [true, true],
        ),
        { fill: skin, raw: true, inside: pen.dot(x + s * 222, y - 64, 52, blend(skin, bone, 0.7)) },
      );
    case 'rabbit':
      return pen.shape(ellipse(x + s * 92, y + 10, 34, 32), { fill: blend(skin, bone, 0.7), raw: true });
    case 'crow':
      return pen.shape(
        [
          [x - 20, y - 10],
          [x + s * 90, y + 60],
          [x + s * 160, y + 150, 1],
          [x + s * 120, y + 120, 1],
          [x + s * 110, y + 170, 1],
          [x + s * 70, y + 120],
          [x, y + 40],
        ],
        { fill: skin },
      );
    case 'lizard':
      return pen.shape(
        tube(
          [
            [x, y + 10],
            [x + s * 120, y + 130],
            [x + s * 220, y + 220],
            [x + s * 300, y + 190],
          ],
          [40, 36, 22, 4],
          [true, true],
        ),
        { fill: skin, raw: true },
      );
    case 'cow':
      return (
        pen.wire(
          [
            [x, y + 10],
            [x + s * 120, y + 60],
            [x + s * 150, y + 170],
          ],
          16,
          pen.ink,
        ) +
        pen.wire(
          [
            [x, y + 10],
            [x + s * 120, y + 60],
            [x + s * 150, y + 170],
          ],
          9,
          skin,
        ) +
        pen.shape(
          [
            [x + s * 138, y + 150],
            [x + s * 168, y + 152],
            [x + s * 176, y + 210],
            [x + s * 152, y + 232, 1],
            [x + s * 128, y + 206],
          ],
          { fill: darker(skin, 0.5) },
        )
      );
    case 'none':
      return '';
  }
}

export function figure(pen: Pen, look: FigureLook): Svg {
  const j = jointsOf(look);
  const { outfit: o, build, pose } = look;
  const back = look.back ?? false;
  const parts: Svg[] = [];
  parts.push(look.behind?.(pen, j) ?? '', tailSvg(pen, look, j));
  const layers = headLayers(pen, back ? { ...look.head, back: true } : look.head);
  const onNeck = (svg: Svg): Svg =>
    move(svg, j.head[0], j.head[1], {
      scale: 0.92 * build.head,
      turn: (pose.head?.tilt ?? 0) + pose.lean * 0.35,
    });
  const headSvg = (): Svg => onNeck(layers.before);
  parts.push(onNeck(layers.behind));
  parts.push(overBack(pen, look, j));
  for (const i of [0, 1] as const) if (pose.arms[i].behind === true) parts.push(armSvg(pen, look, j, i));
  const near = pose.near ?? 1;
  parts.push(legSvg(pen, look, j, near === 1 ? 0 : 1), legSvg(pen, look, j, near));
  const lower = o.bottom === 'bare' ? (o.top === 'armour' ? o.topColour : o.bottomColour) : o.bottomColour;
  if (!['skirt', 'longskirt', 'tutu'].includes(o.bottom))
    parts.push(
      pen.shape(
        [
          j.on(-1, 0.8),
          j.on(-1.02, 1),
          [j.on(-1, 1)[0] - 2, j.hip[1] + 40],
          [j.hip[0], j.hip[1] + 66],
          [j.on(1, 1)[0] + 2, j.hip[1] + 40],
          j.on(1.02, 1),
          j.on(1, 0.8),
        ],
        { fill: lower, line: 0, shade: false, rim: false },
      ),
      pen.stroke(
        [
          [j.hip[0], j.hip[1] + 20],
          [j.hip[0] - 4, j.hip[1] + 64],
        ],
        4,
      ),
    );
  const neckFill =
    look.head.kind === 'skull'
      ? look.head.skin
      : o.top === 'armour'
        ? darker(o.topColour, 0.4)
        : look.head.skin;
  parts.push(
    pen.shape(
      tube(
        [j.on(0, 0.08), mix(j.neck, j.head, 0.62)],
        [34 * build.head * (0.72 + build.limb * 0.28), 29 * build.head * (0.72 + build.limb * 0.28)],
        [false, false],
      ),
      {
        fill: neckFill,
        raw: true,
        inside: pen.flat(ellipse(j.head[0], j.head[1] + 62, 74, 56), darker(neckFill, 0.42)),
      },
    ),
  );
  const topColour = o.top === 'overalls' ? (o.second ?? bone) : o.topColour;
  const dressed: Outfit =
    o.top === 'tank' || o.top === 'corset'
      ? { ...o, second: look.head.skin }
      : o.top === 'bare' && o.second === undefined
        ? { ...o, second: blend(o.topColour, bone, 0.6) }
        : o;
  const shirt = pen.shape(torsoLine(j), {
    fill: topColour,
    depth: 20,
    inside: topDetails(
      pen,
      j,
      o.top === 'overalls' ? { ...o, topColour, second: darker(topColour, 0.2) } : dressed,
      back,
    ),
  });
  parts.push(shirt);
  if (o.top === 'tank' && o.graphic !== undefined && o.second !== undefined && !back)
    parts.push(emblem(pen, o.graphic, j.on(0, 0.48)[0], j.on(0, 0.48)[1], 34, o.second));
  if (o.top === 'overalls') {
    const bib = o.topColour;
    for (const s of [-1, 1])
      parts.push(
        pen.shape(
          mapped(
            j,
            back
              ? [
                  [s * 0.5, -0.02],
                  [s * 0.66, -0.02],
                  [s * 0.16, 0.74],
                  [s * 0.02, 0.72],
                ]
              : [
                  [s * 0.46, -0.03],
                  [s * 0.66, -0.02],
                  [s * 0.6, 0.36],
                  [s * 0.42, 0.36],
                ],
          ),
          { fill: bib, line: 3, depth: 5 },
        ),
      );
    parts.push(
      pen.shape(
        mapped(j, [
          [-0.62, back ? 0.66 : 0.32],
          [0, back ? 0.64 : 0.34],
          [0.62, back ? 0.66 : 0.32],
          [0.72, 0.66],
          [1.04, 0.72],
          [1.06, 1.06],
          [0, 1.18],
          [-1.06, 1.06],
          [-1.04, 0.72],
          [-0.72, 0.66],
        ]),
        {
          fill: bib,
          depth: 18,
          inside: back
            ? ''
            : pen.shape(
                mapped(j, [
                  [-0.3, 0.44],
                  [0.3, 0.44],
                  [0.28, 0.6],
                  [0, 0.66],
                  [-0.28, 0.6],
                ]),
                { fill: darker(bib, 0.12), line: 2.6, shade: false, rim: false },
              ),
        },
      ),
    );
    if (!back)
      for (const s of [-1, 1]) {
        const p = j.on(s * 0.52, 0.36);
        parts.push(pen.dot(p[0], p[1], 8, pen.ink), pen.dot(p[0], p[1], 6, sodium));
      }
  }
  if (o.bottom === 'skirt' || o.top === 'dress')
    parts.push(
      skirtSvg(
        pen,
        j,
        o,
        o.bottom === 'longskirt' ? 330 : 190,
        o.bottom === 'longskirt' ? 170 : 150,
        o.top === 'dress' ? o.topColour : o.bottomColour,
      ),
    );
  else if (o.bottom === 'longskirt') parts.push(skirtSvg(pen, j, o, 340, 160, o.bottomColour));
  else if (o.bottom === 'tutu')
    parts.push(
      skirtSvg(pen, j, o, 96, 190, lighter(o.bottomColour, 0.3)),
      skirtSvg(pen, j, { ...o }, 70, 170, o.bottomColour),
    );
  if (
    o.belt !== false &&
    o.top !== 'overalls' &&
    o.top !== 'dress' &&
    o.top !== 'jumpsuit' &&
    o.top !== 'armour' &&
    o.top !== 'bare'
  ) {
    const low = o.bottom === 'skirt' || o.bottom === 'longskirt' || o.bottom === 'tutu' ? 0.74 : 0.94;
    parts.push(
      pen.shape(
        mapped(j, [
          [-1.03, low - 0.04],
          [0, low + 0.01],
          [1.03, low - 0.04],
          [1.03, low + 0.05],
          [0, low + 0.1],
          [-1.03, low + 0.05],
        ]),
        { fill: o.belt ?? '#5a2f1c', depth: 5 },
      ),
    );
    if (!back) {
      const p = j.on(0, low + 0.055);
      parts.push(
        pen.shape(ellipse(p[0], p[1], 25, 18), { fill: sodium, raw: true, depth: 6 }),
        emblem(pen, 'star', p[0], p[1], 10, darker(sodium, 0.45)),
      );
    }
  }
  parts.push(neckwear(pen, o, j));
  if (o.over !== 'poncho' && !(back && o.over === 'apron')) parts.push(overFront(pen, look, j));
  const collar =
    (o.top === 'western' || o.top === 'flannel' || o.top === 'jumpsuit') &&
    (o.over ?? 'none') !== 'poncho' &&
    !back;
  if (collar)
    for (const s of [-1, 1])
      parts.push(
        pen.shape(
          mapped(j, [
            [s * 0.03, 0.02, 1],
            [s * 0.3, -0.09, 1],
            [s * 0.46, -0.02, 1],
            [s * 0.32, 0.15, 1],
          ]),
          { fill: lighter(o.topColour, 0.14), line: 3, depth: 5 },
        ),
      );
  if (o.top === 'hoodie')
    parts.push(
      pen.shape(
        mapped(j, [
          [-0.56, -0.06],
          [0, 0.0],
          [0.56, -0.06],
          [0.5, 0.08],
          [0, 0.16],
          [-0.5, 0.08],
        ]),
        { fill: darker(o.topColour, 0.15) },
      ),
    );
  const armsLate: Svg[] = [];
  if (o.over === 'poncho') {
    for (const i of [0, 1] as const) if (pose.arms[i].behind !== true) parts.push(armSvg(pen, look, j, i));
    parts.push(overFront(pen, look, j), look.prop?.(pen, j) ?? '');
  } else {
    parts.push(look.prop?.(pen, j) ?? '');
    for (const i of [0, 1] as const) if (pose.arms[i].behind !== true) armsLate.push(armSvg(pen, look, j, i));
  }
  const raised = j.wrists.some((wrist) => distance(wrist, j.head) < 185);
  if (raised) parts.push(headSvg(), armsLate.join(''));
  else parts.push(armsLate.join(''), headSvg());
  parts.push(look.before?.(pen, j) ?? '');
  return parts.join('');
}
