import { blend, bone, darker } from '../colour.ts';
import { ellipse, tube } from '../geometry.ts';
import type { Pen, Svg } from '../pen.ts';
import type { FigureLook, Joints } from './look.ts';

export function tailSvg(pen: Pen, look: FigureLook, j: Joints): Svg {
  const skin = look.head.skin;
  const [x, y] = j.hip;
  const s = j.lean >= 0 ? -1 : 1;
  switch (look.tail ?? 'none') {
    case 'coyote':
      return pen.shape(
        tube(
          [
            [x, y + 10],
            [x + s * 110, y + 60],
            [x + s * 190, y + 20],
            [x + s * 220, y - 70],
          ],
          [24, 44, 46, 8],
          [true, true],
        ),
        { fill: skin, raw: true, inside: pen.dot(x + s * 222, y - 64, 52, blend(skin, bone, 0.7)) },
      );
    case 'rabbit':
      return pen.shape(ellipse(x + s * 92, y + 10, 34, 32), { fill: blend(skin, bone, 0.7), raw: true });
    case 'crow':
      return pen.shape(
        [
          [x - 20, y - 10],
          [x + s * 90, y + 60],
          [x + s * 160, y + 150, 1],
          [x + s * 120, y + 120, 1],
          [x + s * 110, y + 170, 1],
          [x + s * 70, y + 120],
          [x, y + 40],
        ],
        { fill: skin },
      );
    case 'lizard':
      return pen.shape(
        tube(
          [
            [x, y + 10],
            [x + s * 120, y + 130],
            [x + s * 220, y + 220],
            [x + s * 300, y + 190],
          ],
          [40, 36, 22, 4],
          [true, true],
        ),
        { fill: skin, raw: true },
      );
    case 'cow':
      return (
        pen.wire(
          [
            [x, y + 10],
            [x + s * 120, y + 60],
            [x + s * 150, y + 170],
          ],
          16,
          pen.ink,
        ) +
        pen.wire(
          [
            [x, y + 10],
            [x + s * 120, y + 60],
            [x + s * 150, y + 170],
          ],
          9,
          skin,
        ) +
        pen.shape(
          [
            [x + s * 138, y + 150],
            [x + s * 168, y + 152],
            [x + s * 176, y + 210],
            [x + s * 152, y + 232, 1],
            [x + s * 128, y + 206],
          ],
          { fill: darker(skin, 0.5) },
        )
      );
    case 'none':
      return '';
  }
}
