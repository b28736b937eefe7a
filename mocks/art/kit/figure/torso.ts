import type { Point } from '../geometry.ts';
import type { Joints } from './look.ts';

/** A shape on the torso, given in its own coordinates. */
export const mapped = (
  j: Joints,
  points: readonly (readonly [number, number] | readonly [number, number, number])[],
): Point[] =>
  points.map((p): Point => {
    const q = j.on(p[0], p[1]);
    return p[2] === 1 ? [q[0], q[1], 1] : q;
  });

export function torsoLine(j: Joints): Point[] {
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
