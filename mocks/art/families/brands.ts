/** Seven invented companies' marks: one colour, the colour of the text around them. */
import { box, card, curve, ellipse, type Point, place, polar } from '../kit/geometry.ts';
import { type Lettering, measure, strokes } from '../kit/letters.ts';
import { d, Pen, type Svg } from '../kit/pen.ts';
import { Chance } from '../kit/random.ts';

const C = 'currentColor';
const HIGH = 72;

interface Brand {
  readonly id: string;
  readonly name: string;
  readonly draw: (pen: Pen) => { readonly svg: Svg; readonly width: number };
}

function word(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: Lettering,
  weight: number,
): { svg: Svg; end: number } {
  const svg = strokes(text, x, y, style)
    .map((s) => pen.wire(s, weight, C))
    .join('');
  return { svg, end: x + measure(text, style) };
}

/** A fill with holes. */
const pierced = (...rings: readonly (readonly Point[])[]): Svg =>
  `<path fill-rule="evenodd" fill="${C}" d="${rings.map((ring) => d(curve(ring, true))).join('')}"/>`;

const star = (x: number, y: number, r: number, points = 5, inner = 0.42): Point[] =>
  Array.from({ length: points * 2 }, (_, i): Point => {
    const p = polar([x, y], -Math.PI / 2 + (i * Math.PI) / points, i % 2 === 0 ? r : r * inner);
    return [p[0], p[1], 1];
  });

const list: readonly Brand[] = [
  {
    id: 'tumbleweed-toys',
    name: 'Tumbleweed Toys',
    draw: (pen) => {
      const swirl = [0, 1, 2, 3, 4]
        .map((i) =>
          pen.wire(ellipse(38, 36, 27, 12 + i * 1.5, (i * Math.PI) / 5, 30), 3, C, { closed: true }),
        )
        .join('');
      const a = word(pen, 'tumbleweed', 80, 36, { size: 23, gap: 0.27 }, 5);
      const b = word(pen, 'toys', 80, 62, { size: 14, gap: 0.9 }, 3.4);
      return { svg: swirl + a.svg + b.svg, width: a.end + 6 };
    },
  },
  {
    id: 'blue-mesa-games',
    name: 'Blue Mesa Games',
    draw: (pen) => {
      const frame = pierced(card(4, 6, 60, 60, 10), card(9, 11, 50, 50, 6));
      const hill = pierced([
        [9, 58, 1],
        [14, 52, 1],
        [20, 34, 1],
        [34, 32, 1],
        [39, 44, 1],
        [43, 45, 1],
        [45, 38, 1],
        [53, 38, 1],
        [56, 52, 1],
        [59, 58, 1],
      ]);
      const sun = pen.dot(46, 23, 6, C);
      const a = word(pen, 'BLUE MESA', 80, 38, { size: 26, gap: 0.22, stretch: 0.92 }, 4.2);
      const b = word(pen, 'GAMES', 80, 63, { size: 15, gap: 1.46 }, 3.2);
      return { svg: frame + hill + sun + a.svg + b.svg, width: a.end + 6 };
    },
  },
  {
    id: 'static-cactus',
    name: 'Static Cactus',
    draw: (pen) => {
      const plant =
        pen.wire(
          [
            [34, 68, 1],
            [34, 10, 1],
          ],
          11,
          C,
        ) +
        pen.wire(
          [
            [34, 46, 1],
            [18, 46],
            [14, 38],
            [14, 26],
          ],
          8,
          C,
        ) +
        pen.wire(
          [
            [34, 40, 1],
            [50, 40],
            [54, 32],
            [54, 20],
          ],
          8,
          C,
        );
      const waves = [
        [62, 14, 9],
        [66, 10, 17],
      ]
        .map(([x, y, h]) =>
          pen.wire(
            [
              [x ?? 0, (y ?? 0) - 4],
              [(x ?? 0) + 4, (y ?? 0) + (h ?? 0) / 2 - 2],
              [x ?? 0, (y ?? 0) + (h ?? 0)],
            ],
            3,
            C,
          ),
        )
        .join('');
      const a = word(pen, 'static', 86, 35, { size: 25, gap: 0.24, slant: 0.22 }, 4.6);
      const b = word(pen, 'cactus', 94, 66, { size: 25, gap: 0.24, slant: 0.22 }, 4.6);
      return { svg: plant + waves + a.svg + b.svg, width: Math.max(a.end, b.end) + 12 };
    },
  },
  {
    id: 'rodeo-radio',
    name: 'Rodeo Radio',
    draw: (pen) => {
      const a = word(pen, 'RODEO', 16, 40, { size: 26, gap: 0.24, arch: 0.28 }, 5);
      const b = word(pen, 'RADIO', 24, 64, { size: 13, gap: 0.82 }, 3.4);
      return {
        svg: a.svg + b.svg + pierced(star(10, 57, 8)) + pierced(star(b.end + 15, 57, 8)),
        width: a.end + 16,
      };
    },
  },
  {
    id: 'dust-devil',
    name: 'Dust Devil Pictures',
    draw: (pen) => {
      const funnel = [
        [34, 10, 30, 5.5],
        [33, 22, 23, 5.2],
        [36, 34, 17, 5],
        [32, 45, 11, 4.6],
        [34, 55, 6.5, 4.4],
        [33, 64, 2.5, 4.4],
      ]
        .map(([x, y, r, w]) =>
          pen.wire(
            [
              [(x ?? 0) - (r ?? 0), y ?? 0],
              [x ?? 0, (y ?? 0) + (r ?? 0) * 0.17],
              [(x ?? 0) + (r ?? 0), (y ?? 0) - 1],
            ],
            w ?? 4,
            C,
          ),
        )
        .join('');
      const a = word(pen, 'DUST DEVIL', 78, 40, { size: 28, gap: 0.26, stretch: 0.84, slant: 0.08 }, 5.8);
      const b = word(pen, 'PICTURES', 78, 63, { size: 11, gap: 0.98 }, 2.6);
      return { svg: funnel + a.svg + b.svg, width: a.end + 8 };
    },
  },
  {
    id: 'kettle-and-crow',
    name: 'Kettle & Crow',
    draw: (pen) => {
      const ring = pierced(ellipse(36, 36, 33, 33), ellipse(36, 36, 29, 29));
      const crow = pierced(
        [
          [14, 30, 1],
          [24, 22],
          [34, 21],
          [42, 28],
          [52, 44],
          [62, 54, 1],
          [46, 50],
          [40, 56],
          [30, 54],
          [22, 44],
          [22, 33],
        ],
        ellipse(28, 28, 2.2, 2.2),
      );
      const legs =
        pen.wire(
          [
            [34, 54, 1],
            [34, 63, 1],
          ],
          2.6,
          C,
        ) +
        pen.wire(
          [
            [41, 54, 1],
            [42, 62, 1],
          ],
          2.6,
          C,
        );
      const a = word(pen, 'Kettle', 84, 34, { size: 21, gap: 0.42 }, 3);
      const b = word(pen, '& Crow', 84, 63, { size: 21, gap: 0.42 }, 3);
      return { svg: ring + crow + legs + a.svg + b.svg, width: Math.max(a.end, b.end) + 8 };
    },
  },
  {
    id: 'midnight-motor-club',
    name: 'Midnight Motor Club',
    draw: (pen) => {
      const a = word(pen, 'MIDNIGHT', 30, 31, { size: 20, gap: 0.22 }, 4);
      const b = word(pen, 'MOTOR CLUB', 30, 57, { size: 14, gap: 0.42 }, 3);
      const end = Math.max(a.end, b.end);
      const frame = pierced(card(3, 3, end + 25, 66, 33), card(8, 8, end + 15, 56, 28));
      const dots = pen.dot(17, 36, 3.4, C) + pen.dot(end + 13, 36, 3.4, C);
      const rule = pen.wire(box(30, 36.5, end - 30, 0.1), 1.4, C);
      return { svg: frame + dots + a.svg + b.svg + rule, width: end + 31 };
    },
  },
];

