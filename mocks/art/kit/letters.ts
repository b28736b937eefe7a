/** The studio's own hand: a stroke alphabet, so that no font file decides how a picture looks. */
import { type Point, place } from './geometry.ts';
import type { Pen, Svg } from './pen.ts';

type Stroke = readonly Point[];
interface Glyph {
  readonly width: number;
  readonly strokes: readonly Stroke[];
}

/** Corner. */
const c = (x: number, y: number): Point => [x, y, 1];
const line = (...numbers: number[]): Point[] => {
  const out: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) out.push(c(numbers[i] ?? 0, numbers[i + 1] ?? 0));
  return out;
};
const glyph = (width: number, ...strokes: Stroke[]): Glyph => ({ width, strokes });
const round: Point[] = [
  [0.36, 0],
  [0.09, 0.16],
  [0, 0.5],
  [0.09, 0.84],
  [0.36, 1],
  [0.63, 0.84],
  [0.72, 0.5],
  [0.63, 0.16],
  [0.36, 0],
];

const glyphs: Readonly<Record<string, Glyph>> = {
  A: glyph(0.7, line(0, 1, 0.35, 0, 0.7, 1), line(0.13, 0.66, 0.57, 0.66)),
  B: glyph(
    0.6,
    [c(0, 1), c(0, 0), [0.36, 0.02], [0.5, 0.22], [0.34, 0.45], c(0, 0.47)],
    [c(0, 0.47), [0.38, 0.49], [0.6, 0.73], [0.38, 0.98], c(0, 1)],
  ),
  C: glyph(0.66, [
    [0.64, 0.2],
    [0.38, 0],
    [0.08, 0.18],
    [0, 0.5],
    [0.08, 0.82],
    [0.38, 1],
    [0.64, 0.8],
  ]),
  D: glyph(0.66, [
    c(0, 1),
    c(0, 0),
    [0.3, 0.01],
    [0.58, 0.18],
    [0.66, 0.5],
    [0.58, 0.82],
    [0.3, 0.99],
    c(0, 1),
  ]),
  E: glyph(0.54, line(0.54, 0, 0, 0, 0, 1, 0.54, 1), line(0, 0.48, 0.42, 0.48)),
  F: glyph(0.52, line(0.52, 0, 0, 0, 0, 1), line(0, 0.48, 0.4, 0.48)),
  G: glyph(0.68, [
    [0.64, 0.2],
    [0.38, 0],
    [0.08, 0.18],
    [0, 0.5],
    [0.08, 0.82],
    [0.36, 1],
    [0.6, 0.9],
    c(0.66, 0.56),
    c(0.4, 0.56),
  ]),
  H: glyph(0.62, line(0, 0, 0, 1), line(0.62, 0, 0.62, 1), line(0, 0.5, 0.62, 0.5)),
  I: glyph(0.05, line(0.02, 0, 0.02, 1)),
  J: glyph(0.48, [c(0.46, 0), c(0.46, 0.7), [0.38, 0.96], [0.14, 0.98], [0, 0.76]]),
  K: glyph(0.6, line(0, 0, 0, 1), line(0.56, 0, 0, 0.56), line(0.2, 0.4, 0.6, 1)),
  L: glyph(0.5, line(0, 0, 0, 1, 0.5, 1)),
  M: glyph(0.8, line(0, 1, 0.04, 0, 0.4, 0.68, 0.76, 0, 0.8, 1)),
  N: glyph(0.64, line(0, 1, 0, 0, 0.64, 1, 0.64, 0)),
  O: glyph(0.72, round),
  P: glyph(0.58, [c(0, 1), c(0, 0), [0.38, 0.01], [0.58, 0.27], [0.38, 0.53], c(0, 0.55)]),
  Q: glyph(0.74, round, line(0.46, 0.74, 0.76, 1.08)),
  R: glyph(
    0.6,
    [c(0, 1), c(0, 0), [0.38, 0.01], [0.56, 0.26], [0.38, 0.5], c(0, 0.52)],
    line(0.28, 0.52, 0.6, 1),
  ),
  S: glyph(0.56, [
    [0.53, 0.16],
    [0.28, 0],
    [0.03, 0.2],
    [0.2, 0.44],
    [0.46, 0.58],
    [0.55, 0.8],
    [0.28, 1],
    [0, 0.83],
  ]),
  T: glyph(0.62, line(0, 0, 0.62, 0), line(0.31, 0, 0.31, 1)),
  U: glyph(0.64, [c(0, 0), c(0, 0.62), [0.1, 0.92], [0.32, 1], [0.54, 0.92], c(0.64, 0.62), c(0.64, 0)]),
  V: glyph(0.66, line(0, 0, 0.33, 1, 0.66, 0)),
  W: glyph(0.92, line(0, 0, 0.22, 1, 0.46, 0.3, 0.7, 1, 0.92, 0)),
  X: glyph(0.62, line(0, 0, 0.62, 1), line(0.62, 0, 0, 1)),
  Y: glyph(0.62, line(0, 0, 0.31, 0.5, 0.62, 0), line(0.31, 0.5, 0.31, 1)),
  Z: glyph(0.58, line(0, 0, 0.58, 0, 0, 1, 0.58, 1)),
  0: glyph(
    0.62,
    round.map((p): Point => [p[0] * 0.86, p[1]]),
  ),
  1: glyph(0.24, line(0, 0.2, 0.2, 0, 0.2, 1)),
  2: glyph(0.56, [[0.02, 0.24], [0.26, 0], [0.53, 0.24], [0.34, 0.58], c(0, 1), c(0.56, 1)]),
  3: glyph(
    0.54,
    [[0.02, 0.14], [0.28, 0], [0.5, 0.22], c(0.22, 0.46)],
    [c(0.22, 0.46), [0.54, 0.7], [0.28, 1], [0, 0.86]],
  ),
  4: glyph(0.58, line(0.42, 1, 0.42, 0, 0, 0.68, 0.58, 0.68)),
  5: glyph(0.54, [c(0.5, 0), c(0.08, 0), c(0.04, 0.44), [0.3, 0.36], [0.54, 0.66], [0.3, 1], [0, 0.86]]),
  6: glyph(0.56, [
    [0.48, 0.06],
    [0.1, 0.32],
    [0.02, 0.72],
    [0.28, 1],
    [0.54, 0.72],
    [0.3, 0.46],
    [0.05, 0.64],
  ]),
  7: glyph(0.54, line(0, 0, 0.54, 0, 0.16, 1)),
  8: glyph(0.56, [
    [0.28, 0.46],
    [0.05, 0.24],
    [0.28, 0],
    [0.51, 0.24],
    [0.28, 0.46],
    [0, 0.74],
    [0.28, 1],
    [0.56, 0.74],
    [0.28, 0.46],
  ]),
  9: glyph(0.54, [
    [0.5, 0.38],
    [0.24, 0.54],
    [0.02, 0.28],
    [0.26, 0],
    [0.51, 0.26],
    [0.44, 0.7],
    [0.16, 1],
  ]),
  '.': glyph(0.06, line(0, 0.97, 0.04, 1)),
  ',': glyph(0.1, line(0.08, 0.94, 0, 1.14)),
  '!': glyph(0.08, line(0.04, 0, 0.04, 0.7), line(0.03, 0.96, 0.05, 1)),
  '?': glyph(
    0.5,
    [[0.02, 0.2], [0.25, 0], [0.48, 0.22], [0.26, 0.5], c(0.25, 0.7)],
    line(0.24, 0.96, 0.26, 1),
  ),
  '-': glyph(0.36, line(0, 0.54, 0.36, 0.54)),
  "'": glyph(0.08, line(0.06, 0, 0.02, 0.24)),
  '&': glyph(0.72, [
    c(0.72, 1),
    [0.2, 0.36],
    [0.24, 0.02],
    [0.46, 0.06],
    [0.44, 0.32],
    [0.04, 0.62],
    [0.12, 0.96],
    [0.46, 0.96],
    c(0.68, 0.58),
  ]),
  '/': glyph(0.42, line(0, 1, 0.42, 0)),
  ':': glyph(0.06, line(0.02, 0.34, 0.04, 0.38), line(0.02, 0.94, 0.04, 0.98)),
  '+': glyph(0.5, line(0.25, 0.26, 0.25, 0.8), line(0, 0.53, 0.5, 0.53)),
  '#': glyph(
    0.6,
    line(0.2, 0, 0.12, 1),
    line(0.48, 0, 0.4, 1),
    line(0, 0.34, 0.6, 0.34),
    line(0, 0.68, 0.6, 0.68),
  ),
  $: glyph(
    0.56,
    [
      [0.53, 0.2],
      [0.28, 0.06],
      [0.03, 0.24],
      [0.2, 0.46],
      [0.46, 0.58],
      [0.55, 0.78],
      [0.28, 0.94],
      [0, 0.8],
    ],
    line(0.28, -0.08, 0.28, 1.08),
  ),
};

