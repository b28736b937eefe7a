/**
 * Whole figures on jointed bones. The ground is y = 0 and a grown figure is about 920 high without its hat; limbs reach
 * for what the pose asks by two-bone reach, and clothes are mapped on the turned torso, so that they follow every pose.
 * Index 0 is the limb on the viewer's left, 1 the one on the right.
 */
import { blend, bone, darker, lighter, sodium } from '../colour.ts';
import { distance, ellipse, mix, tube } from '../geometry.ts';
import { headLayers } from '../head/head.ts';
import { move, type Pen, type Svg } from '../pen.ts';
import { armSvg } from './arms.ts';
import { emblem } from './emblems.ts';
import { jointsOf } from './joints.ts';
import { legSvg } from './legs.ts';
import type { FigureLook, Outfit } from './look.ts';
import { neckwear } from './neckwear.ts';
import { overBack, overFront } from './overs.ts';
import { skirtSvg } from './skirts.ts';
import { tailSvg } from './tails.ts';
import { topDetails } from './tops.ts';
import { mapped, torsoLine } from './torso.ts';

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
