/**
 * A small ray marcher for clay: forms are signed distances, written out as one straight JavaScript function per scene (a
 * tree of closures would be ten times slower), lit by a soft key light, a sky, and a coloured light from behind.
 */
export type V3 = readonly [number, number, number];

export interface Clay {
  readonly colour: string;
  /** 0 matt, 1 glazed. */
  readonly gloss?: number;
  /** Glows by itself. */
  readonly glow?: number;
}

interface Form {
  readonly body: (p: readonly [string, string, string]) => string;
  readonly centre: V3;
  readonly reach: number;
  readonly turn?: V3;
  readonly bend?: number;
  readonly clay: Clay;
  readonly carve?: boolean;
}

export interface Lump {
  readonly forms: readonly Form[];
  /** How softly its forms run into each other. */
  readonly melt: number;
}

interface More {
  readonly turn?: V3;
  /** The ends rise (positive) or fall, as a brim does, along x. */
  readonly bend?: number;
  readonly carve?: boolean;
}

const f = (value: number): string => {
  const text = (Math.round(value * 1e5) / 1e5).toString();
  return value < 0 ? `(${text})` : text;
};

export const egg = (centre: V3, radii: V3, clay: Clay, more: More = {}): Form => ({
  centre,
  clay,
  ...more,
  reach: Math.max(...radii),
  body: ([x, y, z]) => {
    const [a, b, c] = radii;
    return `{const ux=${x}*${f(1 / a)},uy=${y}*${f(1 / b)},uz=${z}*${f(1 / c)};const k0=Math.sqrt(ux*ux+uy*uy+uz*uz);const wx=ux*${f(1 / a)},wy=uy*${f(1 / b)},wz=uz*${f(1 / c)};const k1=Math.sqrt(wx*wx+wy*wy+wz*wz);d=k1<1e-6?${f(-Math.min(a, b, c))}:k0*(k0-1)/k1;}`;
  },
});

export const ball = (centre: V3, r: number, clay: Clay, more: More = {}): Form => ({
  centre,
  clay,
  ...more,
  reach: r,
  body: ([x, y, z]) => `d=Math.sqrt(${x}*${x}+${y}*${y}+${z}*${z})-${f(r)};`,
});

/** A limb from a to b, its thickness running from ra to rb. */
export const limb = (a: V3, b: V3, ra: number, rb: number, clay: Clay, more: More = {}): Form => {
  const v: V3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const vv = v[0] * v[0] + v[1] * v[1] + v[2] * v[2] || 1e-6;
  const m: V3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
  return {
    centre: m,
    clay,
    ...more,
    reach: Math.sqrt(vv) / 2 + Math.max(ra, rb),
    body: ([x, y, z]) =>
      `{const lx=${x}+${f(v[0] / 2)},ly=${y}+${f(v[1] / 2)},lz=${z}+${f(v[2] / 2)};let h=(lx*${f(v[0])}+ly*${f(v[1])}+lz*${f(v[2])})*${f(1 / vv)};h=h<0?0:h>1?1:h;const qx=lx-h*${f(v[0])},qy=ly-h*${f(v[1])},qz=lz-h*${f(v[2])};d=Math.sqrt(qx*qx+qy*qy+qz*qz)-(${f(ra)}+h*${f(rb - ra)});}`,
  };
};

export const slab = (centre: V3, half: V3, round: number, clay: Clay, more: More = {}): Form => ({
  centre,
  clay,
  ...more,
  reach: Math.hypot(...half),
  body: ([x, y, z]) =>
    `{const qx=Math.abs(${x})-${f(half[0] - round)},qy=Math.abs(${y})-${f(half[1] - round)},qz=Math.abs(${z})-${f(half[2] - round)};const ox=qx>0?qx:0,oy=qy>0?qy:0,oz=qz>0?qz:0;d=Math.sqrt(ox*ox+oy*oy+oz*oz)+Math.min(Math.max(qx,qy,qz),0)-${f(round)};}`,
});

