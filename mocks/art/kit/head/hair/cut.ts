import { darker, lighter } from '../../colour.ts';
import type { Point } from '../../geometry.ts';
import type { Pen, Svg } from '../../pen.ts';
import type { HeadLook } from '../look.ts';

/** A cap of hair between the skull and a hairline. */
export const cap = (grow: number, hairline: readonly Point[], a: number): Point[] => [
  [-84 - grow * 0.6 - a * 3, 10],
  [-87 - grow - a * 4, -46],
  [-54 - grow * 0.7 - a * 6, -108 - grow * 0.7],
  [-a * 6, -121 - grow],
  [54 + grow * 0.7 - a * 6, -108 - grow * 0.7],
  [87 + grow - a * 4, -46],
  [84 + grow * 0.6 - a * 3, 10],
  ...hairline,
];

export function strands(pen: Pen, colour: string, lines: readonly (readonly Point[])[], weight = 4): Svg {
  return lines
    .map((line) => pen.stroke(line, weight, { colour: darker(colour, 0.42), ends: [0.1, 0.05] }))
    .join('');
}

/** What every haircut is made from. */
export interface Cut {
  readonly pen: Pen;
  readonly look: HeadLook;
  readonly a: number;
  readonly colour: string;
  readonly shine: string;
  /** Under a hat that leaves nothing of it to be seen. */
  readonly hidden: boolean;
  readonly form: (points: readonly Point[], inside?: Svg) => Svg;
  /** The hairline, straight and with a parting. */
  readonly side: Point[];
  readonly parted: Point[];
  /** The light on it. */
  readonly band: Svg;
}

export function cutOf(pen: Pen, look: HeadLook, a: number): Cut {
  const colour = look.hairColour ?? '#5b3222';
  const shine = lighter(colour, 0.28);
  const hidden =
    (look.hat ?? 'none') !== 'none' &&
    look.hat !== 'headphones' &&
    look.hat !== 'flowers' &&
    look.hat !== 'crown' &&
    look.hat !== 'goggles' &&
    look.hat !== 'bandana';
  const form = (points: readonly Point[], inside?: Svg): Svg =>
    pen.shape(points, { fill: colour, ...(inside === undefined ? {} : { inside }) });
  const side: Point[] = [
    [80 - a * 4, -14],
    [66 - a * 2, -44],
    [30 + a * 4, -62],
    [0 + a * 6, -58],
    [-34 + a * 4, -66],
    [-66 - a * 2, -42],
    [-80 - a * 4, -12],
  ];
  const parted: Point[] = [
    [82, -4],
    [74, -34],
    [44, -62],
    [-14 + a * 10, -86, 1],
    [-44, -54],
    [-70, -34],
    [-82, -6],
  ];
  const band: Svg = pen.stroke(
    [
      [-62, -84],
      [-20, -104],
      [30, -104],
      [64, -84],
    ],
    9,
    { colour: shine, ends: [0.1, 0.1], opacity: 0.8 },
  );
  return { pen, look, a, colour, shine, hidden, form, side, parted, band };
}
