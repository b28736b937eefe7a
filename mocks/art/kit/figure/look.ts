import type { Point } from '../geometry.ts';
import type { Gesture } from '../hands.ts';
import type { HeadLook } from '../head/look.ts';
import type { Pen, Svg } from '../pen.ts';

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

export type Over = 'none' | 'vest' | 'jacket' | 'fringe' | 'duster' | 'poncho' | 'apron' | 'denim' | 'bomber';

export type Bottom =
  | 'skinny'
  | 'bell'
  | 'wide'
  | 'shorts'
  | 'skirt'
  | 'longskirt'
  | 'chaps'
  | 'bare'
  | 'tutu';

export type Shoe = 'cowboy' | 'sneaker' | 'work' | 'platform' | 'bare' | 'metal' | 'hoof' | 'skate';

export type Sleeve = 'none' | 'short' | 'rolled' | 'long' | 'puff';

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
