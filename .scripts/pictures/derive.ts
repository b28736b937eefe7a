import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureEntry } from '../../src/content/pictures.ts';
import {
  avifFile,
  cropped,
  fallbackFile,
  fallbackWidth,
  previewFile,
  widthsOf,
} from '../../src/ui/pictureFiles.ts';
import { isDraft } from '../draft.ts';
import type { FileCache } from './cache.ts';

/* One thread for each picture, and as many pictures at once as there are cores: the bytes are the same on any number. */
sharp.concurrency(1);
sharp.cache(false);

export interface Folder {
  /** The aspect ratio that its pictures are cropped to in lists: width by height. */
  frame?: number;
  /** Its pictures are logos: shown in one height, and as they are where they are drawn in SVG. */
  isOfLogos?: true;
}

/** The metadata in each file. */
export interface Rights {
  creator: string;
  copyright: string;
}

export interface Picture {
  name: string;
  alt: string;
  hash: string;
  width: number;
  height: number;
  /** The CSS background as a placeholder; none for a transparent picture. */
  placeholder: string;
  /** Its files, by their address below /pictures/. */
  files: ReadonlyMap<string, () => Promise<string>>;
  /** The file that a shared link shows; made only where one asks for it. */
  preview: readonly [file: string, make: () => Promise<string>];
}

const AVIF = isDraft
  ? ({ quality: 20, effort: 0, chromaSubsampling: '4:2:0' } as const)
  : ({ quality: 45, effort: 2 } as const);
const WEBP = { quality: 70, effort: isDraft ? 0 : 4 } as const;
const JPEG = { quality: 76, mozjpeg: !isDraft } as const;
/** In a draft, a wider file has no more pixels than this: pages look the same, and are built in half the time. */
const DRAFT_PIXELS = 640;
const pixelsOf = (width: number) => (isDraft ? Math.min(width, DRAFT_PIXELS) : width);
const PREVIEW = { width: 1200, height: 630 } as const;
const LOGO_HEIGHT = 72;
/** Of an SVG, which has no pixels. */
const SVG_LONG_EDGE = 2400;
/** The background of transparent pictures in JPEG. */
const PREVIEW_BACKGROUND = '#161336';

/** Part of each key, so that a change of this module invalidates the cache. */
const ownSource = readFile(import.meta.filename);

interface Measured {
  width: number;
  height: number;
  /** What a drawing in SVG is rendered at; pixels have none. */
  density?: number;
  placeholder: string;
}

/** Where the entry asks for it, else the center. */
function focusOf({ focus = '50% 50%' }: PictureEntry): [x: number, y: number] {
  const match = /^(\d+(?:\.\d+)?)% (\d+(?:\.\d+)?)%$/.exec(focus);
  const [x, y] = [Number(match?.[1]), Number(match?.[2])];
  if (!(x <= 100 && y <= 100)) throw new Error(`its focus "${focus}" is not of the form "50% 20%"`);
  return [x / 100, y / 100];
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Dublin Core and PLUS, as short as possible: every thumbnail holds it. */
function xmp({ creator, copyright }: Rights): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/"',
    ' plus:DataMining="http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING">',
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(copyright)}</rdf:li></rdf:Alt></dc:rights>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
}

/** Upright, in sRGB and without the camera's metadata, which may contain the location. */
function open(path: string, density?: number): Sharp {
  return sharp(path, { failOn: 'error', ...(density !== undefined && { density }) }).autoOrient();
}

const hex = (value: number | undefined = 0) => Math.min(15, Math.round(value / 17)).toString(16);

/** The average color of the upper and of the lower half. */
async function placeholderOf(image: Sharp): Promise<string> {
  const data = await image.ensureAlpha().resize(1, 2, { fit: 'fill' }).raw().toBuffer();
  if ((data[3] ?? 0) < 250 || (data[7] ?? 0) < 250) return '';
  const [top, bottom] = [0, 4].map((at) => `#${hex(data[at])}${hex(data[at + 1])}${hex(data[at + 2])}`);
  return top === bottom ? `${top}` : `linear-gradient(${top},${bottom})`;
}

