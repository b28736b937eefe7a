import { darker, lighter } from '../colour.ts';
import type { Point } from '../geometry.ts';
import type { Pen, Svg } from '../pen.ts';
import type { Mood } from './look.ts';

interface EyeMood {
  readonly open: number;
  readonly brow: number;
  readonly lift: number;
  readonly other: number;
}

export const moods: Readonly<Record<Mood, EyeMood>> = {
  cool: { open: 0.62, brow: 0.05, lift: 0, other: 2 },
  cocky: { open: 0.7, brow: 0.16, lift: -2, other: 13 },
  happy: { open: 0.88, brow: -0.12, lift: 7, other: 7 },
  fierce: { open: 0.72, brow: 0.42, lift: -9, other: -9 },
  soft: { open: 0.8, brow: -0.16, lift: 3, other: 3 },
  worried: { open: 0.95, brow: -0.36, lift: 5, other: 5 },
  sly: { open: 0.5, brow: 0.24, lift: -5, other: 8 },
};

/** One eye, its outer corner towards +x. */
export function eye(
  pen: Pen,
  look: {
    readonly rx: number;
    readonly ry: number;
    readonly open: number;
    readonly iris: string;
    readonly lid: string;
    readonly lashes: boolean;
    readonly gaze: number;
    readonly white?: string;
    readonly closed?: boolean;
    readonly line?: number;
  },
): Svg {
  const { rx, ry } = look;
  const w = look.line ?? 6.4;
  if (look.closed === true) {
    const arc: Point[] = [
      [-rx, -ry * 0.05],
      [0, ry * 0.42],
      [rx * 1.05, -ry * 0.12],
    ];
    return (
      pen.stroke(arc, w, { ends: [0.3, 0.4] }) +
      (look.lashes
        ? pen.stroke(
            [
              [rx, -1],
              [rx * 1.35, -5],
            ],
            3.6,
          ) +
          pen.stroke(
            [
              [rx * 0.7, 5],
              [rx, 9],
            ],
            3.2,
          )
        : '')
    );
  }
  const form: Point[] = [
    [-rx, ry * 0.18],
    [-rx * 0.62, -ry * 0.68],
    [rx * 0.06, -ry],
    [rx * 0.74, -ry * 0.66],
    [rx * 1.04, -ry * 0.1],
    [rx * 0.62, ry * 0.66],
    [-rx * 0.05, ry * 0.86],
    [-rx * 0.66, ry * 0.62],
  ];
  const cut = -ry + (1 - look.open) * ry * 1.35;
  const lidEdge: Point[] = [
    [-rx * 1.02, Math.max(cut + ry * 0.55, ry * 0.1)],
    [-rx * 0.55, cut + ry * 0.2],
    [rx * 0.08, cut],
    [rx * 0.72, cut + ry * 0.24],
    [rx * 1.06, Math.max(cut + ry * 0.62, -ry * 0.1)],
  ];
  const lid: Point[] = [...lidEdge, [rx * 1.4, -ry * 1.6, 1], [-rx * 1.4, -ry * 1.6, 1]];
  const gx = look.gaze * rx * 0.3 - rx * 0.02;
  const gy = Math.max(0, cut + ry) * 0.22 + ry * 0.02;
  const r = ry * 0.64;
  const ball =
    pen.dot(gx, gy, r * 1.08, darker(look.iris, 0.55)) +
    pen.dot(gx, gy, r * 0.94, look.iris) +
    pen.flat(
      [
        [gx - r * 0.8, gy + r * 0.4],
        [gx, gy + r * 0.88],
        [gx + r * 0.8, gy + r * 0.4],
        [gx, gy + r * 0.25],
      ],
      lighter(look.iris, 0.45),
    ) +
    pen.dot(gx, gy, r * 0.5, '#120c1a') +
    pen.dot(gx - r * 0.34, gy - r * 0.36, r * 0.27, '#ffffff') +
    pen.dot(gx + r * 0.38, gy + r * 0.4, r * 0.13, '#ffffff', 0.85);
  const under = lidEdge.map((p): Point => [p[0], p[1] + ry * 0.22]);
  const shadow = pen.flat([...under, [rx * 1.5, -ry * 2, 1], [-rx * 1.5, -ry * 2, 1]], '#40305e', 0.28);
  const parts = [
    pen.flat(form, look.white ?? '#fffaf0'),
    pen.clip(form, ball + shadow + pen.flat(lid, look.lid)),
  ];
  parts.push(pen.stroke(form.slice(4).concat([form[0] ?? [0, 0]]), w * 0.5, { ends: [0.5, 0.1] }));
  parts.push(
    pen.stroke(
      [
        ...lidEdge.slice(0, 4),
        [rx * 1.08, (lidEdge[4]?.[1] ?? 0) - 1],
        [rx * 1.24, (lidEdge[4]?.[1] ?? 0) - 4],
      ],
      w * 1.15,
      { ends: [0.25, look.lashes ? 0.5 : 0.2] },
    ),
  );
  parts.push(
    pen.stroke(
      [
        [-rx * 0.5, -ry * 1.16],
        [rx * 0.1, -ry * 1.3],
        [rx * 0.8, -ry * 0.98],
      ],
      w * 0.42,
    ),
  );
  if (look.lashes) {
    const y = lidEdge[4]?.[1] ?? 0;
    parts.push(
      pen.stroke(
        [
          [rx * 0.98, y - 2],
          [rx * 1.42, y - 12],
        ],
        w * 0.85,
        { ends: [0.8, 0.05] },
      ),
    );
    parts.push(
      pen.stroke(
        [
          [rx * 0.76, y - 8],
          [rx * 1.1, y - 20],
        ],
        w * 0.75,
        { ends: [0.8, 0.05] },
      ),
    );
    parts.push(
      pen.stroke(
        [
          [rx * 0.66, ry * 0.6],
          [rx * 0.92, ry * 0.84],
        ],
        w * 0.5,
        { ends: [0.8, 0.05] },
      ),
    );
  }
  return parts.join('');
}
