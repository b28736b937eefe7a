/** All pictures of a family side by side, to be looked at. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Family, Piece } from './families/family.ts';
import { master } from './produce.ts';

const GAP = 12;
const SHEET_WIDTH = 1800;

async function arrange(
  family: Family,
  pieces: readonly Piece[],
  source: (piece: Piece) => Promise<Buffer | string>,
): Promise<Buffer> {
  const columns = Math.min(pieces.length, pieces.length > 12 ? 6 : 4);
  const width = Math.min(family.width, Math.round(SHEET_WIDTH / columns));
  const height = Math.round((width * family.height) / family.width);
  const tiles = [];
  for (const [i, piece] of pieces.entries()) {
    tiles.push({
      input: await sharp(await source(piece))
        .resize(width, height)
        .png()
        .toBuffer(),
      left: GAP + (i % columns) * (width + GAP),
      top: GAP + Math.floor(i / columns) * (height + GAP),
    });
  }
  return sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + Math.ceil(pieces.length / columns) * (height + GAP),
      channels: 3,
      background: '#444',
    },
  })
    .composite(tiles)
    .png()
    .toBuffer();
}

/** Drawn anew, without touching any file: for work in progress. */
export function contactSheet(family: Family, pieces: readonly Piece[]): Promise<Buffer> {
  return arrange(family, pieces, (piece) => master(family, piece));
}

/** From the files as they are. */
export function filedSheet(family: Family, folder: string): Promise<Buffer> {
  const file = (piece: Piece): string =>
    join(folder, `${family.name}/${piece.id}-${family.jpeg[0] ?? 0}.jpg`);
  return arrange(
    family,
    family.pieces.filter((piece) => existsSync(file(piece))),
    async (piece) => file(piece),
  );
}
