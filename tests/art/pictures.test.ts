// @vitest-environment node
/** The committed pictures are all there, light enough, ours, and not to be trained on. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { clayShots } from '../../mocks/art/families/clay-figures.ts';
import { families } from '../../mocks/art/families/index.ts';
import { render } from '../../mocks/art/kit/clay.ts';
import { rights } from '../../mocks/art/metadata.ts';
import { encode, master, WIDEST_BUDGET } from '../../mocks/art/produce.ts';
import {
  brandMarks,
  type PictureName,
  pictures,
  socialPreviews,
} from '../../src/content/pictures.generated.ts';
import { pictureTexts } from '../../src/content/pictures.texts.generated.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/pictures');
const KB = 1024;

const isName = (name: string): name is PictureName => name in pictures;
const names = Object.keys(pictures).filter(isName);
const formats = [
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['jpeg', 'jpg'],
] as const;
const files = names.flatMap((name) =>
  formats.flatMap(([format, ending]) =>
    pictures[name][format].map((width) => ({
      name,
      format,
      width,
      path: join(folder, `${name}-${width}.${ending}`),
    })),
  ),
);

function inFolder(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? inFolder(join(path, entry.name)) : [join(path, entry.name)],
  );
}

describe('the manifest', () => {
  test('lists the whole body of work', () => {
    const count = (family: string): number => names.filter((name) => name.startsWith(`${family}/`)).length;
    expect(
      Object.fromEntries(
        ['concept-art', '3d', 'illustration', 'toy-design', 'projects', 'shirts', 'tiles'].map((f) => [
          f,
          count(f),
        ]),
      ),
    ).toEqual({
      'concept-art': 40,
      '3d': 13,
      illustration: 8,
      'toy-design': 9,
      projects: 22,
      shirts: 3,
      tiles: 5,
    });
    expect(names).toEqual(
      families.flatMap((family) => family.pieces.map((piece) => `${family.name}/${piece.id}`)),
    );
    expect(brandMarks).toHaveLength(7);
  });

  test('gives each picture a title, an alternative text of its own, and one placeholder', {
    tags: ['B10.shift'],
  }, () => {
    expect(Object.keys(pictureTexts)).toEqual(names);
    const alts = names.map((name) => pictureTexts[name].alt);
    expect(new Set(alts).size).toBe(alts.length);
    for (const alt of alts) expect(alt.length, alt).toBeGreaterThan(30);
    const rules = ['', '.gallery', '.projects']
      .map((part) => readFileSync(join(root, `src/content/pictures${part}.generated.css`), 'utf8'))
      .join('');
    for (const name of names) expect(rules.split(`[data-picture="${name}"]`), name).toHaveLength(2);
  });

  test('has no file too few or too many', () => {
    const wanted = [
      ...files.map((file) => file.path),
      ...brandMarks.map((brand) => join(folder, `brands/${brand.id}.svg`)),
      ...socialPreviews.map((name) => join(folder, `social/${name}.jpg`)),
      join(folder, 'piggy-bank.svg'),
    ];
    expect(inFolder(folder).sort()).toEqual(wanted.sort());
  });
});

describe('the files', () => {
  test('keep their budgets', () => {
    for (const { name, format, width, path } of files) {
      if (format !== 'avif') continue;
      const bytes = statSync(path).size;
      const gallery = /^(concept-art|3d|illustration|toy-design|projects)\//.test(name);
      if (gallery && width <= 640) expect(bytes, path).toBeLessThanOrEqual(25 * KB);
      expect(bytes, path).toBeLessThanOrEqual(WIDEST_BUDGET);
      if (name === 'hero/home' && width <= 800) expect(bytes, path).toBeLessThanOrEqual(30 * KB);
    }
    const all = inFolder(join(root, 'public')).reduce((sum, path) => sum + statSync(path).size, 0);
    expect(all).toBeLessThanOrEqual(25 * KB * KB);
  });

  test('have the size, the owner and the training ban that they should', { timeout: 60_000 }, async () => {
    const previews = socialPreviews.map((name) => ({
      name,
      format: 'jpeg',
      width: 1200,
      path: join(folder, `social/${name}.jpg`),
    }));
    for (const { width, path } of [...files, ...previews]) {
      const data = await sharp(path).metadata();
      expect(data.width, path).toBe(width);
      const xmp = data.xmpAsString ?? '';
      expect(xmp, path).toContain('DMI-PROHIBITED-AIMLTRAINING');
      expect(xmp, path).toContain(rights);
      expect(data.exif?.toString('latin1') ?? '', path).toContain('Neon Lasso Studio');
    }
    for (const name of names) {
      const { width, height, avif } = pictures[name];
      const widest = await sharp(join(folder, `${name}-${Math.max(...avif)}.avif`)).metadata();
      expect((widest.height ?? 0) / (widest.width ?? 1), name).toBeCloseTo(height / width, 2);
    }
    for (const name of socialPreviews) {
      const { width, height } = await sharp(join(folder, `social/${name}.jpg`)).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  test('no two pictures of the gallery look alike', { timeout: 60_000 }, async () => {
    const gallery = names.filter((name) => /^(concept-art|3d|illustration|toy-design)\//.test(name));
    const small = await Promise.all(
      gallery.map((name) =>
        sharp(join(folder, `${name}-320.avif`))
          .resize(16, 20, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    small.forEach((a, i) => {
      small.slice(i + 1).forEach((b, k) => {
        let sum = 0;
        for (let n = 0; n < a.length; n++) sum += Math.abs((a[n] ?? 0) - (b[n] ?? 0));
        expect(sum / a.length, `${gallery[i]} and ${gallery[i + 1 + k]}`).toBeGreaterThan(8);
      });
    });
  });

  test('the icon comes in every size', async () => {
    for (const size of [32, 180, 192, 512]) {
      const { width, height } = await sharp(join(root, `public/favicon-${size}.png`)).metadata();
      expect([width, height]).toEqual([size, size]);
    }
    expect(readFileSync(join(root, 'public/favicon.svg'), 'utf8')).toContain('viewBox="0 0 64 64"');
  });

  test('the marks take the colour of the text around them', () => {
    for (const brand of brandMarks) {
      const svg = readFileSync(join(folder, `brands/${brand.id}.svg`), 'utf8');
      expect(svg).toContain('currentColor');
      expect(svg).not.toMatch(/#[0-9a-f]{3,6}|style=/i);
    }
  });
});

describe('the generator', () => {
  test('draws and encodes the same bytes from the same seed', { timeout: 60_000 }, async () => {
    for (const [familyName, id] of [
      ['concept-art', '16'],
      ['projects', '04'],
    ] as const) {
      const family = families.find((one) => one.name === familyName);
      const piece = family?.pieces.find((one) => one.id === id);
      if (family === undefined || piece === undefined) throw new Error('The sample is gone.');
      const small = { ...family, avif: [160], webp: [160], jpeg: [160], budget: {} };
      const [one, two] = [
        await encode(small, piece, await master(family, piece)),
        await encode(small, piece, await master(family, piece)),
      ];
      expect(one.map((output) => output.bytes.toString('base64'))).toEqual(
        two.map((output) => output.bytes.toString('base64')),
      );
    }
    const shot = clayShots[4];
    if (shot === undefined) throw new Error('The sample is gone.');
    expect(Buffer.from(render(shot, 48, 60)).equals(Buffer.from(render(shot, 48, 60)))).toBe(true);
  });
});
