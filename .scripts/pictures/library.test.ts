// @vitest-environment node
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureEntry } from '../../src/content/pictures.ts';
import { partOf, type Rights } from './derive.ts';
import { PictureLibrary } from './library.ts';

const rights: Rights = { creator: 'Ada Painter', copyright: '© Ada Painter. All rights reserved.' };
const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };

/* Each encodes several files, beside everything else that the machine is doing. */
vi.setConfig({ testTimeout: 60_000 });

let root: string;
let entries: PictureEntry[];
let standIn: (picture: string) => Promise<string | undefined>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'works'));
  entries = [];
  standIn = () => Promise.resolve(undefined);
});

afterEach(() => rm(root, { recursive: true }));

const libraryOf = (cache = 'cache', folder = {}) =>
  new PictureLibrary({
    originals: root,
    cache: join(root, cache),
    folders: { works: folder },
    read: () => Promise.resolve({ entries: { works: entries }, rights, standIn }),
  });

/** A picture of two colors, red on the left or on the top. */
function halves(width: number, height: number, direction: 'horizontal' | 'vertical' = 'horizontal') {
  const half = direction === 'horizontal' ? { width: width / 2, height } : { width, height: height / 2 };
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: { create: { ...half, channels: 3, background: red } }, left: 0, top: 0 },
  ]);
}

function put(name: string, file: string, content: Uint8Array | string): void {
  writeFileSync(join(root, 'works', file), content);
  if (!entries.some((entry) => entry.name === name)) entries.push({ name, alt: `What ${name} shows.` });
}

async function only(library: PictureLibrary) {
  const [picture] = await library.folder('works');
  if (picture === undefined) throw new Error('There is no picture.');
  return picture;
}

async function derived(library: PictureLibrary, ending: string): Promise<Buffer> {
  const address = [...(await only(library)).files.keys()].find((file) => file.endsWith(ending));
  const path = await library.file(address ?? ending);
  if (path === undefined) throw new Error(`There is no file ${ending}.`);
  return readFile(path);
}

async function colorAt(file: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'neither'> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [r = 0, , b = 0] = data.subarray(at, at + 3);
  return r > 200 && b < 60 ? 'red' : b > 200 && r < 60 ? 'blue' : 'neither';
}

const sizeOf = async (file: Buffer) => {
  const { width, height } = await sharp(file).metadata();
  return [width, height];
};