export const brandMarks = list.map(({ id, name, draw }) => ({
  id,
  name,
  svg: (): Svg => {
    const { svg, width } = draw(new Pen(new Chance(id), { ink: C, line: 3 }));
    const w = Math.ceil(width);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${HIGH}" viewBox="0 0 ${w} ${HIGH}" role="img"><title>${name.replace('&', '&amp;')}</title>${svg}</svg>\n`;
  },
}));

/** The studio's icon: the lasso round an N, on night. */
export function icon(padding: boolean): Svg {
  const pen = new Pen(new Chance('icon'), { ink: '#161336', line: 3 });
  const scale = padding ? 0.8 : 1;
  const loop = place(ellipse(0, 0, 23, 18.5, -0.25, 36), { scale, x: 32, y: 29 });
  const tail = place(
    [
      [8, 17],
      [15, 24],
      [7, 28],
      [-4, 26],
    ],
    { scale, x: 32, y: 29 },
  );
  const letter: Point[] = place(
    [
      [-7.5, 9, 1],
      [-7.5, -9, 1],
      [7.5, 9, 1],
      [7.5, -9, 1],
    ],
    { scale, x: 32, y: 29 },
  );
  const back = padding
    ? '<path d="M0 0h64v64H0z" fill="#161336"/>'
    : `<path d="${d(card(0, 0, 64, 64, 15))}" fill="#161336"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${back}${pen.wire(tail, 4.6 * scale, '#ffb52e')}${pen.wire(loop, 5 * scale, '#ffb52e', { closed: true })}${pen.wire(letter, 5.4 * scale, '#ff42a1')}</svg>\n`;
}
