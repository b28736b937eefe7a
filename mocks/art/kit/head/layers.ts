import type { Svg } from '../pen.ts';

/** A head is drawn around the neck: what lies behind it, and what lies before. */
export interface Layers {
  readonly behind: Svg;
  readonly before: Svg;
}