describe('an original', () => {
  it('is rotated by its EXIF orientation, and loses its location', async () => {
    const upright = halves(1200, 900, 'vertical');
    const sideways = await sharp(await upright.png().toBuffer())
      .rotate(-90)
      .toBuffer();
    const taken = { IFD3: { GPSLatitudeRef: 'N', GPSDateStamp: '2024:05:06' } };
    const photo = sharp(sideways).jpeg().withMetadata({ orientation: 6 }).withExifMerge(taken);
    put('photo', 'photo.jpeg', await photo.toBuffer());
    const before = await sharp(join(root, 'works/photo.jpeg')).metadata();
    expect([before.width, before.exif?.includes('2024:05:06')]).toEqual([900, true]);

    const library = libraryOf();
    const { width, height } = await only(library);
    expect([width, height]).toEqual([1200, 900]);
    for (const ending of ['-960.avif', '-960.webp']) {
      const file = await derived(library, ending);
      expect(await sizeOf(file)).toEqual([960, 720]);
      expect([await colorAt(file, 0.5, 0.1), await colorAt(file, 0.5, 0.9)]).toEqual(['red', 'blue']);
      const { orientation = 1, exif } = await sharp(file).metadata();
      expect([orientation, exif?.includes('2024:05:06')]).toEqual([1, false]);
    }
  });

  it('with transparency keeps it, and has no placeholder', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    put(
      'sticker',
      'sticker.png',
      await sharp({ create: { width: 700, height: 700, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    );
    const library = libraryOf();
    expect((await only(library)).placeholder).toBe('');
    for (const ending of ['-640.avif', '-640.webp'])
      expect((await sharp(await derived(library, ending)).stats()).isOpaque).toBe(false);
    const preview = await library.file((await only(library)).preview[0]);
    expect((await sharp(preview).metadata()).format).toBe('jpeg');
  });

  it('in SVG is rendered at the largest width', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><path fill="red" d="M0 0h20v30H0z"/><path fill="blue" d="M20 0h20v30H20z"/></svg>';
    put('drawing', 'drawing.svg', svg);
    const library = libraryOf();
    const { width, height } = await only(library);
    expect(width / height).toBeCloseTo(4 / 3);
    const file = await derived(library, '-1280.avif');
    expect([await colorAt(file, 0.49, 0.5), await colorAt(file, 0.51, 0.5)]).toEqual(['red', 'blue']);
  });

  it.each([
    ['tall', 400, 3000, [320, 400]],
    ['wide', 3000, 400, [320, 640, 960, 1280, 1920]],
    ['small', 200, 100, [200]],
  ])('that is %s keeps its shape, and is never enlarged', async (name, width, height, widths) => {
    put(name, `${name}.webp`, await halves(width, height).webp().toBuffer());
    const library = libraryOf();
    const { files } = await only(library);
    const avifs = [...files.keys()].filter((file) => file.endsWith('.avif'));
    expect(avifs.map((file) => Number(/(\d+)\.avif$/.exec(file)?.[1]))).toEqual(widths);
    const file = await derived(library, `-${widths.at(-1)}.avif`);
    const [wide = 0, high = 0] = await sizeOf(file);
    expect(Math.abs(high - (wide * height) / width)).toBeLessThanOrEqual(0.5);
  });

  it('in TIFF, with another color profile, comes out in sRGB', async () => {
    put(
      'scan',
      'scan.tif',
      await halves(640, 480).withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer(),
    );
    const file = await derived(libraryOf(), '-640.avif');
    expect(await colorAt(file, 0.25, 0.5)).toBe('red');
    expect((await sharp(file).metadata()).space).toBe('srgb');
  });
});

describe('a frame', () => {
  it('shows what the entry focuses on, and the whole picture stays whole', async () => {
    put('wide', 'wide.png', await halves(2000, 500).png().toBuffer());
    const at = async (focus?: `${number}% ${number}%`) => {
      entries = [{ name: 'wide', alt: 'Two colors.', focus }];
      const library = libraryOf('cache', { frame: 4 / 5 });
      const crop = await derived(library, '-crop-320.avif');
      expect(await sizeOf(crop)).toEqual([320, 400]);
      expect(await sizeOf(await derived(library, '-1280.avif'))).toEqual([1280, 320]);
      return [await colorAt(crop, 0.1, 0.5), await colorAt(crop, 0.9, 0.5)];
    };
    expect(await at()).toEqual(['red', 'blue']);
    expect(await at('10% 50%')).toEqual(['red', 'red']);
    expect(await at('100% 50%')).toEqual(['blue', 'blue']);
  });

  it('with the picture’s aspect ratio needs no other file', async () => {
    put('upright', 'upright.png', await halves(800, 1000).png().toBuffer());
    const { files } = await only(libraryOf('cache', { frame: 4 / 5 }));
    expect([...files.keys()].filter((file) => file.includes('-crop'))).toEqual([]);
  });

  it('is centered on the focus as far as the edges allow', () => {
    const size = { width: 1600, height: 2000 };
    const top = (y: number) => partOf(size, { width: 1200, height: 630 }, [0.5, y]).top;
    expect([top(0), top(0.3), top(1)]).toEqual([0, 180, 1160]);
  });

  it('of a shared link is 1200 x 630', async () => {
    put('tall', 'tall.png', await halves(400, 3000, 'vertical').png().toBuffer());
    const library = libraryOf();
    const path = await library.file((await only(library)).preview[0]);
    expect(await sizeOf(await readFile(path ?? ''))).toEqual([1200, 630]);
  });
});

describe('every file', () => {
  beforeEach(async () => {
    put('work', 'work.png', await halves(900, 600).png().toBuffer());
  });

  it('has metadata for owner and no AI training, and none for AI generation', async () => {
    const library = libraryOf();
    const { files, preview } = await only(library);
    for (const address of [...files.keys(), preview[0]]) {
      const { xmpAsString = '', exif } = await sharp((await library.file(address)) ?? '').metadata();
      expect(xmpAsString, address).toContain(rights.creator);
      expect(xmpAsString, address).toContain(rights.copyright);
      expect(xmpAsString, address).toContain('DMI-PROHIBITED-AIMLTRAINING');
      expect(xmpAsString, address).not.toContain('algorithmicMedia');
      expect(exif?.toString('utf8'), address).toContain(rights.creator);
    }
  });

  it('has the same bytes, however many are generated at once', async () => {
    const bytes = async (cache: string, atOnce: boolean) => {
      const library = libraryOf(cache);
      const files = [...(await only(library)).files.keys()];
      if (atOnce) await Promise.all(files.map((file) => library.file(file)));
      const read: string[] = [];
      for (const file of files)
        read.push((await readFile((await library.file(file)) ?? '')).toString('base64'));
      return read;
    };
    expect(await bytes('one', true)).toEqual(await bytes('other', false));
  });

  it('is generated on request, once', async () => {
    const made = () =>
      readdirSync(join(root, 'cache'), { recursive: true }).filter((file) =>
        /\.(avif|webp|jpg)$/.test(`${file}`),
      );
    const library = libraryOf();
    const { files } = await only(library);
    expect(made()).toEqual([]);
    const [first = ''] = files.keys();
    const [one, other] = await Promise.all([library.file(first), library.file(first)]);
    expect(one).toBe(other);
    expect(made()).toHaveLength(1);
    expect(await library.file('works/work.00000000-320.avif')).toBeUndefined();
    expect(await library.file('../works/work.png')).toBeUndefined();
  });

  it('has another URL after the original changes', async () => {
    const before = [...(await only(libraryOf())).files.keys()];
    put('work', 'work.png', await halves(900, 600, 'vertical').png().toBuffer());
    const after = [...(await only(libraryOf())).files.keys()];
    expect(after.filter((file) => before.includes(file))).toEqual([]);
  });
});

describe('a picture without an original', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>';

  beforeEach(() => {
    entries = [{ name: 'hero', alt: '' }];
    standIn = (picture) => Promise.resolve(picture === 'works/hero' ? drawing : undefined);
  });

  it('is drawn', async () => {
    const [hero] = await libraryOf().folder('works');
    expect(hero).toMatchObject({ name: 'hero', alt: '', width: 2400, height: 1800 });
  });

  it('is not generated over an original, which still needs its alternative text', async () => {
    put('hero', 'hero.png', await halves(40, 40).png().toBuffer());
    await expect(libraryOf().folder('works')).rejects.toThrow(/"hero" has no alternative text/);
  });

  it('is not generated if its alternative text is not empty', async () => {
    entries = [{ name: 'hero', alt: 'A hero.' }];
    await expect(libraryOf().folder('works')).rejects.toThrow(/"hero" has no original/);
  });
});

