/** From a piece to its files: draw once, then every width in every format, with its rights inside. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Family, Piece } from './families/family.ts';
import { rights, xmp } from './metadata.ts';

/** One encoder thread, so that the bytes do not depend on the machine's number of cores. */
sharp.concurrency(1);
sharp.cache(false);

export const WIDEST_BUDGET = 150 * 1024;
const LOWEST_QUALITY = 20;

export interface Output {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The picture at its full size, as a lossless raster. */
export async function master(family: Family, piece: Piece): Promise<Buffer> {
  const drawn = piece.draw();
  const image =
    typeof drawn === 'string'
      ? sharp(Buffer.from(drawn), { limitInputPixels: false })
      : sharp(drawn.rgb, { raw: { width: drawn.width, height: drawn.height, channels: 3 } });
  return image
    .resize(family.width, family.height, { fit: 'fill', kernel: 'lanczos3' })
    .flatten({ background: '#161336' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function signed(image: Sharp, title: string): Sharp {
  return image.withXmp(xmp(title)).withExif({ IFD0: { Copyright: rights, Artist: 'Neon Lasso Studio' } });
}

export async function encode(family: Family, piece: Piece, picture: Buffer): Promise<Output[]> {
  const outputs: Output[] = [];
  const at = (width: number): Sharp =>
    signed(sharp(picture).resize({ width, kernel: 'lanczos3' }), piece.title);
  const file = (width: number, ending: string): string => `${family.name}/${piece.id}-${width}.${ending}`;
  for (const width of family.avif) {
    const budget = family.budget[width] ?? WIDEST_BUDGET;
    let quality = family.quality.avif;
    let bytes = await at(width).avif({ quality, effort: 4 }).toBuffer();
    while (bytes.length > budget && quality > LOWEST_QUALITY) {
      quality -= 6;
      bytes = await at(width).avif({ quality, effort: 4 }).toBuffer();
    }
    if (bytes.length > budget)
      throw new Error(`${file(width, 'avif')} has ${bytes.length} bytes; ${budget} are allowed.`);
    outputs.push({ path: file(width, 'avif'), bytes });
  }
  for (const width of family.webp) {
    const bytes = await at(width).webp({ quality: family.quality.webp, effort: 5 }).toBuffer();
    outputs.push({ path: file(width, 'webp'), bytes });
  }
  for (const width of family.jpeg) {
    const bytes = await at(width).jpeg({ quality: family.quality.jpeg, mozjpeg: true }).toBuffer();
    outputs.push({ path: file(width, 'jpg'), bytes });
  }
  return outputs;
}

export function write(folder: string, outputs: readonly Output[]): void {
  for (const output of outputs) {
    const path = join(folder, output.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, output.bytes);
  }
}
