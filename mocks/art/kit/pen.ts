/** The inking pen: filled shapes with a living contour, cel shadow and rim light; tapered lines; neon. */
import { darker } from './colour.ts';
import { add, angle, area, at, curve, distance, lerp, type Point, polar } from './geometry.ts';
import type { Chance } from './random.ts';

export type Svg = string;

const n = (value: number): string => (Math.round(value * 10) / 10).toString();

export function d(points: readonly Point[], closed = true): string {
  return `M${points.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}${closed ? 'Z' : ''}`;
}

export interface Look {
  readonly fill: string;
  /** Colour of the cel shadow; false for none. */
  readonly shade?: string | false;
  /** How far the shadow reaches in from the dark side. */
  readonly depth?: number;
  /** Colour of the light on the far edge. */
  readonly rim?: string | false;
  /** Contour weight; 0 for none. */
  readonly line?: number;
  /** Drawn on top, clipped to the shape. */
  readonly inside?: Svg;
  /** The points are a finished polyline, not spline knots. */
  readonly raw?: boolean;
  readonly opacity?: number;
}

export class Pen {
  readonly chance: Chance;
  ink: string;
  line: number;
  rim: string | false;
  /** Where the light goes to: down and right. */
  readonly fall: Point = [0.55, 0.83];
  private count = 0;
  private readonly prefix: string;

  constructor(chance: Chance, options: { ink: string; line: number; rim?: string | false; prefix?: string }) {
    this.chance = chance;
    this.ink = options.ink;
    this.line = options.line;
    this.rim = options.rim ?? false;
    this.prefix = options.prefix ?? 'k';
  }

  id(): string {
    this.count += 1;
    return `${this.prefix}${this.count}`;
  }

  /** The contour: swells where the form turns from the light. Drawn under the fill, so it only shows outside. */
  private contour(line: readonly Point[], weight: number): Svg {
    const side = area(line) > 0 ? 1 : -1;
    const phase = this.chance.between(0, 6);
    const out = line.map((p, i): Point => {
      const a = at(line, i - 1);
      const b = at(line, i + 1);
      const normal = angle(a, b) - (side * Math.PI) / 2;
      const nx = Math.cos(normal);
      const ny = Math.sin(normal);
      const facing = (nx * this.fall[0] + ny * this.fall[1]) * 0.5 + 0.5;
      const living = 1 + 0.16 * Math.sin(phase + i * 0.21) + 0.08 * Math.sin(phase * 3 + i * 0.53);
      const w = weight * (0.5 + 0.85 * facing * facing) * living;
      return [p[0] + nx * w, p[1] + ny * w];
    });
    return `<path d="${d(out)}" fill="${this.ink}" stroke="${this.ink}" stroke-width="${n(weight * 0.35)}" stroke-linejoin="round"/>`;
  }

  shape(knots: readonly Point[], look: Look): Svg {
    const line = look.raw === true ? knots : curve(knots, true);
    const path = d(line);
    const weight = look.line ?? this.line;
    const parts: Svg[] = [];
    if (weight > 0) parts.push(this.contour(line, weight));
    parts.push(`<path d="${path}" fill="${look.fill}"/>`);
    const shade = look.shade === undefined ? darker(look.fill) : look.shade;
    const rim = look.rim === undefined ? this.rim : look.rim;
    const inside: Svg[] = [];
    const xs = line.map((p) => p[0]);
    const ys = line.map((p) => p[1]);
    const [x0, x1] = [Math.min(...xs) - 40, Math.max(...xs) + 40];
    const [y0, y1] = [Math.min(...ys) - 40, Math.max(...ys) + 40];
    const frame = `M${n(x0)} ${n(y0)}H${n(x1)}V${n(y1)}H${n(x0)}Z`;
    const crescent = (dx: number, dy: number, colour: string): Svg =>
      `<path fill-rule="evenodd" fill="${colour}" d="${frame}${d(line.map((p) => add(p, [dx, dy])))}"/>`;
    if (shade !== false) {
      const size = Math.min(x1 - x0, y1 - y0) - 80;
      const depth = look.depth ?? Math.min(26, Math.max(3, size * 0.17));
      inside.push(crescent(-this.fall[0] * depth, -this.fall[1] * depth, shade));
    }
    if (look.inside !== undefined) inside.push(look.inside);
    if (rim !== false) inside.push(crescent(this.line * 0.9, this.line * 0.25, rim));
    if (inside.length > 0) {
      const id = this.id();
      parts.push(
        `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inside.join('')}</g>`,
      );
    }
    const body = parts.join('');
    return look.opacity === undefined ? body : `<g opacity="${look.opacity}">${body}</g>`;
  }

