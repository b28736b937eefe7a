/** A picture as components need it; the build derives its files by the same rules. */
export interface PictureData {
  /** Names its placeholder's rule in the folder's stylesheet. */
  placeholder: string;
  /** The files' URL up to the width. Contains a hash, so that they can be cached forever. */
  src: string;
  /** In pixels, after EXIF rotation. */
  width: number;
  height: number;
}

/** The build's data for a picture: hash, width and height. */
export type PictureRow = readonly [hash: string, width: number, height: number];

const LADDER = [320, 640, 960, 1280, 1920] as const;
/** A portrait of 1280 x 1600, or a landscape of 1920 x 1080. */
const MOST_PIXELS = 2_100_000;
/** The minimum difference between a picture's own width and the largest standard width for deriving both. */
const WORTH_A_FILE = 1.2;
const FALLBACK_WIDTH = 960;

/** The derived widths, never wider than the original. */
export function widthsOf({ width, height }: Pick<PictureData, 'width' | 'height'>): number[] {
  const fitting = Math.floor(Math.sqrt((MOST_PIXELS * width) / height));
  const largest = Math.max(1, Math.min(width, fitting, Math.max(...LADDER)));
  const widths: number[] = LADDER.filter((rung) => rung <= largest);
  return largest / (widths.at(-1) ?? 1) > WORTH_A_FILE ? [...widths, largest] : widths;
}

/** The width of the fallback file for browsers without AVIF. */
export function fallbackWidth(picture: Pick<PictureData, 'width' | 'height'>): number {
  const widths = widthsOf(picture);
  return widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? 1;
}

/** Crops a picture to a frame's ratio; unchanged if it has it already. */
export function cropped<Whole extends Pick<PictureData, 'src' | 'width' | 'height'>>(
  whole: Whole,
  frame: number | undefined,
): Whole {
  const { src, width, height } = whole;
  if (frame === undefined || Math.abs(width / height / frame - 1) < 0.01) return whole;
  return {
    ...whole,
    src: `${src}-crop`,
    width: Math.min(width, Math.round(height * frame)),
    height: Math.min(height, Math.round(width / frame)),
  };
}

export const avifFile = (src: string, width: number) => `${src}-${width}.avif`;
export const fallbackFile = (src: string, width: number) => `${src}-${width}.webp`;
/** A social preview, 1200 x 630. */
export const previewFile = (src: string) => `${src}-preview.jpg`;

/** Numbered instead of named, which keeps the styles of every page smaller. */
export const placeholderId = (folder: string, index: number) => `${folder}-${index}`;

/**
 * Creates the lookup for a folder's pictures.
 *
 * @param frame the aspect ratio in a list, width by height.
 * @param placeholders the stylesheet with their placeholders; a subset of a folder has its own.
 */
export function pictureFolder(
  folder: string,
  rows: Readonly<Record<string, PictureRow>>,
  frame?: number,
  placeholders = folder,
) {
  const names = Object.keys(rows);
  const picture = (name: string): PictureData => {
    const row = rows[name];
    if (row === undefined)
      throw new Error(`There is no picture ${folder}/${name} in src/content/pictures.ts.`);
    const [hash, width, height] = row;
    const placeholder = placeholderId(placeholders, names.indexOf(name));
    return { placeholder, src: `${folder}/${name}.${hash}`, width, height };
  };
  return { picture, thumbnail: (name: string) => cropped(picture(name), frame) };
}

/** Creates the lookup for a folder's logos, as the strip shows them. @param rows the hash with the file's extension. */
export function logoFolder(folder: string, rows: Readonly<Record<string, PictureRow>>) {
  return (name: string) => {
    const row = rows[name];
    if (row === undefined) throw new Error(`There is no logo ${folder}/${name} in src/content/pictures.ts.`);
    const [file, width, height] = row;
    return { src: `/pictures/${folder}/${name}.${file}`, width, height };
  };
}
