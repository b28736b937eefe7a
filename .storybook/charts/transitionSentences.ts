import type { Chart } from './chart.ts';
import { ANYWHERE } from './layout.ts';

/** A chart as text, a sentence for each transition; for screen readers. */
export function transitionSentences({ initial, transitions }: Chart): string[] {
  return [
    ...(initial === undefined ? [] : [`Starts in ${initial}.`]),
    ...transitions.map(({ from, to, label }) => `${from || ANYWHERE}: ${label}, to ${to || ANYWHERE}.`),
  ];
}
