/** Places: a stage, a crowd, a street of signs, a room; put together from scenery, props and people. */
import { bone, darker, ink, lighter, pink, sodium } from './colour.ts';
import { box, card, ellipse, type Point } from './geometry.ts';
import { tubes } from './letters.ts';
import { move, type Pen, type Svg } from './pen.ts';
import { amp } from './props.ts';

/** Beams from a rig at the top. */
export function beams(
  pen: Pen,
  y: number,
  list: readonly (readonly [number, number, number, string])[],
): Svg {
  return list
    .map(([x, foot, wide, colour]) => {
      const g = pen.gradient([
        [0, colour],
        [1, colour],
      ]);
      const id = pen.id();
      return `${g.def}<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0.7"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><path d="M${x - 14} 0L${x + 14} 0L${foot + wide} ${y}L${foot - wide} ${y}Z" fill="url(#${id})"/>`;
    })
    .join('');
}

/** Heads and raised arms against the light. */
export function crowd(pen: Pen, width: number, y: number, size: number, colour: string, foot: number): Svg {
  const parts: Svg[] = [];
  for (let x = -size; x < width + size; x += size * pen.chance.between(0.8, 1.15)) {
    const top = y + pen.chance.between(-0.35, 0.35) * size;
    const r = size * pen.chance.between(0.3, 0.38);
    parts.push(
      pen.flat(
        [
          [x - size * 0.75, foot, 1],
          [x - size * 0.7, top + r * 2.4],
          [x - size * 0.25, top + r * 1.5],
          [x + size * 0.25, top + r * 1.5],
          [x + size * 0.7, top + r * 2.4],
          [x + size * 0.75, foot, 1],
        ],
        colour,
      ),
      pen.dot(x, top + r * 0.5, r, colour),
    );
    const kind = pen.chance.next();
    if (kind < 0.34)
      parts.push(
        pen.flat(
          [
            [x - r * 1.9, top + r * 0.1],
            [x, top + r * 0.42],
            [x + r * 1.9, top + r * 0.1],
            [x + r * 1.5, top - r * 0.06],
            [x + r * 0.9, top - r * 0.2],
            [x + r * 0.66, top - r * 1.1],
            [x, top - r * 0.96],
            [x - r * 0.66, top - r * 1.1],
            [x - r * 0.9, top - r * 0.2],
            [x - r * 1.5, top - r * 0.06],
          ],
          colour,
        ),
      );
    else if (kind < 0.46)
      parts.push(
        pen.flat(
          [
            [x - r * 0.3, top - r * 0.3],
            [x - r * 0.5, top - r * 1.4, 1],
            [x, top - r * 0.8, 1],
            [x + r * 0.2, top - r * 1.6, 1],
            [x + r * 0.5, top - r * 0.3],
          ],
          colour,
        ),
      );
    else if (kind < 0.8) {
      const s = pen.chance.maybe(0.5) ? 1 : -1;
      const hx = x + s * size * pen.chance.between(0.5, 0.8);
      const hy = top - size * pen.chance.between(0.5, 1.1);
      parts.push(
        pen.wire(
          [
            [x + s * size * 0.45, top + r * 2.4],
            [hx + s * 4, (top + hy) / 2],
            [hx, hy],
          ],
          size * 0.2,
          colour,
        ),
      );
      if (pen.chance.maybe(0.6))
        parts.push(
          pen.wire(
            [
              [hx, hy],
              [hx - size * 0.08, hy - size * 0.26],
            ],
            size * 0.07,
            colour,
          ),
          pen.wire(
            [
              [hx, hy],
              [hx + size * 0.1, hy - size * 0.24],
            ],
            size * 0.07,
            colour,
          ),
        );
      else parts.push(pen.dot(hx, hy - size * 0.06, size * 0.13, colour));
    }
  }
  return parts.join('');
}

/** Boards, amplifiers, a bulb-lit arch. */
export function stage(pen: Pen, width: number, floor: number, foot: number, boards: string): Svg {
  const parts: Svg[] = [pen.flat(box(-10, floor, width + 20, foot - floor), boards)];
  for (let i = 0; i < 14; i++)
    parts.push(
      `<path d="M${(i / 13) * width} ${floor}L${(i / 13 - 0.5) * width * 1.7 + width / 2} ${foot}" stroke="${darker(boards, 0.4)}" stroke-width="3"/>`,
    );
  parts.push(pen.flat(box(-10, floor - 6, width + 20, 8), lighter(boards, 0.25)));
  return parts.join('');
}

export function backline(pen: Pen, x: number, y: number, scale: number): Svg {
  return move(amp(pen, 0, 0, 260, 300) + amp(pen, 0, -296, 260, 150, '#3a3348'), x, y, { scale });
}

export function bulbs(pen: Pen, line: readonly Point[], r: number, colour = sodium): Svg {
  return line
    .map((p) => pen.glow(p[0], p[1], r * 4, r * 4, colour, 0.5) + pen.dot(p[0], p[1], r, '#fff1c8'))
    .join('');
}

