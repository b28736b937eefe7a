import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { root } from '../../.scripts/checks/steps.ts';
import type { Environment } from './environment.ts';
import { hashOf } from './hashOf.ts';

const folder = `${root}tests/visual/baselines`;
const WIDEST = 480;

/** A picture that has been accepted. Its exact pixels are known by their hash; the file is a thumbnail. */
export interface Baseline {
  hash: string;
  file: string;
}

const drawn = new Map<string, Promise<Buffer>>();

/** A third of the pictures look the same as another, such as what a form shows after two answers. */
function thumbnailOnce(png: Buffer): Promise<Buffer> {
  const hash = hashOf(png);
  const picture = drawn.get(hash) ?? thumbnail(png);
  drawn.set(hash, picture);
  return picture;
}

/** A picture for the report, small enough to keep two thousand. */
export async function thumbnail(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .avif({ quality: 32, effort: 1 })
    .toBuffer();
}

const folderOf = (story: string) => `${folder}/${story}`;
const nameOf = (mode: string) => mode.replaceAll(' ', '-');

/** The accepted pictures of a story, by mode: a file is `<mode>.<hash>.avif`. */
export function baselinesOf(story: string): Map<string, Baseline> {
  if (!existsSync(folderOf(story))) return new Map();
  return new Map(
    readdirSync(folderOf(story)).map((name) => {
      const [mode = '', hash = ''] = name.split('.');
      return [mode.replaceAll('-', ' '), { hash, file: `${folderOf(story)}/${name}` }];
    }),
  );
}

/** The stories that there are accepted pictures of. */
export function storiesWithBaselines(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

export function forget(story: string, mode: string): void {
  const known = baselinesOf(story).get(mode);
  if (known) rmSync(known.file);
}

export async function accept(story: string, mode: string, png: Buffer): Promise<void> {
  forget(story, mode);
  mkdirSync(folderOf(story), { recursive: true });
  writeFileSync(`${folderOf(story)}/${nameOf(mode)}.${hashOf(png)}.avif`, await thumbnailOnce(png));
}

const environmentFile = `${folder}/environment.json`;

/** Where the pictures were taken; undefined while there are none. */
export function readEnvironment(): Environment | undefined {
  return existsSync(environmentFile) ? JSON.parse(readFileSync(environmentFile, 'utf8')) : undefined;
}

export function writeEnvironment(environment: Environment): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(environmentFile, `${JSON.stringify(environment, null, 2)}\n`);
}