const SPACE = 0.42;

export interface Lettering {
  readonly size: number;
  /** Between letters, as a share of the size. */
  readonly gap?: number;
  readonly align?: 'left' | 'middle' | 'right';
  readonly slant?: number;
  readonly stretch?: number;
  /** Rises in the middle, as on a gig poster. */
  readonly arch?: number;
  readonly jitter?: number;
}

function widthOf(text: string, gap: number): number {
  let width = 0;
  for (const letter of text.toUpperCase())
    width += (letter === ' ' ? SPACE : (glyphs[letter]?.width ?? 0.5)) + gap;
  return width - gap;
}

export function measure(text: string, style: Lettering): number {
  return widthOf(text, style.gap ?? 0.2) * style.size * (style.stretch ?? 1);
}

/** The strokes of a line of text; `y` is the baseline. */
export function strokes(text: string, x: number, y: number, style: Lettering, pen?: Pen): Point[][] {
  const gap = style.gap ?? 0.2;
  const stretch = style.stretch ?? 1;
  const whole = measure(text, style);
  const start = style.align === 'middle' ? x - whole / 2 : style.align === 'right' ? x - whole : x;
  let pos = start;
  const out: Point[][] = [];
  for (const letter of text.toUpperCase()) {
    if (letter === ' ') {
      pos += (SPACE + gap) * style.size * stretch;
      continue;
    }
    const form = glyphs[letter];
    if (form === undefined) throw new Error(`The alphabet has no "${letter}".`);
    const wobble =
      style.jitter === undefined || pen === undefined ? 0 : pen.chance.between(-1, 1) * style.jitter;
    for (const s of form.strokes) {
      out.push(
        s.map((p): Point => {
          const px = pos + (p[0] * stretch + (1 - p[1]) * (style.slant ?? 0)) * style.size;
          const share = whole === 0 ? 0 : ((px - start) / whole) * 2 - 1;
          const lift = (style.arch ?? 0) * (1 - share * share) * style.size;
          const py = y - (1 - p[1]) * style.size - lift + wobble * style.size;
          return p[2] === 1 ? [px, py, 1] : [px, py];
        }),
      );
    }
    pos += (form.width + gap) * style.size * stretch;
  }
  return out;
}