async function measure(path: string): Promise<Measured> {
  const { autoOrient, format } = await sharp(path).metadata();
  const placeholder = await placeholderOf(open(path));
  if (format !== 'svg') return { width: autoOrient.width, height: autoOrient.height, placeholder };
  const density = (72 * SVG_LONG_EDGE) / Math.max(autoOrient.width, autoOrient.height);
  const { width, height } = await sharp(path, { density }).metadata();
  return { width, height, density, placeholder };
}

/** The largest part of this shape, with the focus as near to its middle as the edges allow. */
export function partOf(
  size: { width: number; height: number },
  part: { width: number; height: number },
  [x, y]: readonly [number, number],
) {
  const scale = Math.min(size.width / part.width, size.height / part.height);
  const width = Math.min(size.width, Math.round(part.width * scale));
  const height = Math.min(size.height, Math.round(part.height * scale));
  const within = (middle: number, length: number, all: number) =>
    Math.round(Math.min(Math.max(middle * all - length / 2, 0), all - length));
  return { left: within(x, width, size.width), top: within(y, height, size.height), width, height };
}

/** An original's derived files, made on demand. */
export async function describePicture(
  folderName: string,
  { frame, isOfLogos }: Folder,
  entry: PictureEntry,
  path: string,
  rights: Rights,
  cache: FileCache,
): Promise<Picture> {
  const focus = focusOf(entry);
  const original = await readFile(path);
  const settings = { frame, isOfLogos, focus, rights, isDraft, versions: sharp.versions };
  const key = createHash('sha256')
    .update(await ownSource)
    .update(JSON.stringify(settings))
    .update(original)
    .digest('hex');
  const measured: Measured = JSON.parse(
    await cache.text(`${key}/measures.json`, async () => JSON.stringify(await measure(path))),
  );
  const hash = key.slice(0, 6);
  const whole = { src: `${folderName}/${entry.name}.${hash}`, ...measured };
  const sign = (image: Sharp) =>
    image.withXmp(xmp(rights)).withExif({ IFD0: { Artist: rights.creator, Copyright: rights.copyright } });
  const part = (size: { width: number; height: number }, width: number) => {
    const image = open(path, measured.density);
    const height = Math.max(1, Math.round((width * size.height) / size.width));
    /* A whole picture is not cut out of itself: its decoder can then leave out what is too fine. */
    const isWhole = size.width === measured.width && size.height === measured.height;
    return (isWhole ? image : image.extract(partOf(measured, size, focus))).resize(width, height, {
      fit: 'fill',
    });
  };

  const files = new Map<string, () => Promise<string>>();
  const add = (file: string, image: () => Sharp) =>
    files.set(file, () =>
      cache.file(`${key}/${file.slice(whole.src.length + 1)}`, () => sign(image()).toBuffer()),
    );
  if (isOfLogos) {
    const width = Math.round((LOGO_HEIGHT * measured.width) / measured.height);
    const ending = measured.density ? 'svg' : 'webp';
    if (measured.density) files.set(`${whole.src}.svg`, () => Promise.resolve(path));
    else add(`${whole.src}.webp`, () => part(measured, 2 * width).webp(WEBP));
    return {
      ...{ name: entry.name, alt: entry.alt, hash: `${hash}.${ending}`, width, height: LOGO_HEIGHT },
      ...{ placeholder: '', files, preview: ['', () => Promise.resolve(path)] },
    };
  }
  for (const one of new Set([whole, cropped(whole, frame)])) {
    for (const width of widthsOf(one))
      add(avifFile(one.src, width), () => part(one, pixelsOf(width)).avif(AVIF));
    const width = fallbackWidth(one);
    add(fallbackFile(one.src, width), () => part(one, pixelsOf(width)).webp(WEBP));
  }
  const preview = previewFile(whole.src);
  return {
    ...{ name: entry.name, alt: entry.alt, hash, files },
    ...{ width: measured.width, height: measured.height, placeholder: measured.placeholder },
    preview: [
      preview,
      () =>
        cache.file(`${key}/preview.jpg`, () =>
          sign(part(PREVIEW, PREVIEW.width).flatten({ background: PREVIEW_BACKGROUND }))
            .jpeg(JPEG)
            .toBuffer(),
        ),
    ],
  };
}
