/** The country around: skies, mesas, cacti, roads, poles, trucks, signs. */
import { blend, bone, darker, ink, lighter, pink, sodium } from './colour.ts';
import { box, card, curve, ellipse, type Point, polar } from './geometry.ts';
import { tubes } from './letters.ts';
import { move, type Pen, type Svg } from './pen.ts';

export function sky(
  pen: Pen,
  width: number,
  height: number,
  stops: readonly (readonly [number, string])[],
): Svg {
  const g = pen.gradient(stops);
  return `${g.def}<rect width="${width}" height="${height}" fill="${g.fill}"/>`;
}

export function stars(pen: Pen, width: number, height: number, count: number, colour = bone): Svg {
  const out: Svg[] = [];
  for (let i = 0; i < count; i++) {
    const x = pen.chance.between(0, width);
    const y = pen.chance.between(0, 1) ** 1.4 * height;
    const size = pen.chance.between(0.8, 2.6);
    if (pen.chance.maybe(0.06)) out.push(sparkle(x, y, size * 4, colour));
    else out.push(pen.dot(x, y, size, colour, Math.round(pen.chance.between(0.35, 0.95) * 100) / 100));
  }
  return out.join('');
}

export function sparkle(x: number, y: number, r: number, colour: string): Svg {
  const points: Point[] = [];
  for (let i = 0; i < 8; i++) points.push(polar([x, y], (i * Math.PI) / 4, i % 2 === 0 ? r : r * 0.2));
  return `<path d="M${points.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L')}Z" fill="${colour}"/>`;
}

/** A row of flat-topped hills. */
export function mesas(
  pen: Pen,
  width: number,
  base: number,
  tall: number,
  colour: string,
  foot: number,
): Svg {
  const points: Point[] = [
    [-40, foot, 1],
    [-40, base, 1],
  ];
  let x = -40;
  while (x < width + 60) {
    const flat = pen.chance.between(tall * 0.5, tall * 1.6);
    const up = pen.chance.between(0.3, 1) * tall;
    const slope = up * pen.chance.between(0.22, 0.4);
    points.push([x + slope * 2, base - up * 0.28, 1], [x + slope * 2.3, base - up, 1]);
    points.push([x + slope * 2.3 + flat * 0.5, base - up * pen.chance.between(0.97, 1.06), 1]);
    points.push([x + slope * 2.3 + flat, base - up * 0.98, 1], [x + slope * 2.7 + flat, base - up * 0.3, 1]);
    x += slope * 5 + flat;
    points.push([x, base, 1]);
    x += pen.chance.between(0.2, 1.5) * tall;
    points.push([x, base, 1]);
  }
  points.push([width + 80, foot, 1]);
  return pen.flat(points, colour);
}

export interface CactusLook {
  readonly fill: string;
  readonly rim?: string | false;
  readonly line?: number;
  readonly flower?: string;
}

/** A saguaro with its foot at 0,0. */
export function cactus(
  pen: Pen,
  x: number,
  y: number,
  tall: number,
  look: CactusLook,
  arms: readonly [number, number] = [0.45, 0.6],
): Svg {
  const w = tall * 0.095;
  const dark = darker(look.fill, 0.35);
  const column = (points: Point[], width: number): Svg => {
    const spine = curve(points, false, 10);
    const outline: Point[] = [];
    const left: Point[] = [];
    const right: Point[] = [];
    spine.forEach((p, i) => {
      const a = spine[Math.max(0, i - 1)] ?? p;
      const b = spine[Math.min(spine.length - 1, i + 1)] ?? p;
      const dir = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
      left.push(polar(p, dir, width));
      right.push(polar(p, dir, -width));
    });
    const end = spine.at(-1) ?? [0, 0];
    const before = spine.at(-2) ?? [0, 1];
    const dir = Math.atan2(end[1] - before[1], end[0] - before[0]);
    const cap = Array.from({ length: 7 }, (_, k) =>
      polar(end, dir + Math.PI / 2 - ((k + 1) * Math.PI) / 8, width),
    );
    outline.push(...left, ...cap, ...right.reverse());
    const ribs = [-0.45, 0, 0.45]
      .map((share) => {
        const moved = spine.map((p, i) => {
          const a = spine[Math.max(0, i - 1)] ?? p;
          const b = spine[Math.min(spine.length - 1, i + 1)] ?? p;
          return polar(p, Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2, width * share);
        });
        return pen.wire(
          moved.filter((_, i) => i % 3 === 0 || i === moved.length - 1),
          Math.max(1, tall * 0.006),
          dark,
          { opacity: 0.55 },
        );
      })
      .join('');
    return pen.shape(outline, {
      fill: look.fill,
      raw: true,
      line: look.line ?? 0,
      rim: look.rim ?? false,
      inside: ribs,
      shade: dark,
      depth: width * 0.5,
    });
  };
  const [left, right] = arms;
  const parts: Svg[] = [];
  if (left > 0)
    parts.push(
      column(
        [
          [0, -tall * left],
          [-w * 2.2, -tall * left + w * 0.4],
          [-w * 3.1, -tall * left - w * 0.6],
          [-w * 3.2, -tall * (left + 0.26)],
        ],
        w * 0.7,
      ),
    );
  if (right > 0)
    parts.push(
      column(
        [
          [0, -tall * right + w],
          [w * 2.2, -tall * right + w * 1.3],
          [w * 3, -tall * right],
          [w * 3.1, -tall * (right + 0.2)],
        ],
        w * 0.66,
      ),
    );
  parts.push(
    column(
      [
        [0, 4],
        [w * 0.1, -tall * 0.5],
        [0, -tall + w],
      ],
      w,
    ),
  );
  if (look.flower !== undefined) {
    for (const [fx, fy] of [
      [0, -tall],
      [-w * 3.2, -tall * (left + 0.26) - w * 0.7],
    ] as const)
      parts.push(
        Array.from({ length: 5 }, (_, i) =>
          pen.dot(
            fx + Math.cos(i * 1.26) * w * 0.42,
            fy + Math.sin(i * 1.26) * w * 0.42,
            w * 0.34,
            look.flower ?? pink,
          ),
        ).join(''),
      );
  }
  return move(parts.join(''), x, y);
}

