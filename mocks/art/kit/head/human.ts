import { darker, lighter } from '../colour.ts';
import { ellipse, type Point } from '../geometry.ts';
import { move, type Pen, type Svg } from '../pen.ts';
import { extrasOf } from './extras.ts';
import { eye, moods } from './eyes.ts';
import { facialOf } from './facial-hair.ts';
import { strands } from './hair/cut.ts';
import { hairOf } from './hair/hair.ts';
import { hatOf } from './hats/hats.ts';
import type { Layers } from './layers.ts';
import type { HeadLook } from './look.ts';
import { mouthOf } from './mouth.ts';
import { noseOf } from './nose.ts';
import { faceLine } from './outline.ts';
import { turned } from './turn.ts';

export function human(pen: Pen, look: HeadLook): Layers {
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
