/** What is not a picture in a frame: brand marks, the favicon set, previews for other sites. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { brandMarks, icon } from './families/brands.ts';
import type { Family, Piece } from './families/family.ts';
import { families } from './families/index.ts';
import { artworkCard, PREVIEW_HEIGHT, PREVIEW_WIDTH, routePreviews } from './families/previews.ts';
import { rights, xmp } from './metadata.ts';
import type { Output } from './produce.ts';
import { encode, still } from './rive/encode.ts';
import { piggyBank } from './rive/piggy-bank.ts';

export const brands = brandMarks.map(({ id, name }) => ({ id, name }));
/** Families whose every picture has an address, and so a preview, of its own. */
const kinds: Readonly<Record<string, string>> = {
  'concept-art': 'Concept art',
  '3d': '3D',
  illustration: 'Illustration',
  'toy-design': 'Toy design',
};

export const socials: readonly string[] = [
  ...routePreviews.map((preview) => preview.id),
  ...families
    .filter((family) => kinds[family.name] !== undefined)
    .flatMap((family) => family.pieces.map((piece) => `${family.name}-${piece.id}`)),
];

function jpeg(image: Sharp, title: string): Promise<Buffer> {
  return image
    .withXmp(xmp(title))
    .withExif({ IFD0: { Copyright: rights, Artist: 'Neon Lasso Studio' } })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
}

export async function drawStatic(folder: string): Promise<void> {
  const put = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const brand of brandMarks) put(`pictures/brands/${brand.id}.svg`, brand.svg());
  put('favicon.svg', icon(false));
  for (const size of [32, 192, 512]) {
    put(
      `favicon-${size}.png`,
      await sharp(Buffer.from(icon(false)), { density: (72 * size) / 64 })
        .resize(size, size)
        .png({ palette: true, quality: 95 })
        .toBuffer(),
    );
  }
  put(
    'favicon-180.png',
    await sharp(Buffer.from(icon(true)), { density: (72 * 180) / 64 })
      .resize(180, 180)
      .png({ palette: true, quality: 95 })
      .toBuffer(),
  );
  put('anims/piggy_bank.riv', Buffer.from(encode(piggyBank)));
  put('pictures/piggy-bank.svg', still(piggyBank, 'Piggy bank'));
  for (const preview of routePreviews) {
    put(
      `pictures/social/${preview.id}.jpg`,
      await jpeg(sharp(Buffer.from(preview.draw())).flatten({ background: '#161336' }), preview.title),
    );
  }
}

/** The preview of one gallery picture; none for the other families. */
export async function artworkPreview(family: Family, piece: Piece, picture: Buffer): Promise<Output[]> {
  const kind = kinds[family.name];
  if (kind === undefined) return [];
  const card = artworkCard(`${family.name}/${piece.id}`, piece.title, kind);
  const input = await sharp(picture).resize({ height: PREVIEW_HEIGHT }).png().toBuffer();
  const wide = Math.round((PREVIEW_HEIGHT * family.width) / family.height);
  const flat = await sharp(Buffer.from(card))
    .composite([{ input, left: PREVIEW_WIDTH - wide, top: 0 }])
    .flatten({ background: '#161336' })
    .png()
    .toBuffer();
  return [{ path: `social/${family.name}-${piece.id}.jpg`, bytes: await jpeg(sharp(flat), piece.title) }];
}
