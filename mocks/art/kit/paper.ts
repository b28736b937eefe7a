/** The sheet under a drawing: toned paper, a graphic shape, pencil construction, notes in the margin. */
import { blend, darker, lighter } from './colour.ts';
import { starForm } from './figure/emblems.ts';
import { figure } from './figure/figure.ts';
import { jointsOf } from './figure/joints.ts';
import type { FigureLook } from './figure/look.ts';
import { add, angle, ellipse, mix, type Point, polar } from './geometry.ts';
import { head } from './head/head.ts';
import type { HeadLook } from './head/look.ts';
import { letter, measure, scribble } from './letters.ts';
import { move, type Pen, type Svg } from './pen.ts';

export const papers = {
  kraft: '#cfae82',
  sand: '#e6d2ac',
  bone: '#f2e6cf',
  slate: '#a9b7bd',
  rose: '#e3b5a8',
  sage: '#b9c2a0',
  dusk: '#b3a5c2',
  butter: '#efd692',
} as const;

export type Paper = keyof typeof papers;

/** Paper with fibres, a deckle of shade at the edge and a few spots. */
export function paper(pen: Pen, width: number, height: number, tone: string): Svg {
  const parts: Svg[] = [`<rect width="${width}" height="${height}" fill="${tone}"/>`];
  const dark = blend(tone, '#5a3a2a', 0.2);
  for (let i = 0; i < 90; i++) {
    const x = pen.chance.between(0, width);
    const y = pen.chance.between(0, height);
    const a = pen.chance.between(0, 3.14);
    const long = pen.chance.between(5, 15);
    parts.push(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(a) * long).toFixed(0)} ${(Math.sin(a) * long).toFixed(0)}" stroke="${i % 3 === 0 ? lighter(tone, 0.5) : dark}" stroke-width="1.6" opacity="0.5"/>`,
    );
  }
  const id = pen.id();
  parts.push(
    `<radialGradient id="${id}" r="0.78"><stop offset="0.6" stop-color="${tone}" stop-opacity="0"/><stop offset="1" stop-color="${darker(tone, 0.4)}" stop-opacity="0.5"/></radialGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`,
  );
  return parts.join('');
}

export type Panel =
  | 'disc'
  | 'sun'
  | 'star'
  | 'arch'
  | 'stripe'
  | 'halftone'
  | 'ring'
  | 'splash'
  | 'slab'
  | 'moon';

/** The flat shape that carries the figure. */
export function panel(
  pen: Pen,
  kind: Panel,
  x: number,
  y: number,
  r: number,
  colour: string,
  tone: string,
): Svg {
  switch (kind) {
    case 'disc':
      return pen.dot(x, y, r, colour);
    case 'ring':
      return pen.dot(x, y, r, colour) + pen.dot(x, y, r * 0.86, tone) + pen.dot(x, y, r * 0.8, colour);
    case 'sun': {
      const rays = Array.from({ length: 20 }, (_, i) => {
        const a = (i / 20) * Math.PI * 2;
        return pen.flat(
          [
            [...spot(polar([x, y], a - 0.06, r * 0.84)), 1],
            [...spot(polar([x, y], a - 0.1, r * 1.2)), 1],
            [...spot(polar([x, y], a + 0.1, r * 1.2)), 1],
            [...spot(polar([x, y], a + 0.06, r * 0.84)), 1],
          ],
          colour,
        );
      }).join('');
      return rays + pen.dot(x, y, r * 0.78, colour);
    }
    case 'star':
      return pen.flat(starForm(x, y + r * 0.1, r * 1.26, -0.06), colour);
    case 'arch':
      return pen.flat(
        [
          [x - r * 0.86, y + r * 1.1, 1],
          [x - r * 0.86, y - r * 0.3],
          [x - r * 0.6, y - r * 0.9],
          [x, y - r * 1.16],
          [x + r * 0.6, y - r * 0.9],
          [x + r * 0.86, y - r * 0.3],
          [x + r * 0.86, y + r * 1.1, 1],
        ],
        colour,
      );
    case 'stripe':
      return [-0.62, -0.1, 0.42]
        .map((t, i) =>
          pen.flat(
            [
              [-20, y + r * (t + 0.34), 1],
              [1300, y + r * (t - 0.1), 1],
              [1300, y + r * (t + 0.24), 1],
              [-20, y + r * (t + 0.68), 1],
            ],
            i === 1 ? colour : blend(colour, tone, 0.45),
          ),
        )
        .join('');
    case 'halftone':
      return pen.halftone(
        ellipse(x, y, r * 1.1, r * 1.1),
        colour,
        34,
        (px, py) => 17 * Math.max(0, 1 - Math.hypot(px - x, py - y) / (r * 1.12)) ** 0.6,
      );
    case 'splash': {
      const points: Point[] = Array.from({ length: 22 }, (_, i) =>
        polar(
          [x, y],
          (i / 22) * 6.283,
          r * (i % 2 === 0 ? pen.chance.between(1.0, 1.28) : pen.chance.between(0.74, 0.9)),
        ),
      );
      return (
        pen.flat(points, colour) +
        Array.from({ length: 7 }, () => {
          const p = polar([x, y], pen.chance.between(0, 6.28), r * pen.chance.between(1.2, 1.4));
          return pen.dot(p[0], p[1], pen.chance.between(7, 24), colour);
        }).join('')
      );
    }
    case 'slab':
      return pen.flat(
        [
          [x - r * 0.86, y - r * 1.1, 1],
          [x + r * 0.8, y - r * 1.18, 1],
          [x + r * 0.9, y + r * 1.0, 1],
          [x - r * 0.8, y + r * 1.08, 1],
        ],
        colour,
      );
    case 'moon':
      return pen.dot(x, y, r, colour) + pen.dot(x + r * 0.3, y - r * 0.26, r * 0.82, tone);
  }
}