/** A telephone pole with its foot at 0,0; returns the ends of its wires too. */
export function pole(
  x: number,
  y: number,
  tall: number,
  colour: string,
): { svg: Svg; ends: readonly Point[] } {
  const w = tall * 0.018;
  const bar = (at: number, half: number): Svg =>
    `<rect x="${x - half}" y="${y - at}" width="${half * 2}" height="${w * 1.5}" fill="${colour}"/>`;
  const svg = `<rect x="${x - w}" y="${y - tall}" width="${w * 2}" height="${tall}" fill="${colour}"/>${bar(tall * 0.93, tall * 0.16)}${bar(tall * 0.84, tall * 0.12)}`;
  return {
    svg,
    ends: [
      [x - tall * 0.15, y - tall * 0.94],
      [x + tall * 0.15, y - tall * 0.94],
      [x, y - tall * 0.85],
    ],
  };
}

export function wires(
  pen: Pen,
  from: readonly Point[],
  to: readonly Point[],
  colour: string,
  weight: number,
): Svg {
  return from
    .map((a, i) => {
      const b = to[i] ?? a;
      const sag = Math.abs(b[0] - a[0]) * 0.06;
      return pen.wire([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag], b], weight, colour);
    })
    .join('');
}

/** A pick-up truck from the side, its wheels on y; about 3.1 times as long as high. */
export function truck(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  paint: string,
  options: { mirror?: boolean; lights?: boolean; glass?: string } = {},
): Svg {
  const glass = options.glass ?? '#9fd8d4';
  const parts: Svg[] = [];
  if (options.lights === true) {
    const g = pen.gradient(
      [
        [0, sodium],
        [1, 'rgba(255,181,46,0)'],
      ],
      true,
    );
    parts.push(`${g.def}<path d="M150 -48L430 -92L430 6L150 -36Z" fill="${g.fill}" opacity="0.55"/>`);
  }
  const body: Point[] = [
    [-158, -62, 1],
    [-40, -62, 1],
    [-34, -104],
    [-14, -120],
    [34, -120],
    [52, -108],
    [70, -72, 1],
    [128, -66],
    [150, -54],
    [156, -26],
    [154, -14, 1],
    [-158, -14, 1],
    [-162, -30],
  ];
  parts.push(
    pen.shape(
      [
        [-166, -28],
        [-150, -34, 1],
        [168, -34, 1],
        [172, -20],
        [164, -12],
        [-164, -12],
      ],
      { fill: '#c9c2cf' },
    ),
  );
  parts.push(
    pen.shape(body, {
      fill: paint,
      inside:
        pen.flat(box(-170, -44, 340, 9), lighter(paint, 0.55)) +
        pen.stroke(
          [
            [-40, -62],
            [-40, -14],
          ],
          3,
        ) +
        pen.stroke(
          [
            [66, -70],
            [56, -14],
          ],
          3,
        ) +
        pen.stroke(
          [
            [-30, -54],
            [-12, -54],
          ],
          3,
        ),
    }),
  );
  parts.push(
    pen.shape(
      [
        [-22, -74, 1],
        [-16, -100],
        [-4, -108],
        [14, -108, 1],
        [16, -74, 1],
      ],
      { fill: glass, depth: 8 },
    ),
  );
  parts.push(
    pen.shape(
      [
        [24, -74, 1],
        [22, -108, 1],
        [34, -108],
        [42, -100],
        [54, -74, 1],
      ],
      { fill: glass, depth: 8 },
    ),
  );
  parts.push(pen.shape(ellipse(150, -48, 8, 9), { fill: '#fff3c4', raw: true, shade: false }));
  parts.push(pen.shape(box(-164, -52, 8, 18), { fill: '#e8322e', shade: false }));
  for (const wx of [-100, 100]) {
    parts.push(pen.flat(ellipse(wx, -16, 37, 34), ink));
    parts.push(pen.shape(ellipse(wx, -12, 28, 28), { fill: '#2b2733', raw: true }));
    parts.push(pen.shape(ellipse(wx, -12, 15, 15), { fill: '#d7d0dc', raw: true }));
    parts.push(pen.dot(wx, -12, 5, ink));
  }
  return move(parts.join(''), x, y - 16 * (size / 300), {
    scale: size / 300,
    mirror: options.mirror ?? false,
  });
}

