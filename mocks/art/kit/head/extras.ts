import { darker, ink, pink, sodium } from '../colour.ts';
import { ellipse, type Point, place, polar } from '../geometry.ts';
import { move, type Pen, type Svg } from '../pen.ts';
import type { HeadLook } from './look.ts';
import type { Turned } from './turn.ts';

const polarStar = (x: number, y: number, r: number, i: number): [number, number] => {
  const p = polar([x, y], -Math.PI / 2 + (i * Math.PI) / 5, r);
  return [p[0], p[1]];
};

export function extrasOf(pen: Pen, look: HeadLook, t: Turned): { under: Svg; over: Svg } {
  const under: Svg[] = [];
  const over: Svg[] = [];
  const dark = darker(look.skin, 0.4);
  for (const extra of look.extras ?? []) {
    if (extra === 'freckles')
      for (const [x, y] of [
        [-50, 30],
        [-40, 24],
        [-32, 33],
        [-44, 38],
        [50, 30],
        [40, 24],
        [32, 33],
        [44, 38],
        [-6, 10],
        [6, 12],
      ] as const)
        under.push(pen.dot(t.x(x), y, 2.6, dark, 0.75));
    if (extra === 'blush')
      under.push(
        pen.flat(ellipse(t.x(-50), 34, 17 * t.k(-50), 10), '#ff5d7d', 0.35),
        pen.flat(ellipse(t.x(50), 34, 17 * t.k(50), 10), '#ff5d7d', 0.35),
      );
    if (extra === 'star')
      under.push(
        pen.flat(
          Array.from(
            { length: 10 },
            (_, i): Point => [...polarStar(t.x(46), 34, i % 2 === 0 ? 17 : 7, i), 1],
          ),
          pink,
        ),
      );
    if (extra === 'tear')
      under.push(
        pen.flat(
          [
            [t.x(42), 20, 1],
            [t.x(42) + 7, 34],
            [t.x(42), 41],
            [t.x(42) - 7, 34],
          ],
          '#58c9e6',
        ),
      );
    if (extra === 'warpaint')
      under.push(
        pen.flat(
          [
            [t.x(-64), 12],
            [t.x(-20), 20],
            [t.x(-20), 30],
            [t.x(-66), 24],
          ],
          look.band ?? pink,
          0.9,
        ),
        pen.flat(
          [
            [t.x(64), 12],
            [t.x(20), 20],
            [t.x(20), 30],
            [t.x(66), 24],
          ],
          look.band ?? pink,
          0.9,
        ),
      );
    if (extra === 'scar')
      over.push(
        pen.stroke(
          [
            [t.x(44), -44],
            [t.x(50), 0],
            [t.x(46), 40],
          ],
          4.4,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(38), 16],
            [t.x(56), 22],
          ],
          3.4,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(38), 28],
            [t.x(54), 32],
          ],
          3.4,
          { colour: dark },
        ),
      );
    if (extra === 'plaster')
      over.push(
        move(
          pen.shape(
            [
              [-18, -7],
              [18, -7],
              [22, 0],
              [18, 7],
              [-18, 7],
              [-22, 0],
            ],
            { fill: '#f2c9a0', line: 3, rim: false },
          ),
          t.x(-2) + t.a * 6,
          12,
          { turn: 0.15 },
        ),
      );
    if (extra === 'wrinkles')
      over.push(
        pen.stroke(
          [
            [t.x(-62), 22],
            [t.x(-48), 28],
            [t.x(-34), 27],
          ],
          2.6,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(62), 22],
            [t.x(48), 28],
            [t.x(34), 27],
          ],
          2.6,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(-32), 40],
            [t.x(-40), 56],
            [t.x(-36), 68],
          ],
          3,
          { colour: dark },
        ),
        pen.stroke(
          [
            [t.x(32), 40],
            [t.x(40), 56],
            [t.x(36), 68],
          ],
          3,
          { colour: dark },
        ),
      );
    if (extra === 'nosering')
      over.push(pen.wire(ellipse(t.a * 12 + 2, 38, 6, 6, 0, 14), 3, sodium, { closed: true }));
    if (extra === 'glasses')
      for (const s of [-1, 1])
        over.push(
          pen.wire(ellipse(t.x(s * 35), -2, 30 * t.k(s * 35), 28, 0, 26), 6, ink, { closed: true }),
          pen.flat(ellipse(t.x(s * 35), -2, 28 * t.k(s * 35), 26), '#bfe9ff', 0.16),
        );
    if (extra === 'glasses')
      over.push(
        pen.stroke(
          [
            [t.x(-8), -6],
            [t.x(0), -11],
            [t.x(8), -6],
          ],
          6,
        ),
      );
    if (extra === 'shades') {
      for (const s of [-1, 1])
        over.push(
          pen.shape(
            place(
              [
                [-30, -16],
                [26, -18],
                [32, -4],
                [18, 20],
                [-14, 21],
                [-30, 4],
              ],
              { x: t.x(s * 36), y: -4, mirror: s < 0 },
            ),
            {
              fill: '#241a3a',
              rim: false,
              shade: false,
              line: 4,
              inside: pen.stroke(
                [
                  [t.x(s * 36) - 18, 8],
                  [t.x(s * 36) + 10, -16],
                ],
                8,
                { colour: look.band ?? pink },
              ),
            },
          ),
        );
      over.push(
        pen.stroke(
          [
            [t.x(-12), -16],
            [t.x(12), -16],
          ],
          6,
          { ends: [0.8, 0.8] },
        ),
      );
    }
    if (extra === 'patch')
      over.push(
        pen.stroke(
          [
            [t.x(-80), -40],
            [t.x(-20), -30],
            [t.x(70), -70],
          ],
          5,
        ),
        pen.shape(
          [
            [t.x(-58), -26],
            [t.x(-14), -26],
            [t.x(-18), 12],
            [t.x(-36), 22],
            [t.x(-54), 10],
          ],
          { fill: '#241a3a', rim: false, line: 3 },
        ),
      );
    if (extra === 'earrings')
      for (const s of [-1, 1])
        if (s * t.a <= 0.3)
          over.push(
            pen.wire(ellipse(s * 88 + t.a * 2, 46, 13, 16, 0, 22), 5, look.band ?? sodium, { closed: true }),
          );
  }
  return { under: under.join(''), over: over.join('') };
}