/** A ring lying flat. */
export const ring = (centre: V3, radius: number, thick: number, clay: Clay, more: More = {}): Form => ({
  centre,
  clay,
  ...more,
  reach: radius + thick,
  body: ([x, y, z]) =>
    `{const q=Math.sqrt(${x}*${x}+${z}*${z})-${f(radius)};d=Math.sqrt(q*q+${y}*${y})-${f(thick)};}`,
});

/** An upright drum; its radius may differ at the top. */
export const drum = (
  centre: V3,
  low: number,
  high: number,
  half: number,
  round: number,
  clay: Clay,
  more: More = {},
): Form => ({
  centre,
  clay,
  ...more,
  reach: Math.hypot(Math.max(low, high), half),
  body: ([x, y, z]) =>
    `{const r=${f((low + high) / 2)}+${f((high - low) / 2)}*Math.max(-1,Math.min(1,${y}*${f(1 / half)}));const q=Math.sqrt(${x}*${x}+${z}*${z})-r+${f(round)};const w=Math.abs(${y})-${f(half - round)};const a=q>0?q:0,b=w>0?w:0;d=(Math.min(Math.max(q,w),0)+Math.sqrt(a*a+b*b)-${f(round)})*${f(1 / Math.hypot(1, (high - low) / (2 * half)))};}`,
});

export const lump = (melt: number, ...forms: Form[]): Lump => ({ melt, forms });

function rotation([rx, ry, rz]: V3): readonly (readonly number[])[] {
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(rx),
    Math.sin(rx),
    Math.cos(ry),
    Math.sin(ry),
    Math.cos(rz),
    Math.sin(rz),
  ];
  /** Rz · Ry · Rx, transposed since points are taken back. */
  return [
    [cz * cy, sz * cy, -sy],
    [cz * sy * sx - sz * cx, sz * sy * sx + cz * cx, cy * sx],
    [cz * sy * cx + sz * sx, sz * sy * cx - cz * sx, cy * cx],
  ];
}

type Field = (x: number, y: number, z: number, out: Float64Array) => number;

