import type { Pen } from '../../pen.ts';
import type { Layers } from '../layers.ts';
import type { HatStyle, HeadLook } from '../look.ts';
import { brimmedHats } from './brimmed.ts';
import { caps } from './caps.ts';
import { type Fitting, fittingOf } from './fitting.ts';
import { headgear } from './headgear.ts';

const hats: Readonly<Record<HatStyle, (fitting: Fitting) => Layers>> = {
  ...brimmedHats,
  ...caps,
  ...headgear,
};

export function hatOf(pen: Pen, look: HeadLook, a: number): Layers {
  return hats[look.hat ?? 'none'](fittingOf(pen, look, a));
}