/** Rope: two tones twisted. */
export function rope(
  pen: Pen,
  knots: readonly Point[],
  weight: number,
  colour = '#d9b27a',
  options: { closed?: boolean } = {},
): Svg {
  const closed = options.closed ?? false;
  return (
    pen.wire(knots, weight * 1.55, ink, { closed }) +
    pen.wire(knots, weight, colour, { closed }) +
    `<g opacity="0.75">${pen.wire(knots, weight * 0.8, darker(colour, 0.45), { closed, dash: `${weight * 0.28} ${weight * 0.85}` })}</g>`
  );
}

/** A road sign on two posts whose panel is lit by lamps along its edge. */
export function arrowSign(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  words: readonly string[],
  panel: string,
  light: string,
): Svg {
  const wide = size * 1.5;
  const tall = size * 0.9;
  const parts: Svg[] = [];
  parts.push(
    pen.shape(box(-wide * 0.3, 0, size * 0.07, size * 1.5), { fill: '#4a3f5c' }),
    pen.shape(box(wide * 0.22, 0, size * 0.07, size * 1.5), { fill: '#4a3f5c' }),
  );
  parts.push(pen.shape(card(-wide / 2, -tall, wide, tall, size * 0.12), { fill: panel, raw: true }));
  parts.push(
    pen.wire(
      card(-wide / 2 + size * 0.07, -tall + size * 0.07, wide - size * 0.14, tall - size * 0.14, size * 0.08),
      size * 0.02,
      blend(panel, light, 0.5),
      { closed: true },
    ),
  );
  words.forEach((word, i) => {
    const step = tall / (words.length + 0.4);
    parts.push(
      tubes(pen, word, 0, -tall + step * (i + 1), {
        size: Math.min(step * 0.62, (wide * 1.15) / Math.max(3, word.length)),
        weight: size * 0.04,
        colour: light,
        align: 'middle',
        gap: 0.26,
      }),
    );
  });
  return move(parts.join(''), x, y);
}

export function moon(pen: Pen, x: number, y: number, r: number, colour: string): Svg {
  return (
    pen.glow(x, y, r * 3.2, r * 3.2, colour, 0.35) +
    pen.dot(x, y, r, colour) +
    pen.dot(x - r * 0.3, y - r * 0.2, r * 0.2, darker(colour, 0.1)) +
    pen.dot(x + r * 0.34, y + r * 0.3, r * 0.28, darker(colour, 0.1)) +
    pen.dot(x + r * 0.2, y - r * 0.45, r * 0.12, darker(colour, 0.1))
  );
}

/** A desert road running to the horizon. */
export function road(
  horizon: number,
  foot: number,
  near: readonly [number, number],
  far: readonly [number, number],
  colour: string,
  dash: string,
): Svg {
  const [n0, n1] = near;
  const [f0, f1] = far;
  const marks: Svg[] = [];
  const depth = (t: number): number => horizon + (foot - horizon) * t * t;
  for (let i = 1; i < 10; i++) {
    const t0 = i / 10;
    const t1 = t0 + 0.045;
    const mid = (t: number): number => {
      const s = t * t;
      return ((f0 + f1) / 2) * (1 - s) + ((n0 + n1) / 2) * s;
    };
    const half = (t: number): number => ((f1 - f0) * (1 - t * t) + (n1 - n0) * t * t) * 0.016;
    marks.push(
      `<path d="M${mid(t0) - half(t0)} ${depth(t0)}L${mid(t0) + half(t0)} ${depth(t0)}L${mid(t1) + half(t1)} ${depth(t1)}L${mid(t1) - half(t1)} ${depth(t1)}Z" fill="${dash}"/>`,
    );
  }
  return `<path d="M${f0} ${horizon}L${f1} ${horizon}L${n1} ${foot}L${n0} ${foot}Z" fill="${colour}"/>${marks.join('')}`;
}
