import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isDraft } from '../draft.ts';
import { onEveryCore } from '../onEveryCore.ts';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.wasm',
  '.webmanifest',
  '.riv',
]);

const DRAFT_QUALITY = 4;

/** Artworks have a page each, with the gallery in it: the last 2 % of them would take as long as all other work. */
const isOneOfMany = (path: string, dir: string) =>
  extname(path) === '.html' && dirname(relative(dir, path)) !== '.';

function qualityFor(path: string, dir: string): number {
  if (isDraft) return DRAFT_QUALITY;
  const best = constants.BROTLI_MAX_QUALITY;
  return isOneOfMany(path, dir) ? best - 1 : best;
}

async function compress(path: string, dir: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(path, dir) },
    }),
    promisify(gzip)(content, { level: isDraft ? DRAFT_QUALITY : 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Puts a brotli and a gzip copy beside every text file, for hosts that send files as they lie. */
export async function compressAll(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && compressible.has(extname(file.name)))
    .map((file) => join(file.parentPath, file.name));
  await onEveryCore(paths, (path) => compress(path, dir));
}
