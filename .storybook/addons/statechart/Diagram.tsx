/** @jsxRuntime classic */
import * as React from 'react';
import { type ReactElement, useEffect, useRef } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { ChartSvg } from '../../charts/ChartSvg.tsx';
import { fitInto } from '../../charts/fitInto.ts';
import { useDrawings, useSize } from '../../charts/useDrawings.ts';
import type { Flow } from './report.ts';

const Frame = styled.div({
  position: 'relative',
  height: '100%',
  overflow: 'auto',
  display: 'grid',
  placeItems: 'safe center',
});

interface StateLinkProps {
  flow: Flow;
  path: string;
  children: ReactElement;
}

function StateLink({ flow, path, children }: StateLinkProps) {
  const api = useStorybookApi();
  const [story] = flow.stories[path] ?? [];
  if (!story) return children;
  return (
    <a
      href={`?path=/story/${story.id}`}
      aria-label={`${path}, open its story "${story.name}"`}
      aria-current={flow.state === path ? 'step' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        api.selectStory(story.id);
      }}
    >
      <title>{`Open the story "${story.name}"`}</title>
      {children}
    </a>
  );
}

/** A flow's statechart with its active state, the transitions taken last, and a link from each state to its story. */
export function Diagram({ flow }: { flow: Flow }) {
  const frame = useRef<HTMLDivElement>(null);
  const available = useSize(frame);
  const fitted = fitInto(useDrawings(flow.chart), available);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these can move the active state out of view
  useEffect(() => {
    frame.current?.querySelector('.isCurrent')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [flow.state, fitted?.drawing, available.width, available.height]);

  if (!fitted) return <Frame ref={frame} aria-busy="true" />;
  return (
    <Frame ref={frame}>
      <ChartSvg
        {...fitted}
        role="group"
        aria-label={`Chart of the ${flow.chart.id} flow`}
        active={flow.state}
        taken={flow.taken}
        wrapState={(path, shape) => (
          <StateLink flow={flow} path={path}>
            {shape}
          </StateLink>
        )}
      />
    </Frame>
  );
}
