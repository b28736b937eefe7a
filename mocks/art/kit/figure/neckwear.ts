import { bone, darker, pink, sodium } from '../colour.ts';
import { ellipse } from '../geometry.ts';
import type { Pen, Svg } from '../pen.ts';
import { emblem, starForm } from './emblems.ts';
import type { Joints, Outfit } from './look.ts';
import { mapped } from './torso.ts';

export function neckwear(pen: Pen, o: Outfit, j: Joints): Svg {
  const colour = o.trim ?? pink;
  switch (o.neck ?? 'none') {
    case 'bandana':
      return pen.shape(
        mapped(j, [
          [-0.46, -0.1],
          [0, -0.06],
          [0.46, -0.1],
          [0.5, 0.02],
          [0.2, 0.14],
          [0, 0.3, 1],
          [-0.2, 0.14],
          [-0.5, 0.02],
        ]),
        {
          fill: colour,
          inside: [
            [-0.2, 0.02],
            [0.2, 0.02],
            [0, 0.1],
            [-0.06, 0.2],
          ]
            .map(([u, v]) => {
              const p = j.on(u ?? 0, v ?? 0);
              return pen.dot(p[0], p[1], 4.4, bone);
            })
            .join(''),
        },
      );
    case 'scarf':
      return (
        pen.shape(
          mapped(j, [
            [-0.5, -0.14],
            [0, -0.08],
            [0.5, -0.14],
            [0.56, 0.02],
            [0, 0.1],
            [-0.56, 0.02],
          ]),
          { fill: colour },
        ) +
        pen.shape(
          mapped(j, [
            [0.16, 0.04],
            [0.42, 0.04],
            [0.5, 0.42],
            [0.36, 0.5],
            [0.2, 0.44],
          ]),
          {
            fill: colour,
            inside: pen.stroke(
              mapped(j, [
                [0.2, 0.38],
                [0.5, 0.36],
              ]),
              6,
              { colour: bone, ends: [1, 1] },
            ),
          },
        )
      );
    case 'bolo': {
      const p = j.on(0, 0.12);
      return (
        pen.stroke(
          mapped(j, [
            [-0.22, -0.06],
            [0, 0.12],
            [-0.06, 0.4],
          ]),
          5,
        ) +
        pen.stroke(
          mapped(j, [
            [0.22, -0.06],
            [0, 0.12],
            [0.06, 0.42],
          ]),
          5,
        ) +
        pen.shape(starForm(p[0], p[1], 15), { fill: sodium, line: 2.6, rim: false })
      );
    }
    case 'choker':
      return (
        pen.stroke(
          mapped(j, [
            [-0.24, -0.1],
            [0, -0.06],
            [0.24, -0.1],
          ]),
          11,
          { ends: [0.9, 0.9] },
        ) + pen.dot(j.on(0, -0.05)[0], j.on(0, -0.05)[1], 6, sodium)
      );
    case 'medal': {
      const p = j.on(0, 0.34);
      return (
        pen.stroke(
          mapped(j, [
            [-0.26, -0.04],
            [0, 0.3],
          ]),
          5,
          { colour: sodium, ends: [1, 1] },
        ) +
        pen.stroke(
          mapped(j, [
            [0.26, -0.04],
            [0, 0.3],
          ]),
          5,
          { colour: sodium, ends: [1, 1] },
        ) +
        pen.shape(ellipse(p[0], p[1], 17, 17), { fill: sodium, raw: true, line: 3 }) +
        emblem(pen, 'star', p[0], p[1], 9, darker(sodium, 0.4))
      );
    }
    case 'none':
      return '';
  }
}