  /** Several outlines as one form: one contour around all of them, one shadow inside. */
  merge(forms: readonly (readonly Point[])[], look: Look): Svg {
    const lines = forms.map((form) => (look.raw === true ? form : curve(form, true)));
    const weight = look.line ?? this.line;
    const shade = look.shade === undefined ? darker(look.fill) : look.shade;
    const id = this.id();
    const depth = look.depth ?? 8;
    const paths = lines.map((line) => `<path d="${d(line)}"/>`).join('');
    const edges = weight > 0 ? lines.map((line) => this.contour(line, weight)).join('') : '';
    const light =
      shade === false
        ? `<g fill="${look.fill}">${paths}</g>`
        : `<g fill="${shade}">${paths}</g><g clip-path="url(#${id})"><g fill="${look.fill}" transform="translate(${n(-this.fall[0] * depth)} ${n(-this.fall[1] * depth)})">${paths}</g></g>`;
    const inside = look.inside === undefined ? '' : `<g clip-path="url(#${id})">${look.inside}</g>`;
    return `<clipPath id="${id}">${paths}</clipPath>${edges}${light}${inside}`;
  }

  /** A plain fill: no contour, no shadow. */
  flat(knots: readonly Point[], fill: string, opacity?: number): Svg {
    return `<path d="${d(curve(knots, true))}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
  }

  /** A brush line: thin, swelling, thin again. `ends` gives the share of the weight left at start and end. */
  stroke(
    knots: readonly Point[],
    weight = this.line,
    options: { colour?: string; ends?: readonly [number, number]; closed?: boolean; opacity?: number } = {},
  ): Svg {
    const line = curve(knots, options.closed ?? false, 10);
    if (line.length < 2) return '';
    const [from, to] = options.ends ?? [0.12, 0.12];
    let total = 0;
    const reached = line.map((p, i) => {
      if (i > 0) total += distance(at(line, i - 1), p);
      return total;
    });
    const phase = this.chance.between(0, 6);
    const left: Point[] = [];
    const right: Point[] = [];
    line.forEach((p, i) => {
      const t = (reached[i] ?? 0) / (total || 1);
      const swell = Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.6;
      const base = lerp(from, to, t);
      const w = (weight / 2) * (base + (1 - base) * swell) * (1 + 0.08 * Math.sin(phase + t * 9));
      const dir =
        angle(at(line, Math.max(0, i - 1)), at(line, Math.min(line.length - 1, i + 1))) + Math.PI / 2;
      left.push(polar(p, dir, w));
      right.push(polar(p, dir, -w));
    });
    const colour = options.colour ?? this.ink;
    const extra = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
    return `<path d="${d([...left, ...right.reverse()])}" fill="${colour}" stroke="${colour}" stroke-width="0.6" stroke-linejoin="round"${extra}/>`;
  }

  /** An even line with round ends. */
  wire(
    knots: readonly Point[],
    weight: number,
    colour: string,
    options: { closed?: boolean; opacity?: number; dash?: string } = {},
  ): Svg {
    const line = curve(knots, options.closed ?? false, 10);
    const extra = `${options.opacity === undefined ? '' : ` opacity="${options.opacity}"`}${options.dash === undefined ? '' : ` stroke-dasharray="${options.dash}"`}`;
    return `<path d="${d(line, options.closed ?? false)}" fill="none" stroke="${colour}" stroke-width="${n(weight)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
  }