/** A drum kit seen from the front. */
export function drums(pen: Pen, x: number, y: number, scale: number, colour = '#c8283e', word = 'NL'): Svg {
  const cymbal = (cx: number, cy: number, by: number): Svg =>
    pen.wire(
      [
        [cx, cy],
        [cx * 0.9, 0],
      ],
      7,
      ink,
    ) + pen.shape(ellipse(cx, cy, 78, 13, by), { fill: '#e0b04a', raw: true });
  return move(
    cymbal(-200, -300, -0.2) +
      cymbal(200, -310, 0.2) +
      pen.shape(
        [
          [-150, -230, 1],
          [-30, -230, 1],
          [-34, -140],
          [-146, -140],
        ],
        { fill: colour },
      ) +
      pen.shape(ellipse(-90, -230, 62, 15), { fill: bone, raw: true }) +
      pen.shape(
        [
          [30, -230, 1],
          [150, -230, 1],
          [146, -140],
          [34, -140],
        ],
        { fill: colour },
      ) +
      pen.shape(ellipse(90, -230, 62, 15), { fill: bone, raw: true }) +
      pen.shape(ellipse(0, -110, 132, 128), { fill: colour, raw: true }) +
      pen.shape(ellipse(0, -110, 112, 108), { fill: bone, raw: true, depth: 14 }) +
      tubes(pen, word, 0, -70, { size: 80, weight: 13, colour: pink, align: 'middle', gap: 0.3, glow: 0 }),
    x,
    y,
    { scale },
  );
}

/** A shirt laid flat, its collar at 0,-210; about 520 wide. */
export function shirtForm(pen: Pen, colour: string, print: Svg): Svg {
  const body: Point[] = [
    [-96, -232],
    [-170, -206],
    [-290, -70, 1],
    [-206, -4, 1],
    [-160, -60, 1],
    [-164, 60],
    [-160, 262, 1],
    [0, 272],
    [160, 262, 1],
    [164, 60],
    [160, -60, 1],
    [206, -4, 1],
    [290, -70, 1],
    [170, -206],
    [96, -232],
    [50, -206],
    [0, -196],
    [-50, -206],
  ];
  const fold = (line: readonly Point[]): Svg =>
    pen.stroke(line, 6, { colour: darker(colour, 0.4), ends: [0.5, 0.05], opacity: 0.8 });
  return (
    pen.shape(
      [
        [-96, -232],
        [-50, -244],
        [0, -250],
        [50, -244],
        [96, -232],
        [50, -200],
        [0, -190],
        [-50, -200],
      ],
      { fill: darker(colour, 0.45), shade: false },
    ) +
    pen.shape(body, {
      fill: colour,
      depth: 22,
      inside:
        print +
        fold([
          [-160, -60],
          [-120, -20],
          [-110, 40],
        ]) +
        fold([
          [160, -60],
          [126, -16],
          [118, 30],
        ]) +
        fold([
          [-150, 220],
          [-90, 200],
          [-60, 150],
        ]) +
        fold([
          [150, 240],
          [110, 210],
          [96, 170],
        ]) +
        pen.stroke(
          [
            [-96, -228],
            [-50, -196],
            [0, -184],
            [50, -196],
            [96, -228],
          ],
          5,
          { colour: darker(colour, 0.3), ends: [1, 1] },
        ) +
        pen.stroke(
          [
            [-276, -84],
            [-196, -20],
          ],
          4,
          { colour: darker(colour, 0.3), ends: [1, 1] },
        ) +
        pen.stroke(
          [
            [276, -84],
            [196, -20],
          ],
          4,
          { colour: darker(colour, 0.3), ends: [1, 1] },
        ),
    })
  );
}

/** An arcade cabinet, its foot at 0,0, 520 high. */
export function arcade(pen: Pen, colour: string, screen: Svg, word: string): Svg {
  return (
    pen.shape(
      [
        [-150, 0, 1],
        [-150, -250, 1],
        [-128, -300, 1],
        [-150, -440, 1],
        [-140, -520, 1],
        [140, -520, 1],
        [150, -440, 1],
        [128, -300, 1],
        [150, -250, 1],
        [150, 0, 1],
      ],
      { fill: colour, depth: 26 },
    ) +
    pen.shape(card(-128, -508, 256, 66, 8), { fill: '#2a1440', raw: true, line: 4, shade: false }) +
    tubes(pen, word, 0, -458, { size: 36, weight: 6, colour: pink, align: 'middle', gap: 0.26 }) +
    pen.shape(
      [
        [-112, -430, 1],
        [112, -430, 1],
        [104, -292, 1],
        [-104, -292, 1],
      ],
      { fill: '#10142e', shade: false, inside: screen },
    ) +
    pen.shape(
      [
        [-128, -286, 1],
        [128, -286, 1],
        [150, -236, 1],
        [-150, -236, 1],
      ],
      { fill: lighter(colour, 0.25) },
    ) +
    pen.wire(
      [
        [-70, -262],
        [-76, -300],
      ],
      8,
      ink,
    ) +
    pen.shape(ellipse(-76, -306, 15, 15), { fill: '#e8322e', raw: true, line: 3.5 }) +
    [0, 1, 2]
      .map((i) =>
        pen.shape(ellipse(20 + i * 36, -262, 13, 8), {
          fill: [sodium, pink, '#58e6d9'][i] ?? pink,
          raw: true,
          line: 3,
        }),
      )
      .join('') +
    pen.shape(card(-52, -170, 104, 110, 8), { fill: '#2b2733', raw: true, line: 4 }) +
    pen.flat(box(-26, -140, 12, 26), sodium) +
    pen.flat(box(14, -140, 12, 26), sodium)
  );
}

/** A telephone with something on its screen. */
export function phone(pen: Pen, w: number, h: number, screen: Svg, back = '#2a2440'): Svg {
  return (
    pen.shape(card(-w / 2, -h / 2, w, h, w * 0.13), { fill: back, raw: true, depth: 10 }) +
    pen.shape(card(-w / 2 + w * 0.05, -h / 2 + w * 0.06, w * 0.9, h - w * 0.12, w * 0.09), {
      fill: bone,
      raw: true,
      line: 0,
      shade: false,
      inside: screen,
    }) +
    pen.flat(card(-w * 0.14, -h / 2 + w * 0.085, w * 0.28, w * 0.045, w * 0.02), ink)
  );
}
