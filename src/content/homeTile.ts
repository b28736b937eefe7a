export type TileMotif = 'hat' | 'bust' | 'guitar' | 'gamepad' | 'tee' | 'frame';

export interface HomeTile {
  title: string;
  text: string;
  href: string;
  /** Show its works on the tile. */
  category?: string;
  /** The neon sign on it, and its color. */
  motif: TileMotif;
  tone: 'sodium' | 'teal' | 'pink';
}
