import type { Happening } from './report.ts';

/** A happening, and how often it came in a row. */
export interface Repeated extends Happening {
  times: number;
}

const isStill = ({ from, to }: Happening) => from === to;

function isRepeat(one: Happening, before: Happening): boolean {
  return one.kind === before.kind && one.name === before.name && isStill(one) && isStill(before);
}

/** Puts what came again and again without moving the flow, as typing does, into one: the last of them. */
export function joinRepeats(happenings: Happening[]): Repeated[] {
  const joined: Repeated[] = [];
  for (const happening of happenings) {
    const before = joined.at(-1);
    const times = before && isRepeat(happening, before) ? before.times + 1 : 1;
    if (times > 1) joined.pop();
    joined.push({ ...happening, times });
  }
  return joined;
}
