import { useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { ChartSvg } from '../charts/ChartSvg.tsx';
import { chartOf } from '../charts/chart.ts';
import { fitInto } from '../charts/fitInto.ts';
import { transitionSentences } from '../charts/transitionSentences.ts';
import { useDrawings, useSize } from '../charts/useDrawings.ts';

/** A flow's statechart, drawn from the machine, and the same as text for screen readers. */
export function Chart({ machine }: { machine: AnyStateMachine }) {
  const frame = useRef<HTMLElement>(null);
  const { width } = useSize(frame);
  const chart = chartOf(machine);
  const fitted = fitInto(useDrawings(chart), { width, height: Number.POSITIVE_INFINITY });
  return (
    <figure
      ref={frame}
      className="docs-chart sb-unstyled"
      aria-label={`Chart of the ${machine.id} flow`}
      aria-busy={fitted === undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart scrolls, which has to work from the keyboard
      tabIndex={0}
    >
      {fitted && <ChartSvg {...fitted} aria-hidden />}
      <ul className="docs-visually-hidden">
        {transitionSentences(chart).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </figure>
  );
}
