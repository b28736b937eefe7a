/** What every family of pictures tells the generator. */
import type { Svg } from '../kit/pen.ts';

/** Raw pixels, as a ray marcher makes them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export interface Piece {
  /** File name without family, width and ending. */
  readonly id: string;
  readonly title: string;
  /** What can be seen, for a visitor who cannot. */
  readonly alt: string;
  readonly draw: () => Svg | Pixels;
}

/** One shape of output for all pictures of a family. */
export interface Family {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  readonly jpeg: readonly number[];
  /** Encoder quality for the small widths and for the widest. */
  readonly quality: { readonly avif: number; readonly webp: number; readonly jpeg: number };
  /** Bytes that an AVIF of this width may have at most; a wider one may have 150 KB. */
  readonly budget: Readonly<Record<number, number>>;
  readonly pieces: readonly Piece[];
}
