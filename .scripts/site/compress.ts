import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Puts a brotli and a gzip copy beside every text file, for hosts that send files as they lie. */
export async function compressAll(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !compressible.has(extname(file.name))) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
