import { bone, darker, lighter } from '../colour.ts';
import { add, at, curve, ellipse, mix, type Point, polar, tube, turn } from '../geometry.ts';
import { hand } from '../hands.ts';
import { move, type Pen, type Svg } from '../pen.ts';
import { emblem } from './emblems.ts';
import type { FigureLook, Joints, Sleeve } from './look.ts';

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

export function armSvg(pen: Pen, look: FigureLook, j: Joints, i: 0 | 1): Svg {
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
