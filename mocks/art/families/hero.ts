/** The first thing a visitor sees: night over the desert, and the sign that is always lit. Its left half is left to words. */
import { pink, sodium } from '../kit/colour.ts';
import { ellipse, place } from '../kit/geometry.ts';
import { tubes } from '../kit/letters.ts';
import { Pen, type Svg, sheet } from '../kit/pen.ts';
import { Chance } from '../kit/random.ts';
import { cactus, mesas, pole, road, sky, stars, truck, wires } from '../kit/scenery.ts';
import type { Family } from './family.ts';

const WIDE = 1920;
const TALL = 1080;

/** The studio's sign on its mast. */
export function studioSign(pen: Pen, x: number, y: number, size: number): Svg {
  const mast = '#241d4d';
  const post = (px: number, wide: number, from: number, to: number): Svg =>
    `<rect x="${px - wide / 2}" y="${from}" width="${wide}" height="${to - from}" fill="${mast}"/>`;
  const loop = place(ellipse(0, 0, 1.04, 0.66, -0.09, 36), { x, y, scale: size });
  const tail = place(
    [
      [0.5, 0.55],
      [0.84, 0.8],
      [0.62, 1.1],
      [0.22, 1.06],
      [0.14, 1.34],
      [0.44, 1.46],
    ],
    { x, y, scale: size },
  );
  return [
    post(x - size * 0.62, size * 0.06, y, y + size * 2.2),
    post(x + size * 0.05, size * 0.08, y, y + size * 2.2),
    pen.glow(x, y + size * 0.1, size * 2.3, size * 1.9, pink, 0.34),
    pen.flat(ellipse(x, y, size * 1.12, size * 0.74, -0.09), '#1c1340'),
    pen.neon(tail, sodium, size * 0.036, { glow: 0.8 }),
    pen.neon(loop, sodium, size * 0.045, { closed: true, glow: 0.9 }),
    pen.neon(place(ellipse(0.49, 0.56, 0.08, 0.06, 0.6, 14), { x, y, scale: size }), sodium, size * 0.03, {
      closed: true,
      glow: 0.5,
    }),
    tubes(pen, 'NEON', x - size * 0.05, y - size * 0.04, {
      size: size * 0.34,
      weight: size * 0.048,
      colour: pink,
      align: 'middle',
      gap: 0.3,
      slant: 0.12,
    }),
    tubes(pen, 'LASSO', x, y + size * 0.42, {
      size: size * 0.3,
      weight: size * 0.045,
      colour: '#58e6d9',
      align: 'middle',
      gap: 0.3,
      slant: 0.12,
    }),
  ].join('');
}

function hero(): Svg {
  const pen = new Pen(new Chance('hero'), { ink: '#0d0a24', line: 3 });
  const horizon = 800;
  const parts: Svg[] = [
    sky(pen, WIDE, TALL, [
      [0, '#0c0a26'],
      [0.36, '#1d1450'],
      [0.58, '#47206f'],
      [0.7, '#9a2f7c'],
      [0.745, '#e8597d'],
    ]),
    stars(pen, WIDE, 560, 130),
    pen.glow(1180, horizon, 1100, 260, '#ff9a6b', 0.55),
    mesas(pen, WIDE, horizon, 120, '#5a246f', TALL),
    mesas(pen, WIDE, horizon + 14, 66, '#3d1a5c', TALL),
    `<rect y="${horizon + 10}" width="${WIDE}" height="${TALL - horizon}" fill="#22123f"/>`,
  ];
  const g = pen.gradient([
    [0, '#3a1c58'],
    [0.35, '#24133f'],
    [1, '#120b28'],
  ]);
  parts.push(
    `${g.def}<rect y="${horizon + 6}" width="${WIDE}" height="${TALL - horizon}" fill="${g.fill}"/>`,
  );
  parts.push(road(horizon + 6, TALL, [560, 1240], [1004, 1022], '#150d2c', sodium));
  const poles = [
    [1060, 812, 60],
    [1130, 822, 96],
    [1262, 842, 170],
    [1560, 900, 380],
  ].map(([x, y, tall]) => pole(x ?? 0, y ?? 0, tall ?? 0, '#120b28'));
  poles.forEach((p, i) => {
    const next = poles[i + 1];
    parts.push(p.svg);
    if (next !== undefined) parts.push(wires(pen, p.ends, next.ends, '#120b28', 1 + i * 0.8));
    else
      parts.push(
        wires(
          pen,
          p.ends,
          p.ends.map((e) => [e[0] + 900, e[1] - 520] as const),
          '#120b28',
          3.4,
        ),
      );
  });
  parts.push(pen.glow(1420, 905, 420, 90, pink, 0.32));
  parts.push(studioSign(pen, 1400, 420, 260));
  parts.push(cactus(pen, 1765, 960, 330, { fill: '#1b3f52', rim: '#ff5fae' }, [0.42, 0.55]));
  parts.push(cactus(pen, 1120, 905, 120, { fill: '#1b3450', rim: '#d34c94' }, [0.5, 0.4]));
  parts.push(cactus(pen, 250, 930, 190, { fill: '#1a2c4a', rim: '#a03f88' }, [0.4, 0.58]));
  parts.push(pen.glow(1575, 1000, 210, 26, '#000000', 0.6));
  parts.push(truck(pen, 1575, 1000, 270, '#c23a55', { mirror: true, lights: true, glass: '#f7b07a' }));
  for (let i = 0; i < 26; i++) {
    const x = pen.chance.between(0, WIDE);
    const y = pen.chance.between(930, 1070);
    if ((x > 560 && x < 1250) || (x > 1380 && x < 1780)) continue;
    const s = 6 + (y - 900) * 0.09;
    parts.push(
      pen.stroke(
        [
          [x - s, y - s * 1.2],
          [x, y],
        ],
        3,
        { colour: '#34205c' },
      ),
      pen.stroke(
        [
          [x, y],
          [x + s * 0.2, y - s * 1.7],
        ],
        3,
        { colour: '#34205c' },
      ),
      pen.stroke(
        [
          [x, y],
          [x + s, y - s],
        ],
        3,
        { colour: '#34205c' },
      ),
    );
  }
  return sheet(WIDE, TALL, parts.join(''));
}

export const heroFamily: Family = {
  name: 'hero',
  width: WIDE,
  height: TALL,
  avif: [480, 800, 1280, 1920],
  webp: [800, 1920],
  jpeg: [1280],
  quality: { avif: 50, webp: 72, jpeg: 74 },
  budget: { 480: 16 * 1024, 800: 30 * 1024, 1280: 70 * 1024, 1920: 110 * 1024 },
  pieces: [
    {
      id: 'home',
      title: 'The sign that is always lit',
      alt: 'Night over a desert highway: a neon sign in the shape of a lasso reads Neon Lasso above a parked pick-up truck, mesas and cacti.',
      draw: hero,
    },
  ],
};
