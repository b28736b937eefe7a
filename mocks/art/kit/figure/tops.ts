import { bone, darker, lighter, pink, sodium } from '../colour.ts';
import { strokes } from '../letters.ts';
import type { Pen, Svg } from '../pen.ts';
import { emblem } from './emblems.ts';
import type { Joints, Outfit } from './look.ts';
import { mapped } from './torso.ts';

export function topDetails(pen: Pen, j: Joints, o: Outfit, back: boolean): Svg {
  const second = o.second ?? lighter(o.topColour, 0.4);
  const line = (points: readonly (readonly [number, number])[], w = 4, colour = pen.ink): Svg =>
    pen.stroke(mapped(j, points), w, { colour });
  const parts: Svg[] = [];
  const chest = j.on(0, 0.4);
  switch (o.top) {
    case 'western':
      parts.push(
        pen.flat(
          mapped(j, [
            [-1.2, -0.1],
            [1.2, -0.1],
            [1.2, 0.2],
            [0.5, 0.3, 1],
            [0, 0.22, 1],
            [-0.5, 0.3, 1],
            [-1.2, 0.2],
          ]),
          second,
        ),
      );
      parts.push(
        line(
          [
            [-1.05, 0.2],
            [-0.5, 0.3],
            [0, 0.22],
            [0.5, 0.3],
            [1.05, 0.2],
          ],
          3.4,
        ),
      );
      if (!back) {
        parts.push(
          line(
            [
              [0, 0],
              [0, 1.1],
            ],
            3.6,
          ),
        );
        for (const v of [0.12, 0.3, 0.46, 0.62, 0.78]) {
          const p = j.on(0.07, v);
          parts.push(pen.dot(p[0], p[1], 5, bone), pen.dot(p[0], p[1], 2, darker(bone, 0.4)));
        }
        for (const s of [-1, 1])
          parts.push(
            line(
              [
                [s * 0.3, 0.42],
                [s * 0.52, 0.46],
                [s * 0.76, 0.42],
              ],
              3.2,
            ),
          );
      }
      break;
    case 'flannel':
      for (const u of [-0.8, -0.4, 0, 0.4, 0.8])
        parts.push(
          pen.stroke(
            mapped(j, [
              [u, -0.1],
              [u * 0.96, 0.5],
              [u, 1.15],
            ]),
            13,
            { colour: second, ends: [1, 1], opacity: 0.5 },
          ),
        );
      for (const v of [0.1, 0.28, 0.46, 0.64, 0.82, 1])
        parts.push(
          pen.stroke(
            mapped(j, [
              [-1.1, v],
              [0, v + 0.03],
              [1.1, v],
            ]),
            13,
            { colour: second, ends: [1, 1], opacity: 0.5 },
          ),
        );
      if (!back) {
        parts.push(
          line(
            [
              [0, 0],
              [0, 1.1],
            ],
            4,
          ),
        );
        for (const v of [0.16, 0.36, 0.56, 0.76]) {
          const p = j.on(0.07, v);
          parts.push(pen.dot(p[0], p[1], 4.4, bone));
        }
      }
      break;
    case 'tank':
      parts.push(
        pen.flat(
          mapped(j, [
            [-1.3, -0.2],
            [-0.62, -0.1],
            [-0.62, 0.14],
            [-0.96, 0.34],
            [-1.4, 0.34],
          ]),
          o.second ?? '#000',
        ),
        pen.flat(
          mapped(j, [
            [1.3, -0.2],
            [0.62, -0.1],
            [0.62, 0.14],
            [0.96, 0.34],
            [1.4, 0.34],
          ]),
          o.second ?? '#000',
        ),
        pen.flat(
          mapped(j, [
            [-0.36, -0.14],
            [0.36, -0.14],
            [0.3, 0.14],
            [0, 0.2],
            [-0.3, 0.14],
          ]),
          o.second ?? '#000',
        ),
      );
      parts.push(
        line(
          [
            [-0.6, -0.02],
            [-0.62, 0.14],
            [-0.98, 0.34],
          ],
          3.4,
        ),
        line(
          [
            [0.6, -0.02],
            [0.62, 0.14],
            [0.98, 0.34],
          ],
          3.4,
        ),
        line(
          [
            [-0.36, -0.02],
            [-0.26, 0.15],
            [0, 0.2],
            [0.26, 0.15],
            [0.36, -0.02],
          ],
          3.4,
        ),
      );
      break;
    case 'jumpsuit':
      if (!back) {
        parts.push(
          line(
            [
              [0, 0],
              [0.02, 0.5],
              [0, 1.1],
            ],
            5,
          ),
          pen.stroke(
            mapped(j, [
              [0, 0.02],
              [0.02, 0.5],
              [0, 1.1],
            ]),
            2,
            { colour: sodium, ends: [1, 1] },
          ),
        );
        parts.push(
          pen.flat(
            mapped(j, [
              [0.28, 0.22, 1],
              [0.74, 0.22, 1],
              [0.74, 0.32, 1],
              [0.28, 0.32, 1],
            ]),
            bone,
          ),
        );
        const p = j.on(0.34, 0.3);
        parts.push(
          strokes('ACE', p[0], p[1], { size: 12, gap: 0.3 })
            .map((s) => pen.wire(s, 2.4, '#c02040'))
            .join(''),
        );
      }
      parts.push(
        line(
          [
            [-1, 0.68],
            [0, 0.72],
            [1, 0.68],
          ],
          4,
        ),
      );
      break;
    case 'corset': {
      parts.push(
        pen.flat(
          mapped(j, [
            [-1.4, -0.2],
            [1.4, -0.2],
            [1.2, 0.18],
            [0.5, 0.14],
            [0, 0.22, 1],
            [-0.5, 0.14],
            [-1.2, 0.18],
          ]),
          o.second ?? '#000',
        ),
      );
      parts.push(
        line(
          [
            [-1.02, 0.18],
            [-0.5, 0.14],
            [0, 0.22],
            [0.5, 0.14],
            [1.02, 0.18],
          ],
          4,
        ),
      );
      if (!back)
        for (const v of [0.32, 0.44, 0.56, 0.68, 0.8])
          parts.push(
            line(
              [
                [-0.14, v],
                [0.14, v + 0.06],
              ],
              3.4,
              bone,
            ),
            line(
              [
                [0.14, v],
                [-0.14, v + 0.06],
              ],
              3.4,
              bone,
            ),
          );
      for (const s of [-1, 1])
        parts.push(
          line(
            [
              [s * 0.56, 0.2],
              [s * 0.5, 0.6],
              [s * 0.56, 1.05],
            ],
            3,
          ),
        );
      break;
    }
    case 'suit':
      if (!back) {
        parts.push(
          pen.flat(
            mapped(j, [
              [-0.3, -0.08],
              [0.3, -0.08],
              [0.05, 0.6, 1],
              [-0.02, 0.6, 1],
            ]),
            second,
          ),
        );
        for (const s of [-1, 1])
          parts.push(
            pen.shape(
              mapped(j, [
                [s * 0.26, -0.05],
                [s * 0.56, 0.14, 1],
                [s * 0.4, 0.2, 1],
                [s * 0.04, 0.62, 1],
                [s * 0.16, 0.2],
              ]),
              { fill: darker(o.topColour, 0.18), line: 2.6, shade: false, rim: false },
            ),
          );
        parts.push(
          line(
            [
              [0.03, 0.6],
              [0.08, 1.1],
            ],
            4,
          ),
        );
        for (const v of [0.66, 0.8]) {
          const p = j.on(0.14, v);
          parts.push(pen.dot(p[0], p[1], 5, second));
        }
      }
      break;
    case 'hoodie':
      if (!back)
        parts.push(
          line(
            [
              [-0.46, 0.98],
              [-0.3, 0.72],
              [0.3, 0.72],
              [0.46, 0.98],
            ],
            4,
          ),
          line(
            [
              [-0.1, 0.04],
              [-0.12, 0.3],
            ],
            4.4,
            bone,
          ),
          line(
            [
              [0.1, 0.04],
              [0.12, 0.26],
            ],
            4.4,
            bone,
          ),
        );
      parts.push(
        pen.flat(
          mapped(j, [
            [-1.3, 1.0],
            [1.3, 1.0],
            [1.3, 1.2],
            [-1.3, 1.2],
          ]),
          darker(o.topColour, 0.25),
        ),
      );
      break;
    case 'armour': {
      const m = darker(o.topColour, 0.45);
      parts.push(
        line(
          [
            [-1, 0.5],
            [0, 0.56],
            [1, 0.5],
          ],
          4,
        ),
        line(
          [
            [-1, 0.78],
            [0, 0.84],
            [1, 0.78],
          ],
          4,
        ),
      );
      if (!back) {
        parts.push(
          pen.shape(
            mapped(j, [
              [-0.42, 0.16],
              [0.42, 0.16],
              [0.4, 0.44],
              [-0.4, 0.44],
            ]),
            { fill: second, line: 3 },
          ),
        );
        const a = j.on(-0.2, 0.3);
        const b = j.on(0.2, 0.3);
        parts.push(pen.dot(a[0], a[1], 10, pink), pen.dot(b[0], b[1], 10, sodium));
      }
      for (const [u, v] of [
        [-0.8, 0.16],
        [0.8, 0.16],
        [-0.7, 0.66],
        [0.7, 0.66],
        [-0.7, 0.94],
        [0.7, 0.94],
      ] as const) {
        const p = j.on(u, v);
        parts.push(pen.dot(p[0], p[1], 5, m));
      }
      break;
    }
    case 'bare':
      if (!back)
        parts.push(
          pen.flat(
            mapped(j, [
              [-0.44, 0.02],
              [0.44, 0.02],
              [0.5, 0.4],
              [0.36, 0.9],
              [0, 1.1],
              [-0.36, 0.9],
              [-0.5, 0.4],
            ]),
            second,
          ),
        );
      break;
    case 'dress':
      parts.push(
        line(
          [
            [-0.9, 0.66],
            [0, 0.72],
            [0.9, 0.66],
          ],
          4,
        ),
      );
      if (!back)
        parts.push(
          pen.flat(
            mapped(j, [
              [-0.34, -0.1],
              [0.34, -0.1],
              [0, 0.24, 1],
            ]),
            o.second ?? darker(o.topColour),
          ),
          line(
            [
              [-0.34, -0.02],
              [0, 0.24],
              [0.34, -0.02],
            ],
            3.4,
          ),
        );
      break;
    case 'overalls':
    case 'tee':
    case 'bandtee':
      if (!back)
        parts.push(
          line(
            [
              [-0.34, -0.01],
              [-0.2, 0.09],
              [0, 0.12],
              [0.2, 0.09],
              [0.34, -0.01],
            ],
            3.6,
          ),
        );
      if (o.top === 'bandtee' || o.graphic === 'stripes')
        for (const v of [0.28, 0.46, 0.64, 0.82, 1])
          parts.push(
            pen.stroke(
              mapped(j, [
                [-1.1, v],
                [0, v + 0.035],
                [1.1, v],
              ]),
              17,
              { colour: second, ends: [1, 1] },
            ),
          );
      break;
  }
  if (!back && o.graphic !== undefined)
    parts.push(emblem(pen, o.graphic, chest[0], chest[1] + 8, 40, second));
  for (const s of [-1, 1])
    parts.push(
      pen.stroke(
        mapped(j, [
          [s * 0.96, 0.6],
          [s * 0.62, 0.66],
        ]),
        4,
        { ends: [0.6, 0.05] },
      ),
      pen.stroke(
        mapped(j, [
          [s * 0.94, 0.3],
          [s * 0.66, 0.38],
        ]),
        4,
        { ends: [0.6, 0.05] },
      ),
    );
  return parts.join('');
}
