/** Forty characters, each on a sheet as it leaves the drawing table. */
import { blend, darker, ink, lightness } from '../kit/colour.ts';
import { figure } from '../kit/figure/figure.ts';
import type { FigureLook } from '../kit/figure/look.ts';
import { signature } from '../kit/letters.ts';
import {
  callout,
  caption,
  construction,
  expressions,
  panel,
  paper,
  papers,
  silhouettes,
  swatches,
  tape,
  turnaround,
} from '../kit/paper.ts';
import { move, Pen, type Svg, sheet } from '../kit/pen.ts';
import { poses } from '../kit/poses.ts';
import { Chance } from '../kit/random.ts';
import { cast } from './cast/cast.ts';
import type { Character } from './cast/character.ts';
import type { Family } from './family.ts';

const W = 1280;
const H = 1600;

function palette(c: Character): string[] {
  const { outfit: o, head: h } = c.look;
  const wanted = [
    h.skin,
    o.topColour,
    o.overColour ?? o.second ?? o.bottomColour,
    o.bottomColour,
    h.hatColour ?? h.hairColour ?? o.shoeColour,
    o.shoeColour,
    o.trim ?? o.shoeColour,
  ];
  return [...new Set(wanted)].slice(0, 5);
}

function bare(look: FigureLook): FigureLook {
  return {
    build: look.build,
    pose: look.pose,
    head: look.head,
    outfit: look.outfit,
    ...(look.tail === undefined ? {} : { tail: look.tail }),
  };
}

function draw(c: Character, number: string): Svg {
  const pen = new Pen(new Chance(`concept ${number}`), { ink, line: 5.2 });
  const tone = papers[c.paper];
  const pencil = lightness(tone) > 0.75 ? '#5a7fc0' : '#3f6fb8';
  const scale = (c.scale ?? 1.12) * (c.layout === 'bust' ? 1.72 : 1.13);
  const at = {
    turn: [800, 1452],
    faces: [500, 1452],
    shadows: [640, 1400],
    detail: [500, 1452],
    bust: [640, 1960],
    solo: [640, 1432],
  } as const;
  const [x, y] = at[c.layout];
  const parts: Svg[] = [paper(pen, W, H, tone)];
  const middle = c.layout === 'bust' ? 800 : y - 590;
  parts.push(
    panel(
      pen,
      c.panel,
      c.layout === 'solo' ? x : x + 10,
      middle,
      c.layout === 'bust' ? 560 : c.layout === 'solo' ? 510 : 430,
      c.panelColour,
      tone,
    ),
  );
  const ground = `<ellipse cx="${x}" cy="${y + 6}" rx="${300 * scale}" ry="${30 * scale}" fill="${darker(blend(tone, c.panelColour, 0.3), 0.5)}" opacity="0.55"/>`;
  if (c.layout !== 'bust') parts.push(ground);
  parts.push(move(construction(pen, c.look, pencil), x, y, { scale, mirror: c.flip ?? false }));
  const mood = c.look.head;
  switch (c.layout) {
    case 'turn':
      parts.push(
        turnaround(pen, { ...bare(c.look), pose: poses.neutral }, 132, 1440, 206, 0.32, pencil),
        swatches(pen, 100, 330, palette(c), true, 40),
      );
      break;
    case 'faces':
      parts.push(panel(pen, 'slab', 1075, 780, 420 * 0.5, blend(tone, '#ffffff', 0.25), tone));
      parts.push(
        expressions(pen, { ...mood, hatTilt: 0 }, 1070, 430, [0, 346], 0.66, [
          { mood: 'happy', mouth: 'laugh', yaw: -0.4 },
          { mood: 'fierce', mouth: 'frown', yaw: 0 },
          { mood: 'worried', mouth: 'pout', yaw: 0.45 },
        ]),
      );
      parts.push(swatches(pen, 842, 1520, palette(c), false, 36));
      break;
    case 'shadows': {
      const others = (['cheer', 'stride', 'crouch'] as const).map((pose) => ({
        ...bare(c.look),
        pose: poses[pose],
      }));
      parts.push(
        silhouettes(pen, others, 890, 330, 150, 0.2, darker(tone, 0.75)),
        swatches(pen, 96, 1516, palette(c), false, 38),
      );
      break;
    }
    case 'detail':
      parts.push(
        callout(
          pen,
          1052,
          420,
          158,
          move(c.thing?.(pen) ?? '', 0, 0, { scale: 1.1 }),
          blend(tone, '#ffffff', 0.4),
          [x + 150, 800],
        ),
      );
      parts.push(
        turnaround(pen, { ...bare(c.look), pose: poses.neutral }, 940, 1300, 220, 0.34, pencil),
        swatches(pen, 846, 1490, palette(c), false, 38),
      );
      break;
    case 'bust':
      parts.push(swatches(pen, 100, 260, palette(c), true, 42));
      break;
    case 'solo':
      parts.push(swatches(pen, 110, 1510, palette(c), false, 40));
      break;
  }
  parts.push(move(figure(pen, c.look), x, y, { scale, mirror: c.flip ?? false }));
  const dark = lightness(tone) < 0.35 ? '#f6ecd9' : ink;
  if (c.layout === 'bust') {
    parts.push(
      pen.shape(
        [
          [-40, 1330, 1],
          [200, 1318],
          [500, 1334],
          [820, 1316],
          [1100, 1332],
          [1330, 1320, 1],
          [1330, 1700, 1],
          [-40, 1700, 1],
        ],
        { fill: tone, shade: false, rim: false, line: 6 },
      ),
    );
    parts.push(caption(pen, 84, 1452, c.name, c.notes, dark, 'left', 900));
  } else parts.push(caption(pen, 72, 140, c.name, c.notes, dark, 'left', 720));
  parts.push(tape(pen, W / 2 + 260, 16, 0.05), tape(pen, 230, 20, -0.08));
  parts.push(signature(pen, 1148, c.layout === 'faces' || c.layout === 'detail' ? 150 : 1540, 46, dark));
  return sheet(W, H, parts.join(''));
}

export const conceptArt: Family = {
  name: 'concept-art',
  width: W,
  height: H,
  avif: [320, 640, 1280],
  webp: [640, 1280],
  jpeg: [640],
  quality: { avif: 52, webp: 68, jpeg: 72 },
  budget: { 320: 14 * 1024, 640: 25 * 1024 },
  pieces: cast.map((c, i) => {
    const id = String(i + 1).padStart(2, '0');
    return { id, title: c.name, alt: `Concept art: ${c.alt}.`, draw: () => draw(c, id) };
  }),
};