const spot = (p: Point): [number, number] => [p[0], p[1]];

/** Blue-pencil bones under the ink. Figure coordinates. */
export function construction(pen: Pen, look: FigureLook, colour: string): Svg {
  const j = jointsOf(look);
  const soft = { colour, ends: [0.4, 0.4] as const, opacity: 0.7 };
  const parts: Svg[] = [];
  const oval = (x: number, y: number, rx: number, ry: number, by = 0): void => {
    parts.push(
      pen.stroke(
        [...ellipse(x, y, rx, ry, by, 14), ...ellipse(x, y, rx * 1.02, ry * 0.99, by, 14).slice(0, 4)],
        3.4,
        soft,
      ),
    );
  };
  oval(j.head[0], j.head[1], 96, 122, j.lean);
  oval(j.chest[0], j.chest[1] + 10, look.build.chest * 1.25, 118, j.lean);
  oval(j.hip[0], j.hip[1], look.build.hip * 1.18, 66);
  const top = polar(j.head, -Math.PI / 2 + j.lean, 330);
  const foot = mix(j.ankles[0], j.ankles[1], 0.5);
  parts.push(pen.stroke([top, j.head, j.chest, j.hip, mix(j.hip, foot, 0.6), add(foot, [0, 110])], 4, soft));
  for (const p of [...j.elbows, ...j.knees, ...j.wrists]) oval(p[0], p[1], 30, 30);
  parts.push(
    pen.stroke(
      [
        polar(j.shoulders[0], angle(j.shoulders[1], j.shoulders[0]), 120),
        polar(j.shoulders[1], angle(j.shoulders[0], j.shoulders[1]), 120),
      ],
      3.4,
      soft,
    ),
  );
  parts.push(
    pen.stroke(
      [
        [j.hip[0] - 190, j.hip[1] - 8],
        [j.hip[0] + 190, j.hip[1] + 10],
      ],
      3.4,
      soft,
    ),
  );
  parts.push(
    pen.stroke(
      [
        [-330, 14],
        [330, 6],
      ],
      3.6,
      soft,
    ),
    pen.stroke(
      [
        [-250, 34],
        [300, 28],
      ],
      3,
      soft,
    ),
  );
  for (const i of [0, 1] as const) {
    parts.push(
      pen.stroke(
        [j.shoulders[i], j.elbows[i], polar(j.wrists[i], angle(j.elbows[i], j.wrists[i]), 90)],
        3.2,
        soft,
      ),
    );
    parts.push(pen.stroke([j.hip, j.knees[i], j.ankles[i]], 3.2, soft));
  }
  return parts.join('');
}

/** Paint blobs with their numbers. */
export function swatches(
  pen: Pen,
  x: number,
  y: number,
  colours: readonly string[],
  down: boolean,
  size = 44,
): Svg {
  return colours
    .map((colour, i) => {
      const cx = x + (down ? 0 : i * size * 2.3);
      const cy = y + (down ? i * size * 2.2 : 0);
      const blob: Point[] = Array.from({ length: 9 }, (_, k) =>
        polar([cx, cy], (k / 9) * 6.283, size * pen.chance.between(0.84, 1.12)),
      );
      return (
        pen.shape(blob, { fill: colour, line: 3, depth: 8, rim: false }) +
        pen.flat(ellipse(cx - size * 0.3, cy - size * 0.36, size * 0.24, size * 0.12, -0.5), '#ffffff', 0.55)
      );
    })
    .join('');
}

