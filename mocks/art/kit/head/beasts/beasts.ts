import type { Pen, Svg } from '../../pen.ts';
import type { HeadLook, Kind } from '../look.ts';
import { type Beast, beastOf } from './beast.ts';
import { birds } from './birds.ts';
import { mammals } from './mammals.ts';
import { strangers } from './strangers.ts';

const kinds: Readonly<Record<Exclude<Kind, 'human'>, (beast: Beast) => void>> = {
  ...mammals,
  ...birds,
  ...strangers,
};

export function beastHead(pen: Pen, look: HeadLook, kind: keyof typeof kinds): Svg {
  const beast = beastOf(pen, look);
  kinds[kind](beast);
  return [...beast.parts, beast.extras.over, beast.hat.before].join('');
}
