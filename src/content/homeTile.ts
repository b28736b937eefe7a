export type TileMotif = 'hat' | 'bust' | 'guitar' | 'gamepad' | 'tee' | 'frame';

export interface HomeTile {
  title: string;
  text: string;
  href: string;
  /** Its works are shown on the tile. */
  category?: string;
  /** The neon sign on it, and its color. */
  motif: TileMotif;
  tone: 'sodium' | 'teal' | 'pink';
}