/** Small dark shapes of the same figure in other poses. */
export function silhouettes(
  pen: Pen,
  looks: readonly FigureLook[],
  x: number,
  y: number,
  step: number,
  scale: number,
  colour: string,
): Svg {
  const id = pen.id();
  const filter = `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feFlood flood-color="${colour}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;
  return (
    filter +
    looks
      .map((look, i) => `<g filter="url(#${id})">${move(figure(pen, look), x + i * step, y, { scale })}</g>`)
      .join('')
  );
}

/** Front and back, small. */
export function turnaround(
  pen: Pen,
  look: FigureLook,
  x: number,
  y: number,
  step: number,
  scale: number,
  pencil: string,
): Svg {
  const still: Pick<FigureLook, 'build' | 'head' | 'outfit' | 'pose'> & {
    tail?: NonNullable<FigureLook['tail']>;
  } = {
    build: look.build,
    head: { ...look.head, yaw: 0 },
    outfit: look.outfit,
    pose: look.pose,
    ...(look.tail === undefined ? {} : { tail: look.tail }),
  };
  /** A beast has no drawn nape; it turns its head instead. */
  const second: FigureLook =
    (look.head.kind ?? 'human') === 'human'
      ? { ...still, back: true }
      : { ...still, head: { ...look.head, yaw: -0.95 } };
  const lines = [0, -240, -480, -720, -940]
    .map((h) =>
      pen.stroke(
        [
          [x - step * 0.62, y + h * scale],
          [x + step * 1.62, y + h * scale],
        ],
        2.4,
        { colour: pencil, opacity: 0.7 },
      ),
    )
    .join('');
  return (
    lines + move(figure(pen, still), x, y, { scale }) + move(figure(pen, second), x + step, y, { scale })
  );
}

export function expressions(
  pen: Pen,
  look: HeadLook,
  x: number,
  y: number,
  step: Point,
  scale: number,
  others: readonly Partial<HeadLook>[],
): Svg {
  return others
    .map((other, i) => move(head(pen, { ...look, ...other }), x + step[0] * i, y + step[1] * i, { scale }))
    .join('');
}

/** Name of the drawing, ruled under. */
export function caption(
  pen: Pen,
  x: number,
  y: number,
  name: string,
  notes: readonly string[],
  colour: string,
  align: 'left' | 'right' = 'left',
  room = 620,
): Svg {
  const probe = measure(name, { size: 1, gap: 0.22 });
  const size = Math.min(64, room / probe);
  const wide = probe * size;
  const x0 = align === 'left' ? x : x - wide;
  return (
    letter(pen, name, x0, y, { size, gap: 0.22, weight: size * 0.17, colour, jitter: 0.015 }) +
    pen.stroke(
      [
        [x0 - 6, y + 20],
        [x0 + wide * 0.5, y + 26],
        [x0 + wide + 10, y + 18],
      ],
      7,
      { colour },
    ) +
    notes
      .map((note, i) => scribble(pen, note, align === 'left' ? x : x, y + 62 + i * 36, 20, colour, align))
      .join('')
  );
}

/** A prop drawn again, larger, in a frame with a leader line. */
export function callout(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  inside: Svg,
  tone: string,
  from: Point,
): Svg {
  return (
    pen.stroke([from, mix(from, [x, y], 0.5), [x, y]], 3.4, { opacity: 0.8 }) +
    pen.shape(ellipse(x, y, r, r), {
      fill: tone,
      raw: true,
      line: 4,
      shade: false,
      rim: false,
      inside: move(inside, x, y),
    })
  );
}

/** Strips of tape and pin holes. */
export function tape(pen: Pen, x: number, y: number, by: number, colour = '#f7e9b8'): Svg {
  return move(
    pen.flat(
      [
        [-70, -19, 1],
        [66, -21, 1],
        [60, -8, 1],
        [70, 4, 1],
        [62, 20, 1],
        [-68, 19, 1],
        [-60, 8, 1],
        [-72, -4, 1],
      ],
      colour,
      0.8,
    ),
    x,
    y,
    { turn: by },
  );
}
