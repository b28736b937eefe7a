/** The cast on loan to other pictures: same people, other poses and places. */

import { figure } from '../kit/figure/figure.ts';
import type { FigureLook } from '../kit/figure/look.ts';
import { move, type Pen, type Svg } from '../kit/pen.ts';
import { type PoseName, poses } from '../kit/poses.ts';
import { cast } from './cast/cast.ts';

export function person(name: string): FigureLook {
  const found = cast.find((c) => c.name === name);
  if (found === undefined) throw new Error(`Nobody is called ${name}.`);
  return found.look;
}

/** Someone without what they carry. */
export function plain(name: string, pose: PoseName): FigureLook {
  const { build, head, outfit, tail } = person(name);
  return { build, head, outfit, pose: poses[pose], ...(tail === undefined ? {} : { tail }) };
}

export function put(pen: Pen, look: FigureLook, x: number, y: number, scale: number, mirror = false): Svg {
  return move(figure(pen, look), x, y, { scale, mirror });
}
