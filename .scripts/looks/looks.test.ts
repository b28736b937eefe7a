// @vitest-environment node
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { looks } from '#looks';
import { lookFiles } from './files.ts';
import { content } from './identity.ts';
import { Typesetter } from './lettering.ts';
import { type Identity, iconOf, markOf, posterOf } from './logo.ts';
import { standIn } from './pictures.ts';
import { component } from './plugin.ts';

let identity: Identity;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'looks-'));
  cpSync(join(content, 'fonts'), join(folder, 'fonts'), { recursive: true });
  mkdirSync(join(folder, 'logo'));
  identity = {
    looks: { ...looks, accent: 'hsl(150 60% 45%)' },
    name: 'Ida Brandt',
    owner: 'Ida Brandt',
    tagline: 'Quiet streets & “loud” <light>',
    content: folder,
  };
});

afterEach(() => rm(identity.content, { recursive: true }));

const draw = (name: string, shapes: string) =>
  writeFileSync(
    join(identity.content, 'logo', `${name}.svg`),
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">${shapes}</svg>`,
  );

/** The colors of the four corners and of the middle. */
async function colorsIn(svg: string): Promise<string[]> {
  const size = 64;
  const data = await sharp(Buffer.from(svg))
    .resize(size, size, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const at = (x: number, y: number) =>
    data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4).toString('hex');
  return [at(1, 1), at(size - 2, size - 2), at(10, 10)];
}

describe('without a logo', () => {
  it('has its initials on the accent for an icon', async () => {
    const icon = await iconOf(identity);
    expect(icon).toContain('fill="hsl(150 60% 45%)"');
    expect(icon).not.toBe(await iconOf({ ...identity, name: 'Ida Crane' }));
    expect(await iconOf({ ...identity, name: "  Ida, 'Brandt' & Sons" })).toBe(icon);
    expect((await colorsIn(icon))[2]).toBe('2eb873ff');
  });

  it('sets its initials as shapes, since no machine has the font', async () => {
    for (const drawing of [await iconOf(identity), await markOf(identity), await posterOf(identity)])
      expect(drawing).not.toMatch(/<text|font-family/);
  });

  it('gives each icon its size', async () => {
    const files = await lookFiles(identity);
    for (const size of [32, 180, 192, 512]) {
      const path = await files.get(`/favicon-${size}.png`)?.();
      expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });
});

describe('with a logo', () => {
  it('uses the mark on the accent where there is no icon', async () => {
    draw('mark', '<rect width="9" height="9" fill="currentColor"/>');
    const icon = await iconOf(identity);
    expect((await colorsIn(icon))[2]).toBe('2eb873ff');
    const [middle] = await colorsIn(icon.replace(/viewBox="[^"]*"/, 'viewBox="20 20 9 9"'));
    expect(middle).not.toBe('2eb873ff');
  });

  it('uses the icon where there is no mark', async () => {
    draw('icon', '<circle r="3"/>');
    expect(await markOf(identity)).toBe(await iconOf(identity));
  });
});

describe('a drawing in a page', () => {
  it('is a plain element', async () => {
    const code = await component(
      '<?xml version="1.0"?>\n<!-- by hand -->\n<svg width="9" viewBox="0 0 9 9" stroke-width="2"><!-- ring -->\n<path class="a" d="M0-1-2-3" fill-rule="evenodd"/></svg>',
      'mark.svg',
    );
    expect(code).toMatch(/viewBox: "0 0 9 9",\s*strokeWidth: "2",\s*"aria-hidden": "true"/);
    expect(code).toMatch(/d: "M0-1-2-3",\s*fillRule: "evenodd"/);
    expect(code).not.toMatch(/width: "9"|class|hand|ring/);
  });

  it.each([
    ['<style>a{}</style>', '<style'],
    ['<path style="fill:red"/>', 'style='],
    ['<path onclick="x()"/>', 'onclick='],
    ['<text>Hi</text>', '<text'],
  ])('is refused with %s, which the pages forbid', async (shapes, named) => {
    await expect(component(`<svg>${shapes}</svg>`, 'src/content/logo/mark.svg')).rejects.toThrow(
      `src/content/logo/mark.svg has ${named}`,
    );
  });
});

describe('a picture that is drawn', () => {
  it.each(['home/hero', 'music/hero', 'class/hero'])(
    '%s has no letter, and is the same every time',
    async (name) => {
      const svg = await standIn(identity, name);
      expect(svg).not.toMatch(/<text|<path[^>]*\btransform=/);
      expect(svg).toBe(await standIn({ ...identity }, name));
      expect(svg).not.toBe(await standIn({ ...identity, name: 'Ida Crane' }, name));
      expect((await sharp(Buffer.from(svg ?? '')).metadata()).format).toBe('svg');
    },
  );

  it('uses only the owner’s colors', async () => {
    const black = {
      accent: '#ffffff',
      ground: { dark: '#000000', light: '#ffffff' },
      fonts: looks.fonts,
      sign: looks.sign,
    };
    const svg = await standIn({ ...identity, looks: black }, 'home/hero');
    const { channels } = await sharp(Buffer.from(svg ?? '')).stats();
    const [red, green, blue] = channels.map(({ mean }) => mean);
    expect(green).toBeCloseTo(red ?? 0, 0);
    expect(blue).toBeCloseTo(red ?? 0, 0);
  });

  it('is none of the works in the gallery', async () => {
    expect(await standIn(identity, 'gallery/one')).toBeUndefined();
  });

  it.each([
    'Ida',
    'Ida Brandt',
    'The Extraordinarily Long-Winded Museum of Unphotographed Afternoons and Evenings',
  ])('is a card of 1200 x 630 that holds the name %s', async (name) => {
    const svg = (await standIn({ ...identity, name }, 'site/card')) ?? '';
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
    const places = [...svg.matchAll(/<path [^>]*transform="translate\(72 ([\d.]+)\)"/g)].map(([, y]) =>
      Number(y),
    );
    expect(Math.min(...places)).toBeGreaterThan(180);
    expect(Math.max(...places)).toBeLessThan(520);
  });
});

describe('lettering', () => {
  const face = () => new Typesetter(looks.fonts.display, join(identity.content, 'fonts'));

  it.skipIf(looks.fonts.display.files.length < 2)('takes each letter from the file that has it', () => {
    const [plain, accented] = ['Zoe', 'Zoë'].map((text) => face().set(text, 40));
    expect(accented?.path).not.toBe(plain?.path);
    expect(accented?.width).toBeGreaterThan(0.9 * (plain?.width ?? 0));
  });

  it('is as wide as its letters, and no wider than it may be', () => {
    const face40 = face().set('Ida Brandt', 40).width;
    expect(face().set('Ida Brandt', 80).width).toBeCloseTo(2 * face40, 3);
    expect(face().fit('Ida Brandt', 30, 40).width).toBeCloseTo(30, 3);
    expect(face().wrap('Ida Brandt', 40, face40 - 1)).toEqual(['Ida', 'Brandt']);
  });
});