  dot(x: number, y: number, r: number, fill: string, opacity?: number): Svg {
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
  }

  /** A lit glass tube: wide soft glow, coloured glass, a white-hot core. */
  neon(
    knots: readonly Point[],
    colour: string,
    weight: number,
    options: { closed?: boolean; raw?: boolean; glow?: number } = {},
  ): Svg {
    const line = options.raw === true ? knots : curve(knots, options.closed ?? false, 12);
    const path = d(line, options.closed ?? false);
    const glow = options.glow ?? 1;
    const one = (w: number, c: string, o: number): Svg =>
      `<path d="${path}" fill="none" stroke="${c}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round" opacity="${o}"/>`;
    const id = this.id();
    const far = weight * 9;
    const xs = line.map((p) => p[0]);
    const ys = line.map((p) => p[1]);
    const [x, y] = [Math.min(...xs) - far, Math.min(...ys) - far];
    const soft = `<filter id="${id}" filterUnits="userSpaceOnUse" x="${n(x)}" y="${n(y)}" width="${n(Math.max(...xs) + far - x)}" height="${n(Math.max(...ys) + far - y)}"><feGaussianBlur stdDeviation="${n(weight * 2.4)}"/></filter><g filter="url(#${id})">${one(weight * 4.2, colour, 0.55 * glow)}</g>`;
    return `${glow > 0 ? soft : ''}${one(weight * 1.5, darker(colour, 0.25), 1)}${one(weight, colour, 1)}${one(weight * 0.36, '#fff6fb', 0.92)}`;
  }

  /** Evenly set dots of one colour inside a shape: print screen. */
  halftone(
    clip: readonly Point[],
    colour: string,
    step: number,
    size: (x: number, y: number) => number,
  ): Svg {
    const xs = clip.map((p) => p[0]);
    const ys = clip.map((p) => p[1]);
    const id = this.id();
    const dots: Svg[] = [];
    let row = 0;
    for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.866) {
      row += 1;
      for (let x = Math.min(...xs) + (row % 2) * step * 0.5; x < Math.max(...xs); x += step) {
        const r = size(x, y);
        if (r > 0.4) dots.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`);
      }
    }
    return `<clipPath id="${id}"><path d="${d(clip)}"/></clipPath><g clip-path="url(#${id})" fill="${colour}">${dots.join('')}</g>`;
  }

  clip(knots: readonly Point[], inside: Svg): Svg {
    const id = this.id();
    return `<clipPath id="${id}"><path d="${d(curve(knots, true))}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
  }

  gradient(
    stops: readonly (readonly [number, string])[],
    horizontal = false,
  ): { readonly def: Svg; readonly fill: string } {
    const id = this.id();
    const list = stops.map(([at0, colour]) => `<stop offset="${at0}" stop-color="${colour}"/>`).join('');
    return {
      def: `<linearGradient id="${id}" x1="0" y1="0" x2="${horizontal ? 1 : 0}" y2="${horizontal ? 0 : 1}">${list}</linearGradient>`,
      fill: `url(#${id})`,
    };
  }

  glow(x: number, y: number, rx: number, ry: number, colour: string, opacity = 0.6): Svg {
    const id = this.id();
    return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.5" stop-color="${colour}" stop-opacity="${opacity * 0.38}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id})"/>`;
  }
}

export function move(
  inside: Svg,
  x: number,
  y: number,
  options: { scale?: number; turn?: number; mirror?: boolean } = {},
): Svg {
  const scale = options.scale ?? 1;
  const turned = options.turn === undefined ? '' : ` rotate(${n((options.turn * 180) / Math.PI)})`;
  const sx = options.mirror === true ? -scale : scale;
  return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${Math.round(sx * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">${inside}</g>`;
}

export function sheet(width: number, height: number, inside: Svg): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}
