import { createHash } from 'node:crypto';
import { colorsFor } from './colors.ts';
import type { Typesetter } from './lettering.ts';
import { displayFace, type Identity, iconOf, lettered, placed, textFace } from './logo.ts';

/** Numbers from 0 to 1 that are the same for the same name, on every machine. */
function numbersFor(name: string): () => number {
  let asked = 0;
  return () => createHash('sha256').update(`${name} ${asked++}`).digest().readUInt16BE() / 2 ** 16;
}

type Cell = (color: string) => string;

/** Shapes of that size without meaning. */
const cells: readonly Cell[] = [
  (color) => `<circle cx=".5" cy=".5" r=".5" fill="${color}"/>`,
  (color) => `<path d="M0 0A1 1 0 0 1 1 1H0Z" fill="${color}"/>`,
  (color) => `<path d="M0 1A1 1 0 0 1 1 0V1Z" fill="${color}"/>`,
  (color) => `<path d="M0 .5A.5 .5 0 0 1 1 .5Z" fill="${color}"/>`,
  (color) => `<circle cx=".5" cy=".5" r=".36" fill="none" stroke="${color}" stroke-width=".2"/>`,
  (color) =>
    [0.1, 0.3, 0.5, 0.7, 0.9]
      .map((y) => `<rect y="${y - 0.05}" width="1" height=".1" fill="${color}"/>`)
      .join(''),
  (color) =>
    [0.125, 0.375, 0.625, 0.875]
      .flatMap((x) =>
        [0.125, 0.375, 0.625, 0.875].map((y) => `<circle cx="${x}" cy="${y}" r=".06" fill="${color}"/>`),
      )
      .join(''),
];

interface Frame {
  width: number;
  height: number;
  /** How many shapes are stacked. */
  rows: number;
  /** Where the shapes begin, from 0 to 1; the area to the left is dark, for text. */
  from: number;
}

/** Abstract shapes in the owner's colors. */
function shapes({ looks }: Identity, name: string, { width, height, rows, from }: Frame): string {
  const { tones, shades, ground } = colorsFor(looks);
  const next = numbersFor(name);
  const side = height / rows;
  const columns = Math.ceil((width * (1 - from)) / side);
  const cell = (column: number, row: number) => {
    const [dice, kind, tone, turn] = [next(), next(), next(), next()];
    const draw = cells[Math.floor(kind * cells.length)];
    if (dice > 0.94 || draw === undefined) return '';
    const palette: readonly string[] = dice < 0.42 - column * 0.05 ? tones : shades;
    const color = palette[Math.floor(tone * palette.length)] ?? ground;
    const sheet = dice < 0.6 ? `<rect width="1" height="1" fill="${shades[0]}" opacity=".55"/>` : '';
    const place = `translate(${width - (column + 1) * side} ${row * side}) scale(${side})`;
    const turned = `rotate(${Math.floor(turn * 4) * 90} .5 .5)`;
    return `<g transform="${place}">${sheet}<g transform="${turned}">${draw(color)}</g></g>`;
  };
  const drawn = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => cell(column, row)).join(''),
  );
  const night = `<linearGradient id="night"><stop offset="${from}" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#night)"/>`;
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${drawn.join('')}${from > 0 ? night : ''}`;
}

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;

const COLUMN = 640;
const NAME_LINES = 2;
const TAGLINE = { size: 34, line: 46 };

/** As large as two lines allow, and one word. */
function nameOnCard(name: string, face: Typesetter): { lines: readonly string[]; size: number } {
  const sizes = [132, 120, 108, 96, 84, 72, 60, 48];
  const fits = (size: number) => {
    const lines = face.wrap(name, size, COLUMN);
    return lines.length <= NAME_LINES && lines.every((line) => face.set(line, size).width <= COLUMN);
  };
  const size = sizes.find(fits) ?? 36;
  return { lines: face.wrap(name, size, COLUMN), size };
}

/** Name and tagline, for a shared link of a page that has no picture. */
async function card(identity: Identity): Promise<string> {
  const { text, quiet, accent } = colorsFor(identity.looks);
  const [display, body] = [displayFace(identity), textFace(identity)];
  const { lines, size } = nameOnCard(identity.name, display);
  const tagline = body.wrap(identity.tagline, TAGLINE.size, COLUMN);
  const taglineY = 508 - (tagline.length - 1) * TAGLINE.line;
  const nameY = taglineY - 68 - (lines.length - 1) * size;
  return svg(
    1200,
    630,
    [
      shapes(identity, identity.name, { width: 1200, height: 630, rows: 4, from: 0.46 }),
      placed(await iconOf(identity), 72, 64, 88, text),
      ...lines.map((line, at) => lettered(display.set(line, size), 72, nameY + at * size, text)),
      ...tagline.map((line, at) =>
        lettered(body.set(line, TAGLINE.size), 72, taglineY + at * TAGLINE.line, quiet),
      ),
      `<rect x="72" y="548" width="120" height="10" rx="5" fill="${accent}"/>`,
    ].join(''),
  );
}

const landscape: Frame = { width: 1920, height: 1080, rows: 4, from: 0.3 };
const portrait: Frame = { width: 1600, height: 1200, rows: 4, from: 0 };

/** A placeholder for a missing picture; undefined where the owner has to provide it. */
export async function standIn(identity: Identity, picture: string): Promise<string | undefined> {
  if (picture === 'site/card') return card(identity);
  const frame = { 'home/hero': landscape, 'music/hero': landscape, 'class/hero': portrait }[picture];
  return frame && svg(frame.width, frame.height, shapes(identity, picture + identity.name, frame));
}