/** The scene as one function; `out[0]` becomes the number of the nearest clay. */
function compile(lumps: readonly Lump[], clays: Clay[]): { field: Field; centre: V3; radius: number } {
  /** One small function a lump: one big one would be too long for the engine to optimise. */
  const functions: string[] = ['let m=0;'];
  const calls: string[] = [];
  let code: string[] = [];
  let low: [number, number, number] = [1e9, 1e9, 1e9];
  let high: [number, number, number] = [-1e9, -1e9, -1e9];
  for (const { forms, melt } of lumps) {
    const solid = forms.filter((form) => form.carve !== true);
    const lo: [number, number, number] = [1e9, 1e9, 1e9];
    const hi: [number, number, number] = [-1e9, -1e9, -1e9];
    for (const form of solid) {
      for (const i of [0, 1, 2] as const) {
        const r = form.reach + Math.abs(form.bend ?? 0) * form.reach * form.reach;
        lo[i] = Math.min(lo[i], form.centre[i] - r);
        hi[i] = Math.max(hi[i], form.centre[i] + r);
      }
    }
    low = [Math.min(low[0], lo[0]), Math.min(low[1], lo[1]), Math.min(low[2], lo[2])];
    high = [Math.max(high[0], hi[0]), Math.max(high[1], hi[1]), Math.max(high[2], hi[2])];
    const c: V3 = [(lo[0] + hi[0]) / 2, (lo[1] + hi[1]) / 2, (lo[2] + hi[2]) / 2];
    const r =
      Math.max(
        ...solid.map(
          (form) =>
            Math.hypot(form.centre[0] - c[0], form.centre[1] - c[1], form.centre[2] - c[2]) +
            form.reach +
            Math.abs(form.bend ?? 0) * form.reach * form.reach,
        ),
      ) +
      melt * 0.3;
    const name = `l${calls.length}`;
    calls.push(
      `bx=x-${f(c[0])};by=y-${f(c[1])};bz=z-${f(c[2])};far=best+${f(r)};if(far>0&&bx*bx+by*by+bz*bz<far*far){const g=${name}(x,y,z);if(g<best){best=g;mat=m;}}`,
    );
    code = [`const ${name}=(x,y,z)=>{let g=1e9,gm=0,d=0;`];
    for (const form of [...solid, ...forms.filter((other) => other.carve === true)]) {
      let index = clays.indexOf(form.clay);
      if (index < 0) index = clays.push(form.clay) - 1;
      const [cx, cy, cz] = form.centre;
      code.push(`{let px=x-${f(cx)},py=y-${f(cy)},pz=z-${f(cz)};`);
      if (form.turn !== undefined) {
        const m = rotation(form.turn);
        const row = (i: number): string =>
          `${f(m[i]?.[0] ?? 0)}*ax+${f(m[i]?.[1] ?? 0)}*ay+${f(m[i]?.[2] ?? 0)}*az`;
        code.push(`{const ax=px,ay=py,az=pz;px=${row(0)};py=${row(1)};pz=${row(2)};}`);
      }
      if (form.bend !== undefined) code.push(`py-=${f(form.bend)}*px*px;`);
      code.push(form.body(['px', 'py', 'pz']));
      if (form.bend !== undefined) code.push('d*=0.72;');
      if (form.carve === true) {
        code.push(
          melt > 0
            ? `{const h=Math.max(0,Math.min(1,0.5-0.5*(g+d)*${f(1 / Math.max(melt, 1e-3))}));const m=g+(-d-g)*h+${f(melt)}*h*(1-h);if(-d>g)gm=${index};g=m;}`
            : `if(-d>g){g=-d;gm=${index};}`,
        );
      } else if (melt > 0) {
        code.push(
          `if(g>1e8){g=d;gm=${index};}else{const h=Math.max(0,Math.min(1,0.5+0.5*(g-d)*${f(1 / melt)}));if(d<g)gm=${index};g=g+(d-g)*h-${f(melt)}*h*(1-h);}`,
        );
      } else code.push(`if(d<g){g=d;gm=${index};}`);
      code.push('}');
    }
    code.push('m=gm;return g;};');
    functions.push(code.join(''));
  }
  const made: unknown = new Function(
    `${functions.join('')}return (x,y,z,out)=>{let best=1e9,mat=0,bx=0,by=0,bz=0,far=0;${calls.join('')}out[0]=mat;return best;};`,
  )();
  if (!isField(made)) throw new Error('The scene did not compile.');
  const centre: V3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  return {
    field: made,
    centre,
    radius: Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2,
  };
}

const isField = (value: unknown): value is Field => typeof value === 'function';

export interface Shot {
  readonly lumps: readonly Lump[];
  readonly floor: string;
  readonly wall: string;
  readonly rim: string;
  /** Height of the look-at point, distance of the eye, turn around the figure. */
  readonly look?: number;
  readonly far?: number;
  readonly around?: number;
  readonly above?: number;
}

const linear = (hex: string): V3 => {
  const n = Number.parseInt(hex.slice(1), 16);
  const one = (v: number): number => (v / 255) ** 2.2;
  return [one((n >> 16) & 255), one((n >> 8) & 255), one(n & 255)];
};

const unit = (v: V3): V3 => {
  const l = Math.hypot(...v) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};
const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const KEY = unit([-0.55, 0.85, 0.62]);
const BACK = unit([0.75, 0.35, -0.75]);
const KEY_COLOUR: V3 = [1.5, 1.32, 1.12];
const SKY: V3 = [0.42, 0.46, 0.6];
const BOUNCE: V3 = [0.34, 0.26, 0.24];

