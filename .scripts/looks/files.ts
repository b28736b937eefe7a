import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { FileCache } from '../pictures/cache.ts';
import { readIdentity, root } from './identity.ts';
import { type Identity, iconOf } from './logo.ts';

const cache = new FileCache(join(root, 'node_modules', '.cache', 'looks'));

/** What browsers, phones and search engines ask for. */
const ICON_SIZES = [32, 180, 192, 512];
/** An icon's own pixels in its drawing, at 72 dots per inch. */
const ICON_SIDE = 64;

function drawIcon(svg: string, size: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: (72 * size) / ICON_SIDE })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The site's icons and fonts: each file's path on this machine, by its address. */
export async function lookFiles(identity?: Identity): Promise<ReadonlyMap<string, () => Promise<string>>> {
  const own = identity ?? (await readIdentity());
  const svg = await iconOf(own);
  const key = createHash('sha256').update(JSON.stringify(sharp.versions)).update(svg).digest('hex');
  const { display, text } = own.looks.fonts;
  const fonts = [display, text].flatMap(({ files, license }) => [
    ...files.map(({ name }) => name),
    ...(license === undefined ? [] : [license]),
  ]);
  return new Map([
    ['/favicon.svg', () => cache.file(`${key}/icon.svg`, () => Promise.resolve(svg))],
    ...ICON_SIZES.map((size): [string, () => Promise<string>] => [
      `/favicon-${size}.png`,
      () => cache.file(`${key}/${size}.png`, () => drawIcon(svg, size)),
    ]),
    ...fonts.map((name): [string, () => Promise<string>] => [
      `/fonts/${name}`,
      async () => {
        const path = join(own.content, 'fonts', name);
        await readFile(path);
        return path;
      },
    ]),
  ]);
}

/** Puts those of them into a folder whose address passes. */
export async function writeLooks(dir: string, isAsked = (_address: string) => true): Promise<void> {
  for (const [address, make] of await lookFiles()) {
    if (!isAsked(address)) continue;
    const to = join(dir, address);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(await make(), to);
  }
}
