import { darker } from '../colour.ts';
import { lerp, mix, type Point } from '../geometry.ts';
import type { Pen, Svg } from '../pen.ts';
import type { Joints, Outfit } from './look.ts';

export function skirtSvg(pen: Pen, j: Joints, o: Outfit, long: number, flare: number, colour: string): Svg {
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