/** Brushed lettering. */
export function letter(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: Lettering & { weight: number; colour: string },
): Svg {
  return strokes(text, x, y, style, pen)
    .map((s) => pen.wire(s, style.weight, style.colour))
    .join('');
}

/** Pencilled handwriting: uneven, tapered. */
export function scribble(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  align: 'left' | 'middle' | 'right' = 'left',
): Svg {
  return strokes(text, x, y, { size, gap: 0.22, slant: 0.16, jitter: 0.05, align }, pen)
    .map((s) => pen.stroke(s, size * 0.15, { colour, ends: [0.5, 0.3] }))
    .join('');
}

/** Letters as lit tubes. */
export function tubes(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: Lettering & { weight: number; colour: string; glow?: number },
): Svg {
  return strokes(text, x, y, style, pen)
    .map((s) => pen.neon(s, style.colour, style.weight, { glow: style.glow ?? 1 }))
    .join('');
}

/** Thick letters with a contour and a drop. */
export function block(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: Lettering & { weight: number; fill: string; edge: string; drop?: readonly [number, number] },
): Svg {
  const all = strokes(text, x, y, style, pen);
  const [dx, dy] = style.drop ?? [0, 0];
  const layer = (weight: number, colour: string, ox: number, oy: number): Svg =>
    all.map((s) => pen.wire(place(s, { x: ox, y: oy }), weight, colour)).join('');
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (style.weight * 0.3)));
  const shadow = Array.from({ length: steps + 1 }, (_, i) =>
    layer(style.weight * 1.5, style.edge, (dx * i) / steps, (dy * i) / steps),
  ).join('');
  return `${shadow}${layer(style.weight, style.fill, 0, 0)}`;
}

/** The studio's mark: NL in a loop of rope. */
export function signature(pen: Pen, x: number, y: number, size: number, colour: string): Svg {
  const loop: Point[] = [
    [1.3, 1.25],
    [0.2, 1.3],
    [-0.45, 0.5],
    [0.2, -0.45],
    [1.2, -0.4],
    [1.85, 0.4],
    [1.4, 1.2],
    [1.0, 1.9],
  ];
  const scaled = loop.map((p): Point => [x + p[0] * size, y - size + p[1] * size]);
  return (
    pen.stroke(scaled, size * 0.16, { colour, ends: [0.4, 0.3] }) +
    strokes('NL', x, y, { size: size * 0.82, gap: 0.18 })
      .map((s) =>
        pen.stroke(place(s, { x: size * 0.06, y: -size * 0.06 }), size * 0.17, { colour, ends: [0.6, 0.5] }),
      )
      .join('')
  );
}
