/** Points, splines and transforms: everything a pen needs to know about a plane. y points down. */

/** A point; a third value of 1 makes it a sharp corner of the spline that passes through it. */
export type Point = readonly [number, number] | readonly [number, number, number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const mul = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
const length = (a: Point): number => Math.hypot(a[0], a[1]);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const angle = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);
export const polar = (origin: Point, direction: number, far: number): Point => [
  origin[0] + Math.cos(direction) * far,
  origin[1] + Math.sin(direction) * far,
];
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const turn = (p: Point, by: number, around: Point = [0, 0]): Point => {
  const c = Math.cos(by);
  const s = Math.sin(by);
  const x = p[0] - around[0];
  const y = p[1] - around[1];
  return [around[0] + x * c - y * s, around[1] + x * s + y * c];
};

/** The element at `index`, counted round and round. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[((index % list.length) + list.length) % list.length];
  if (value === undefined) throw new Error('An empty list has no elements.');
  return value;
}

export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly mirror?: boolean;
}

/** Moves points: first mirrored, then scaled, then turned, then shifted. Corners stay corners. */
export function place(points: readonly Point[], where: Place): Point[] {
  const scale = where.scale ?? 1;
  const side = where.mirror === true ? -1 : 1;
  return points.map((p) => {
    const q = turn([p[0] * scale * side, p[1] * scale], where.turn ?? 0);
    const moved: Point = [q[0] + (where.x ?? 0), q[1] + (where.y ?? 0)];
    return p[2] === 1 ? [moved[0], moved[1], 1] : moved;
  });
}

const HANDLE = 0.37;

function segment(p0: Point, p1: Point, p2: Point, p3: Point, steps: number, out: Point[]): void {
  const span = distance(p1, p2);
  const aim = (from: Point, to: Point, corner: boolean): Point => {
    if (corner) return [0, 0];
    const d = sub(to, from);
    const far = length(d) || 1;
    return mul(d, (span * HANDLE) / far);
  };
  const a = aim(p0, p2, p1[2] === 1);
  const b = aim(p1, p3, p2[2] === 1);
  const c1 = add(p1, a);
  const c2 = sub(p2, b);
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const w0 = u * u * u;
    const w1 = 3 * u * u * t;
    const w2 = 3 * u * t * t;
    const w3 = t * t * t;
    out.push([
      w0 * p1[0] + w1 * c1[0] + w2 * c2[0] + w3 * p2[0],
      w0 * p1[1] + w1 * c1[1] + w2 * c2[1] + w3 * p2[1],
    ]);
  }
}

/** A smooth line through the points, as a polyline. Open lines start and end in their own direction. */
export function curve(points: readonly Point[], closed: boolean, detail = 9): Point[] {
  const out: Point[] = [];
  const count = points.length;
  if (count < 2) return [...points];
  const last = closed ? count : count - 1;
  /** An open line that returns to its start without a corner, like an O, goes on smoothly there. */
  const first = at(points, 0);
  const returns = !closed && count > 3 && first[2] !== 1 && distance(first, at(points, -1)) < 1e-6;
  for (let i = 0; i < last; i++) {
    const p1 = at(points, i);
    const p2 = at(points, i + 1);
    const p0 = !closed && i === 0 ? (returns ? at(points, -2) : p1) : at(points, i - 1);
    const p3 = !closed && i === last - 1 ? (returns ? at(points, 1) : p2) : at(points, i + 2);
    const straight = p1[2] === 1 && p2[2] === 1;
    segment(p0, p1, p2, p3, straight ? 1 : clamp(Math.round(distance(p1, p2) / 7), 5, detail + 3), out);
  }
  if (!closed) out.push([at(points, -1)[0], at(points, -1)[1]]);
  return out;
}

/** Two bones from `root` towards `target`; `bend` says on which side the joint lies. The end never overreaches. */
export function reach(root: Point, target: Point, first: number, second: number, bend: 1 | -1) {
  const far = clamp(distance(root, target), Math.abs(first - second) + 1, (first + second) * 0.998);
  const direction = angle(root, target);
  const inner = Math.acos(clamp((first * first + far * far - second * second) / (2 * first * far), -1, 1));
  const joint = polar(root, direction + inner * bend, first);
  return { joint, end: polar(root, direction, far) };
}

/** The closed outline of a limb along `spine` whose half-width follows `widths`, evenly spread from start to end. */
export function tube(
  spine: readonly Point[],
  widths: readonly number[],
  round: readonly [boolean, boolean],
): Point[] {
  const line = curve(spine, false, 10);
  let total = 0;
  const reached = line.map((p, i) => {
    if (i > 0) total += distance(at(line, i - 1), p);
    return total;
  });
  const left: Point[] = [];
  const right: Point[] = [];
  const widthAt = (t: number): number => {
    const x = t * (widths.length - 1);
    const i = Math.min(widths.length - 2, Math.floor(x));
    const f = x - i;
    const s = f * f * (3 - 2 * f);
    return lerp(at(widths, i), at(widths, i + 1), s);
  };
  line.forEach((p, i) => {
    const before = at(line, Math.max(0, i - 1));
    const after = at(line, Math.min(line.length - 1, i + 1));
    const d = angle(before, after) + Math.PI / 2;
    const w = widths.length === 1 ? at(widths, 0) : widthAt((reached[i] ?? 0) / (total || 1));
    left.push(polar(p, d, w));
    right.push(polar(p, d, -w));
  });
  const cap = (centre: Point, from: Point, out: Point[], turnBy: number): void => {
    const start = angle(centre, from);
    const r = distance(centre, from);
    for (let k = 1; k < 7; k++) out.push(polar(centre, start + (turnBy * Math.PI * k) / 7, r));
  };
  const outline: Point[] = [...left];
  if (round[1]) cap(at(line, -1), at(left, -1), outline, -1);
  outline.push(...right.reverse());
  if (round[0]) cap(at(line, 0), at(right, -1), outline, -1);
  return outline;
}

/** An ellipse as a polyline. */
export function ellipse(x: number, y: number, rx: number, ry: number, by = 0, steps = 40): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2;
    return add(turn([Math.cos(a) * rx, Math.sin(a) * ry], by), [x, y]);
  });
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y, 1],
    [x + width, y, 1],
    [x + width, y + height, 1],
    [x, y + height, 1],
  ];
}

/** A rectangle with round corners. */
export function card(x: number, y: number, width: number, height: number, radius: number): Point[] {
  const r = Math.min(radius, width / 2, height / 2);
  const out: Point[] = [];
  const corners: readonly (readonly [number, number, number])[] = [
    [x + width - r, y + r, -0.5],
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 0.5],
    [x + r, y + r, 1],
  ];
  for (const [cx, cy, start] of corners) {
    for (let k = 0; k <= 6; k++) out.push(polar([cx, cy], (start + k / 12) * Math.PI, r));
  }
  return out;
}

export function area(points: readonly Point[]): number {
  let sum = 0;
  points.forEach((p, i) => {
    const q = at(points, i + 1);
    sum += p[0] * q[1] - q[0] * p[1];
  });
  return sum / 2;
}
