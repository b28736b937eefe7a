import { blend, bone, darker, sodium } from '../../colour.ts';
import { ellipse } from '../../geometry.ts';
import { move, type Pen, type Svg } from '../../pen.ts';
import { extrasOf } from '../extras.ts';
import { eye, moods } from '../eyes.ts';
import { hatOf } from '../hats/hats.ts';
import type { Layers } from '../layers.ts';
import type { HeadLook } from '../look.ts';
import { type Turned, turned } from '../turn.ts';

/** What every beast's head is made from; what is drawn is pushed to its parts. */
export interface Beast {
  readonly pen: Pen;
  readonly look: HeadLook;
  readonly t: Turned;
  readonly a: number;
  readonly skin: string;
  readonly pale: string;
  readonly hat: Layers;
  readonly extras: { readonly under: Svg; readonly over: Svg };
  readonly parts: Svg[];
  readonly nose: (x: number, y: number, w: number, colour?: string) => Svg;
}

export function beastEyes(
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

export function beastOf(pen: Pen, look: HeadLook): Beast {
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
  return { pen, look, t, a, skin, pale, hat, extras, parts, nose };
}
