/**
 * Heads. Every head is about 212 high, its chin at y = 100, its eyes near y = -4; `yaw` turns it (-1 to the left, 1 to
 * the right), and whatever way it turns, the eyes stay on the viewer.
 */
import type { Pen, Svg } from '../pen.ts';
import { beastHead } from './beasts/beasts.ts';
import { human } from './human.ts';
import type { Layers } from './layers.ts';
import type { HeadLook } from './look.ts';

/** What lies behind the neck and shoulders (long hair), and the rest. */
export function headLayers(pen: Pen, look: HeadLook): Layers {
  const { kind = 'human' } = look;
  return kind === 'human' ? human(pen, look) : { behind: '', before: beastHead(pen, look, kind) };
}

export function head(pen: Pen, look: HeadLook): Svg {
  const { behind, before } = headLayers(pen, look);
  return behind + before;
}
