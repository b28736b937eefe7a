import { bone, darker, lighter, sodium } from '../colour.ts';
import { add, mix, type Point } from '../geometry.ts';
import type { Pen, Svg } from '../pen.ts';
import { emblem } from './emblems.ts';
import type { FigureLook, Joints, Over } from './look.ts';
import { mapped } from './torso.ts';

export function overBack(pen: Pen, look: FigureLook, j: Joints): Svg {
  const o = look.outfit;
  const colour = o.overColour ?? '#7b4426';
  if (o.over === 'duster') {
    const sway = (j.ankles[0][0] + j.ankles[1][0]) / 2;
    return pen.shape(
      [
        j.on(-1, 0.1),
        j.on(-1.15, 0.7),
        [j.hip[0] - 150, j.hip[1] + 160],
        [sway - 200, -90],
        [sway - 120, -60],
        [sway, -84],
        [sway + 110, -56],
        [sway + 205, -96],
        [j.hip[0] + 150, j.hip[1] + 160],
        j.on(1.15, 0.7),
        j.on(1, 0.1),
      ],
      { fill: darker(colour, 0.45), shade: false },
    );
  }
  return '';
}

export function overFront(pen: Pen, look: FigureLook, j: Joints): Svg {
  const o = look.outfit;
  const colour = o.overColour ?? '#7b4426';
  const trim = o.trim ?? lighter(colour, 0.4);
  const parts: Svg[] = [];
  const coats: readonly Over[] = ['jacket', 'denim', 'bomber', 'fringe', 'duster', 'vest'];
  if (look.back === true && o.over !== undefined && coats.includes(o.over)) {
    const outline = mapped(j, [
      [-0.4, -0.06],
      [-0.74, -0.01],
      [-1.05, 0.08],
      [-1.09, 0.4],
      [-1.1, 0.7],
      [-1.12, 0.98],
      [0, 1.06],
      [1.12, 0.98],
      [1.1, 0.7],
      [1.09, 0.4],
      [1.05, 0.08],
      [0.74, -0.01],
      [0.4, -0.06],
    ]);
    const centre = j.on(0, 0.52);
    const inside =
      pen.stroke(
        mapped(j, [
          [-1.1, 0.26],
          [0, 0.3],
          [1.1, 0.26],
        ]),
        5,
        { colour: trim, ends: [1, 1] },
      ) + emblem(pen, 'star', centre[0], centre[1] + 10, 34, trim);
    const skirt =
      o.over === 'duster'
        ? pen.shape(
            [
              j.on(-1.1, 0.7),
              [j.ankles[0][0] - 110, -90],
              [j.hip[0], -70],
              [j.ankles[1][0] + 110, -90],
              j.on(1.1, 0.7),
            ],
            { fill: colour, depth: 20 },
          )
        : '';
    return skirt + pen.shape(outline, { fill: colour, depth: 20, inside });
  }
  const panel = (s: 1 | -1, foot: number, inner: number): Point[] =>
    mapped(j, [
      [s * 0.34, -0.05],
      [s * 0.74, -0.01],
      [s * 1.05, 0.08],
      [s * 1.09, 0.36],
      [s * 1.1, 0.68],
      [s * 1.12, foot],
      [s * (inner + 0.1), foot + 0.03],
      [s * inner, 0.6],
      [s * (inner - 0.02), 0.3],
    ]);
  switch (o.over) {
    case 'vest':
      for (const s of [-1, 1] as const)
        parts.push(
          pen.shape(
            mapped(j, [
              [s * 0.34, -0.04],
              [s * 0.66, -0.01],
              [s * 0.72, 0.14],
              [s * 1.05, 0.34],
              [s * 1.08, 0.7],
              [s * 1.04, 0.9],
              [s * 0.4, 1.02, 1],
              [s * 0.24, 0.86],
              [s * 0.2, 0.46],
            ]),
            {
              fill: colour,
              inside:
                pen.stroke(
                  mapped(j, [
                    [s * 0.38, 0],
                    [s * 0.26, 0.46],
                    [s * 0.3, 0.86],
                  ]),
                  5,
                  { colour: trim },
                ) +
                emblem(
                  pen,
                  s < 0 ? 'star' : 'horseshoe',
                  j.on(s * 0.66, 0.48)[0],
                  j.on(s * 0.66, 0.48)[1],
                  17,
                  trim,
                ),
            },
          ),
        );
      break;
    case 'jacket':
    case 'denim':
    case 'bomber':
    case 'fringe':
      for (const s of [-1, 1] as const) {
        const inside: Svg[] = [];
        if (o.over === 'fringe') {
          for (let n = 0; n < 8; n++) {
            const u = s * (0.3 + n * 0.1);
            inside.push(
              pen.stroke(
                mapped(j, [
                  [u, 0.26 + n * 0.006],
                  [u * 1.02, 0.5 + (n % 2) * 0.05],
                ]),
                7,
                { colour: trim, ends: [0.9, 0.4] },
              ),
            );
          }
          inside.push(
            pen.stroke(
              mapped(j, [
                [s * 0.2, 0.26],
                [s * 1.1, 0.26],
              ]),
              6,
              { colour: trim, ends: [1, 1] },
            ),
          );
        }
        if (o.over === 'denim')
          inside.push(
            pen.stroke(
              mapped(j, [
                [s * 0.3, 0.26],
                [s * 1.1, 0.28],
              ]),
              3.6,
              { colour: trim, ends: [1, 1] },
            ),
            pen.stroke(
              mapped(j, [
                [s * 0.6, 0.28],
                [s * 0.54, 0.9],
              ]),
              3,
              { colour: trim, ends: [1, 1] },
            ),
            pen.shape(
              mapped(j, [
                [s * 0.46, 0.3],
                [s * 0.84, 0.3],
                [s * 0.82, 0.44],
                [s * 0.64, 0.48],
                [s * 0.48, 0.44],
              ]),
              { fill: darker(colour, 0.12), line: 2.4, rim: false, shade: false },
            ),
            emblem(pen, s < 0 ? 'heart' : 'bolt', j.on(s * 0.72, 0.64)[0], j.on(s * 0.72, 0.64)[1], 17, trim),
          );
        if (o.over === 'bomber')
          inside.push(
            pen.flat(
              mapped(j, [
                [s * 0.1, 0.86],
                [s * 1.3, 0.84],
                [s * 1.3, 1.1],
                [s * 0.1, 1.1],
              ]),
              trim,
            ),
            emblem(pen, 'star', j.on(s * 0.7, 0.4)[0], j.on(s * 0.7, 0.4)[1], 18, trim),
          );
        if (o.over === 'jacket')
          inside.push(
            pen.stroke(
              mapped(j, [
                [s * 0.36, 0.7],
                [s * 0.86, 0.66],
              ]),
              4,
            ),
          );
        parts.push(pen.shape(panel(s, 0.96, 0.34), { fill: colour, inside: inside.join('') }));
        parts.push(
          pen.shape(
            mapped(j, [
              [s * 0.22, -0.1],
              [s * 0.46, -0.06],
              [s * 0.66, 0.12, 1],
              [s * 0.48, 0.18],
              [s * 0.36, 0.36, 1],
              [s * 0.26, 0.1],
            ]),
            { fill: o.over === 'fringe' ? darker(colour, 0.2) : lighter(colour, 0.12), line: 3 },
          ),
        );
      }
      break;
    case 'duster':
      for (const s of [-1, 1] as const) {
        const foot = s < 0 ? j.ankles[0] : j.ankles[1];
        parts.push(
          pen.shape(
            [
              ...mapped(j, [
                [s * 0.34, -0.05],
                [s * 0.74, -0.01],
                [s * 1.05, 0.08],
                [s * 1.1, 0.4],
                [s * 1.12, 0.7],
              ]),
              [j.hip[0] + s * 128, j.hip[1] + 120],
              [foot[0] + s * 118, -104],
              [foot[0] + s * 60, -74],
              [j.hip[0] + s * 74, j.hip[1] + 120],
              ...mapped(j, [
                [s * 0.5, 0.8],
                [s * 0.4, 0.4],
              ]),
            ],
            {
              fill: colour,
              depth: 16,
              inside: pen.stroke(
                [j.on(s * 0.9, 0.8), [j.hip[0] + s * 100, j.hip[1] + 160], [foot[0] + s * 90, -110]],
                5,
                { colour: darker(colour, 0.4) },
              ),
            },
          ),
        );
        parts.push(
          pen.shape(
            mapped(j, [
              [s * 0.22, -0.12],
              [s * 0.5, -0.08],
              [s * 0.72, 0.12, 1],
              [s * 0.5, 0.18],
              [s * 0.4, 0.42, 1],
              [s * 0.26, 0.1],
            ]),
            { fill: darker(colour, 0.2), line: 3 },
          ),
        );
      }
      break;
    case 'apron':
      parts.push(
        pen.stroke(
          mapped(j, [
            [-0.4, 0.26],
            [-0.3, -0.04],
          ]),
          9,
          { colour, ends: [1, 1] },
        ),
        pen.stroke(
          mapped(j, [
            [0.4, 0.26],
            [0.3, -0.04],
          ]),
          9,
          { colour, ends: [1, 1] },
        ),
        pen.shape(
          [
            ...mapped(j, [
              [-0.48, 0.24],
              [0.48, 0.24],
              [0.62, 0.64],
              [0.9, 0.74],
            ]),
            [j.hip[0] + 84, j.hip[1] + 170],
            [j.hip[0], j.hip[1] + 184],
            [j.hip[0] - 84, j.hip[1] + 170],
            ...mapped(j, [
              [-0.9, 0.74],
              [-0.62, 0.64],
            ]),
          ],
          {
            fill: colour,
            inside:
              pen.stroke(
                [
                  [j.hip[0] - 50, j.hip[1] + 30],
                  [j.hip[0], j.hip[1] + 40],
                  [j.hip[0] + 50, j.hip[1] + 30],
                ],
                4,
              ) + emblem(pen, 'flame', j.on(0, 0.5)[0], j.on(0, 0.5)[1], 30, trim),
          },
        ),
      );
      break;
    case 'poncho': {
      const l = mix(j.elbows[0], j.wrists[0], 0.12);
      const r = mix(j.elbows[1], j.wrists[1], 0.12);
      const outline: Point[] = [
        j.on(-0.3, -0.05),
        j.on(-0.95, 0.02),
        add(l, [-26, -10]),
        add(l, [-4, 46]),
        [j.hip[0] - 60, j.hip[1] + 10],
        [j.hip[0], j.hip[1] + 90],
        [j.hip[0] + 60, j.hip[1] + 10],
        add(r, [4, 46]),
        add(r, [26, -10]),
        j.on(0.95, 0.02),
        j.on(0.3, -0.05),
      ];
      const bands: Svg[] = [];
      for (const [t, w, c] of [
        [0.35, 18, trim],
        [0.52, 9, bone],
        [0.68, 20, o.second ?? sodium],
        [0.84, 8, bone],
      ] as const) {
        bands.push(
          pen.stroke(
            [
              mix(j.on(-0.9, 0.02), add(l, [-30, 40]), t + 0.1),
              mix(j.on(0, 0.1), [j.hip[0], j.hip[1] + 90], t),
              mix(j.on(0.9, 0.02), add(r, [30, 40]), t + 0.1),
            ],
            w,
            { colour: c, ends: [1, 1] },
          ),
        );
      }
      const tassels = [0.1, 0.3, 0.5, 0.7, 0.9]
        .map((t) => {
          const p =
            t < 0.5
              ? mix(add(l, [-4, 46]), [j.hip[0], j.hip[1] + 90], t * 2)
              : mix([j.hip[0], j.hip[1] + 90], add(r, [4, 46]), t * 2 - 1);
          return pen.stroke([p, add(p, [0, 26])], 8, { colour: trim, ends: [0.9, 0.5] });
        })
        .join('');
      parts.push(tassels, pen.shape(outline, { fill: colour, depth: 22, inside: bands.join('') }));
      break;
    }
    case 'none':
    case undefined:
      break;
  }
  return parts.join('');
}
