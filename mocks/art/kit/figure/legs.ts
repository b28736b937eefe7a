import { darker, lighter, pink } from '../colour.ts';
import { add, mix, type Point, place, polar, tube } from '../geometry.ts';
import { move, type Pen, type Svg } from '../pen.ts';
import type { Bottom, FigureLook, Joints } from './look.ts';
import { shoeSvg } from './shoes.ts';

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

export function legSvg(pen: Pen, look: FigureLook, j: Joints, i: 0 | 1): Svg {
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
