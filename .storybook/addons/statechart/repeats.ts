import type { LoggedEvent } from './report.ts';

/** An event, and how often it came in a row. */
export interface Repeated extends LoggedEvent {
  times: number;
}

const isStill = ({ from, to }: LoggedEvent) => from === to;

function isRepeat(one: LoggedEvent, before: LoggedEvent): boolean {
  return one.kind === before.kind && one.name === before.name && isStill(one) && isStill(before);
}

/** Joins consecutive events without a transition, as from typing, into the last of them. */
export function joinRepeats(events: LoggedEvent[]): Repeated[] {
  const joined: Repeated[] = [];
  for (const event of events) {
    const before = joined.at(-1);
    const times = before && isRepeat(event, before) ? before.times + 1 : 1;
    if (times > 1) joined.pop();
    joined.push({ ...event, times });
  }
  return joined;
}
