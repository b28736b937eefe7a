/** A picture as the page needs it: the build knows its files by the same rules. */
export interface PictureData {
  /** Names the rule that holds its place, in the styles of its folder. */
  placeholder: string;
  /** The address of its files, up to their width. It changes with the original, so that they may be cached for good. */
  src: string;
  /** In pixels, as the original lies upright. */
  width: number;
  height: number;
}

/** What the build knows of a picture: hash, width and height. */
export type PictureRow = readonly [hash: string, width: number, height: number];

const LADDER = [320, 640, 960, 1280, 1920] as const;
/** A portrait of 1280 x 1600, or a landscape of 1920 x 1080. */
const MOST_PIXELS = 2_100_000;
/** A picture in the largest width of the ladder that fits has to lose this much for another width of its own. */
const WORTH_A_FILE = 1.2;
const FALLBACK_WIDTH = 960;

/** The widths that a picture is derived in, never wider than its original. */
export function widthsOf({ width, height }: Pick<PictureData, 'width' | 'height'>): number[] {
  const fitting = Math.floor(Math.sqrt((MOST_PIXELS * width) / height));
  const largest = Math.max(1, Math.min(width, fitting, Math.max(...LADDER)));
  const widths: number[] = LADDER.filter((rung) => rung <= largest);
  return largest / (widths.at(-1) ?? 1) > WORTH_A_FILE ? [...widths, largest] : widths;
}

/** The width of the one file for browsers that cannot show AVIF. */
export function fallbackWidth(picture: Pick<PictureData, 'width' | 'height'>): number {
  const widths = widthsOf(picture);
  return widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? 1;
}

/** The part of a picture that a frame of this shape shows, itself a picture. The whole of it has its shape already. */
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
/** What a shared link shows, 1200 x 630. */
export const previewFile = (src: string) => `${src}-preview.jpg`;

/** By number, which costs every page less than the names would: the styles of all are in each. */
export const placeholderId = (folder: string, index: number) => `${folder}-${index}`;

/**
 * Gives access to the pictures of a folder.
 *
 * @param frame the shape of its pictures in a list, width by height.
 * @param placeholders whose rules hold their places; a selection of the folder has rules of its own.
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

/** Gives access to the logos of a folder, as they stand in a strip. @param rows the hash with the file's ending. */
export function logoFolder(folder: string, rows: Readonly<Record<string, PictureRow>>) {
  return (name: string) => {
    const row = rows[name];
    if (row === undefined) throw new Error(`There is no logo ${folder}/${name} in src/content/pictures.ts.`);
    const [file, width, height] = row;
    return { src: `/pictures/${folder}/${name}.${file}`, width, height };
  };
}
