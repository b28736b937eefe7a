import { darker, lighter, pink } from '../../colour.ts';
import type { Point } from '../../geometry.ts';
import { move, type Pen, type Svg } from '../../pen.ts';
import type { Layers } from '../layers.ts';
import type { HeadLook } from '../look.ts';

/** What every hat is made from, and how it sits. */
export interface Fitting {
  readonly pen: Pen;
  readonly a: number;
  readonly colour: string;
  readonly band: string;
  /** The colour of its inside. */
  readonly under: string;
  readonly wear: (svg: Svg) => Svg;
  /** A hat with a crown and a curled brim. */
  readonly brimmed: (shape: {
    half: number;
    curl: number;
    crown: readonly Point[];
    bandHigh: number;
    flat?: number;
  }) => Layers;
}

export function fittingOf(pen: Pen, look: HeadLook, a: number): Fitting {
  const colour = look.hatColour ?? '#7a4a2b';
  const band = look.band ?? pink;
  const under = darker(colour, 0.55);
  const wear = (svg: Svg): Svg =>
    svg === '' ? '' : move(move(svg, 0, 60), a * 5, -60, { turn: look.hatTilt ?? 0 });
  const brimmed = (o: {
    half: number;
    curl: number;
    crown: readonly Point[];
    bandHigh: number;
    flat?: number;
  }): Layers => {
    const w = o.half;
    const c = o.curl;
    const sag = o.flat ?? 0;
    const brim: Point[] = [
      [-w, -62 - c],
      [-w * 0.82, -56 - c * 0.36],
      [-w * 0.45, -43 + sag],
      [0, -34 + sag],
      [w * 0.45, -43 + sag],
      [w * 0.82, -56 - c * 0.36],
      [w, -62 - c],
      [w * 0.9, -74 - c],
      [w * 0.68, -72 - c * 0.42],
      [w * 0.4, -64],
      [0, -58],
      [-w * 0.4, -64],
      [-w * 0.68, -72 - c * 0.42],
      [-w * 0.9, -74 - c],
    ];
    const back: Point[] = [
      [-w, -62 - c],
      [-w * 0.7, -58],
      [0, -40],
      [w * 0.7, -58],
      [w, -62 - c],
      [w * 0.7, -96 - c * 0.3],
      [0, -92],
      [-w * 0.7, -96 - c * 0.3],
    ];
    const strip: Point[] = [
      [-88, -66],
      [-44, -57],
      [0, -53],
      [44, -57],
      [88, -66],
      [90, -66 - o.bandHigh],
      [45, -57 - o.bandHigh],
      [0, -53 - o.bandHigh],
      [-45, -57 - o.bandHigh],
      [-90, -66 - o.bandHigh],
    ];
    const crease = pen.stroke(
      [
        [0, -150],
        [-6, -128],
        [0, -104],
      ],
      6,
      { colour: darker(colour, 0.5) },
    );
    return {
      behind: wear(pen.shape(back, { fill: under, shade: false })),
      before: wear(
        pen.shape(o.crown, {
          fill: colour,
          inside:
            crease +
            pen.flat(strip, band) +
            pen.stroke(
              [
                [-90, -66 - o.bandHigh],
                [-45, -57 - o.bandHigh],
                [0, -53 - o.bandHigh],
                [45, -57 - o.bandHigh],
                [90, -66 - o.bandHigh],
              ],
              3.4,
            ),
        }) +
          pen.shape(brim, {
            fill: colour,
            depth: 7,
            inside: pen.stroke(
              [
                [-w * 0.92, -66 - c],
                [-w * 0.45, -49 + sag],
                [0, -41 + sag],
                [w * 0.45, -49 + sag],
                [w * 0.92, -66 - c],
              ],
              2.6,
              { colour: lighter(colour, 0.35) },
            ),
          }),
      ),
    };
  };
  return { pen, a, colour, band, under, wear, brimmed };
}
