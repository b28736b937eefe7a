/** What makes a character, and the words that the cast is written with. */
import { bone } from '../../kit/colour.ts';
import { type BuildName, builds, type FigureLook, type Joints, type Outfit } from '../../kit/figure/look.ts';
import { add, polar } from '../../kit/geometry.ts';
import type { HeadLook } from '../../kit/head/look.ts';
import type { Panel, Paper } from '../../kit/paper.ts';
import type { Pen, Svg } from '../../kit/pen.ts';
import { type PoseName, poses } from '../../kit/poses.ts';
import * as props from '../../kit/props.ts';

type Layout = 'turn' | 'faces' | 'shadows' | 'detail' | 'bust' | 'solo';

export interface Character {
  readonly name: string;
  /** What the picture shows, after "Concept art: ". */
  readonly alt: string;
  readonly look: FigureLook;
  readonly layout: Layout;
  readonly paper: Paper;
  readonly panel: Panel;
  readonly panelColour: string;
  readonly notes: readonly string[];
  readonly scale?: number;
  readonly flip?: boolean;
  /** A thing drawn in the margin. */
  readonly thing?: (pen: Pen) => Svg;
}

/** Skins, from light to dark. */
export const skin = ['#f8d2b2', '#eeb48e', '#d69268', '#ad6a42', '#824d32', '#603826'] as const;
type Held = NonNullable<FigureLook['held']>;
type Draw = (pen: Pen, j: Joints) => Svg;

interface Extra {
  readonly prop?: Draw;
  readonly behind?: Draw;
  readonly before?: Draw;
  readonly held?: Held;
  readonly tail?: NonNullable<FigureLook['tail']>;
}

export const look = (
  build: BuildName,
  pose: PoseName,
  head: HeadLook,
  outfit: Outfit,
  extra: Extra = {},
): FigureLook => ({ build: builds[build], pose: poses[pose], head, outfit, ...extra });

/** A guitar hung so that both hands reach it. */
export const plays =
  (body: props.GuitarBody, colour: string, second = bone, scale = 1): Draw =>
  (pen, j) => {
    const at0 = add(j.on(-0.12, 0.92), [0, 6]);
    return props.slung(pen, at0, polar(j.wrists[1], 0, 20), j.shoulders[0], body, colour, second, scale);
  };
/** Somebody who sits, and on what. */
export const seat =
  (draw: (pen: Pen, x: number, y: number) => Svg): Draw =>
  (pen, j) =>
    draw(pen, j.hip[0], 6);