export function render(shot: Shot, width: number, height: number): Uint8Array {
  const clays: Clay[] = [];
  const { field, centre, radius } = compile(shot.lumps, clays);
  const colours = clays.map((clay) => linear(clay.colour));
  const floor = linear(shot.floor);
  const wall = linear(shot.wall);
  const rim = linear(shot.rim);
  const out = new Float64Array(1);
  const around = shot.around ?? 0;
  const far = shot.far ?? 9;
  const target: V3 = [0, shot.look ?? 1.75, 0];
  const above = shot.above ?? 0.16;
  const eye: V3 = [
    Math.sin(around) * far * Math.cos(above),
    target[1] + Math.sin(above) * far,
    Math.cos(around) * far * Math.cos(above),
  ];
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const zoom = 3.5;

  const shadow = (x: number, y: number, z: number, [lx, ly, lz]: V3, soft: number): number => {
    let light = 1;
    let t = 0.03;
    const cx = centre[0] - x;
    const cy = centre[1] - y;
    const cz = centre[2] - z;
    const along = cx * lx + cy * ly + cz * lz;
    const miss = Math.sqrt(Math.max(0, cx * cx + cy * cy + cz * cz - along * along));
    if (miss > radius * 1.25 + 0.4 || along < -radius) return 1;
    for (let i = 0; i < 36 && t < 8; i++) {
      const d = field(x + lx * t, y + ly * t, z + lz * t, out);
      if (d < 0.0015) return 0;
      const s = (soft * d) / t;
      if (s < light) light = s;
      t += Math.min(0.4, Math.max(0.03, d));
    }
    return light < 0 ? 0 : light * light * (3 - 2 * light);
  };
  const occlusion = (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
    let sum = 0;
    let weight = 1;
    for (let i = 1; i < 6; i++) {
      const h = 0.06 * i * i * 0.5 + 0.02;
      const d = Math.min(field(x + nx * h, y + ny * h, z + nz * h, out), y + ny * h);
      sum += (h - d) * weight;
      weight *= 0.7;
    }
    return Math.max(0, Math.min(1, 1 - 1.5 * sum));
  };

  const rgb: [number, number, number] = [0, 0, 0];
  const trace = (px: number, py: number): void => {
    const u = ((px / width) * 2 - 1) * (width / height);
    const v = 1 - (py / height) * 2;
    const dir = unit([
      forward[0] * zoom + right[0] * u + up[0] * v,
      forward[1] * zoom + right[1] * u + up[1] * v,
      forward[2] * zoom + right[2] * u + up[2] * v,
    ]);
    const [dx, dy, dz] = dir;
    const ox = eye[0] - centre[0];
    const oy = eye[1] - centre[1];
    const oz = eye[2] - centre[2];
    const b = ox * dx + oy * dy + oz * dz;
    const c = ox * ox + oy * oy + oz * oz - radius * radius * 1.05;
    const disc = b * b - c;
    let hit = -1;
    let mat = 0;
    if (disc > 0) {
      let t = Math.max(0.1, -b - Math.sqrt(disc));
      const end = -b + Math.sqrt(disc);
      for (let i = 0; i < 110 && t < end; i++) {
        const d = field(eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t, out);
        if (d < 0.0012) {
          hit = t;
          mat = out[0] ?? 0;
          break;
        }
        t += d * 0.9;
      }
    }
    const toFloor = dy < 0 ? -eye[1] / dy : -1;
    if (hit > 0 && toFloor > 0 && toFloor < hit) hit = -1;
    if (hit > 0) {
      const x = eye[0] + dx * hit;
      const y = eye[1] + dy * hit;
      const z = eye[2] + dz * hit;
      const e = 0.0018;
      const a1 = field(x + e, y - e, z - e, out);
      const a2 = field(x - e, y - e, z + e, out);
      const a3 = field(x - e, y + e, z - e, out);
      const a4 = field(x + e, y + e, z + e, out);
      const [nx, ny, nz] = unit([a1 - a2 - a3 + a4, -a1 - a2 + a3 + a4, -a1 + a2 - a3 + a4]);
      const clay = clays[mat];
      const base = colours[mat] ?? [1, 0, 1];
      const gloss = clay?.gloss ?? 0.25;
      const facing = nx * KEY[0] + ny * KEY[1] + nz * KEY[2];
      const wrap = Math.max(0, (facing + 0.22) / 1.22);
      const sun =
        wrap > 0 ? wrap * (0.12 + 0.88 * shadow(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, KEY, 9)) : 0;
      const ao = occlusion(x, y, z, nx, ny, nz);
      const sky = 0.5 + 0.5 * ny;
      const grazing = 1 - Math.max(0, -(nx * dx + ny * dy + nz * dz));
      const back =
        Math.max(0, nx * BACK[0] + ny * BACK[1] + nz * BACK[2]) * grazing * grazing * 1.5 * (0.4 + 0.6 * ao);
      const hx = KEY[0] - dx;
      const hy = KEY[1] - dy;
      const hz = KEY[2] - dz;
      const hl = Math.hypot(hx, hy, hz);
      const spec =
        Math.max(0, (nx * hx + ny * hy + nz * hz) / hl) ** (10 + 110 * gloss) *
        gloss *
        1.5 *
        Math.min(1, sun * 2);
      const glow = clay?.glow ?? 0;
      for (const i of [0, 1, 2] as const) {
        const ambient = (SKY[i] * sky + BOUNCE[i] * (1 - sky) * (0.5 + floor[i])) * ao;
        const warm = i === 0 ? 0.05 * wrap * (1 - sun) : 0;
        rgb[i] =
          base[i] * (sun * KEY_COLOUR[i] + ambient * 1.05 + warm + glow) +
          spec * KEY_COLOUR[i] +
          back * rim[i] +
          grazing ** 4 * SKY[i] * 0.16 * ao;
      }
    } else {
      const tone = Math.max(0, Math.min(1, 0.5 + v * 0.42));
      const halo = Math.exp(-((u + 0.05) ** 2 * 1.9 + (v - 0.16) ** 2 * 1.6)) * 0.5;
      for (const i of [0, 1, 2] as const) rgb[i] = wall[i] * (1.12 - tone * 0.42 + halo);
      if (toFloor > 0) {
        const x = eye[0] + dx * toFloor;
        const z = eye[2] + dz * toFloor;
        const away = Math.min(1, Math.max(0, (Math.hypot(x, z) - 2.6) / 5));
        const fade = away * away * (3 - 2 * away);
        if (fade < 1) {
          const near = Math.hypot(x - centre[0], z - centre[2]) < radius * 2.6;
          const sun = near ? shadow(x, 0.004, z, KEY, 7) : 1;
          const ao = near ? occlusion(x, 0, z, 0, 1, 0) : 1;
          const lit = 0.36 + 0.64 * sun;
          for (const i of [0, 1, 2] as const)
            rgb[i] =
              rgb[i] * fade +
              (1 - fade) * floor[i] * lit * (0.35 + 0.65 * ao) * (1.06 + 0.1 * (1 - Math.hypot(x, z) / 4));
        }
      }
    }
  };
  const film = (value: number): number => {
    const x = value * 0.92;
    const mapped = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
    return 255 * Math.max(0, Math.min(1, mapped)) ** (1 / 2.2);
  };
  const image = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      trace(x + 0.5, y + 0.5);
      const o = (y * width + x) * 3;
      image[o] = film(rgb[0]);
      image[o + 1] = film(rgb[1]);
      image[o + 2] = film(rgb[2]);
    }
  }
  /** Edges get three more looks. */
  const result = new Uint8Array(width * height * 3);
  const value = (x: number, y: number, i: number): number =>
    image[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3 + i] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 3;
      let contrast = 0;
      for (const i of [0, 1, 2] as const) {
        const here = value(x, y, i);
        contrast = Math.max(
          contrast,
          Math.abs(here - value(x + 1, y, i)),
          Math.abs(here - value(x, y + 1, i)),
          Math.abs(here - value(x - 1, y, i)),
          Math.abs(here - value(x, y - 1, i)),
        );
      }
      if (contrast < 20) {
        for (const i of [0, 1, 2] as const) result[o + i] = Math.round(value(x, y, i));
        continue;
      }
      const sum: [number, number, number] = [value(x, y, 0), value(x, y, 1), value(x, y, 2)];
      for (const [sx, sy] of [
        [0.2, 0.35],
        [0.8, 0.2],
        [0.35, 0.85],
        [0.75, 0.7],
      ] as const) {
        trace(x + sx, y + sy);
        for (const i of [0, 1, 2] as const) sum[i] += film(rgb[i]);
      }
      for (const i of [0, 1, 2] as const) result[o + i] = Math.round(sum[i] / 5);
    }
  }
  return result;
}
