import type { Pen } from '../../pen.ts';
import type { Layers } from '../layers.ts';
import type { HairStyle, HeadLook } from '../look.ts';
import { type Cut, cutOf } from './cut.ts';
import { longHair } from './long.ts';
import { shortHair } from './short.ts';
import { wildHair } from './wild.ts';

const cuts: Readonly<Record<HairStyle, (cut: Cut) => Layers>> = { ...shortHair, ...longHair, ...wildHair };

export function hairOf(pen: Pen, look: HeadLook, a: number): Layers {
  return cuts[look.hair ?? 'long'](cutOf(pen, look, a));
}
