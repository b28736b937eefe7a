export type TileMotif = 'hat' | 'bust' | 'guitar' | 'gamepad' | 'tee' | 'frame';

export interface HomeTile {
  title: string;
  text: string;
  href: string;
  /** Show its works on the tile. */
  category?: string;
  /** The sign on it, and which of the colors of looks.ts it has. */
  motif: TileMotif;
  tone: 'accent' | 'second' | 'third';
}