describe('the error names the entry when', () => {
  const complaint = () => libraryOf().folder('works');

  it('its original is missing', async () => {
    entries = [{ name: 'lost', alt: 'Nothing.' }];
    await expect(complaint()).rejects.toThrow(/works.*\n.*"lost" has no original: put lost\.jpg/);
  });

  it('its original cannot be read', async () => {
    put('broken', 'broken.jpg', 'no picture');
    await expect(complaint()).rejects.toThrow(/"broken" cannot be read from broken\.jpg/);
  });

  it('its original is truncated', async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: red,
        noise: { type: 'gaussian', mean: 100, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer();
    put('half', 'half.jpg', whole.subarray(0, whole.length / 2));
    await expect(complaint()).rejects.toThrow(/"half" cannot be read from half\.jpg/);
  });

  it('it has no alternative text; all faulty entries are listed', async () => {
    put('silent', 'silent.png', await halves(40, 40).png().toBuffer());
    entries = [
      { name: 'silent', alt: ' ' },
      { name: 'lost', alt: 'Nothing.' },
    ];
    await expect(complaint()).rejects.toThrow(/"silent" has no alternative text\.\n.*"lost" has no original/);
  });

  it('it has an empty title', async () => {
    put('nameless', 'nameless.png', await halves(40, 40).png().toBuffer());
    entries = [{ name: 'nameless', title: ' ', alt: 'Two halves.' }];
    await expect(complaint()).rejects.toThrow(/"nameless" has no title\./);
  });

  it('its slug is not unique', async () => {
    put('twin', 'twin.png', await halves(40, 40).png().toBuffer());
    entries = [...entries, ...entries];
    await expect(complaint()).rejects.toThrow(/"twin" is there twice/);
  });

  it('it has two originals', async () => {
    put('both', 'both.png', await halves(40, 40).png().toBuffer());
    put('both', 'both.jpg', await halves(40, 40).jpeg().toBuffer());
    await expect(complaint()).rejects.toThrow(/"both" has more than one original: both\.jpg, both\.png/);
  });

  it('its focus is outside of the picture', async () => {
    put('far', 'far.png', await halves(40, 40).png().toBuffer());
    entries = [{ name: 'far', alt: 'Two colors.', focus: '50% 120%' }];
    await expect(complaint()).rejects.toThrow(/"far" cannot be read.*focus "50% 120%"/);
  });
});
