/** @jsxRuntime classic */
import * as React from 'react';
import { useEffect, useRef } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { paint } from '../paint.ts';
import { ANYWHERE, type Drawing, LABEL_HEIGHT, STATE_HEIGHT } from './layout.ts';
import type { Flow } from './report.ts';
import { useChartFonts, useDrawings, useSize } from './useDrawings.ts';

/** Smaller than this, the labels could not be read: the chart scrolls instead. */
const SMALLEST_SCALE = 0.85;

const Frame = styled.div({
  position: 'relative',
  height: '100%',
  overflow: 'auto',
  display: 'grid',
  placeItems: 'safe center',
});

const Svg = styled.svg(({ theme }) => {
  const { text, muted, accent, onAccent, ground, inset } = paint(theme);
  return {
    display: 'block',
    '& rect': {
      fill: ground,
      stroke: muted,
      strokeWidth: 1,
      strokeOpacity: 0.6,
    },
    '& .isWithin > rect': { fill: inset },
    '& .isActive > rect': { stroke: accent, strokeWidth: 2, strokeOpacity: 1 },
    '& .isCurrent > rect': { fill: accent, stroke: accent },
    '& .isCurrent > text': { fill: onAccent },
    '& .isPassing > rect': { strokeDasharray: '4 3' },
    '& text': { fill: text },
    '& .line': { stroke: muted, fill: 'none', opacity: 0.55 },
    '& .label': { fill: muted },
    '& .isPossible .line': { stroke: text, opacity: 1 },
    '& .isPossible .label': { fill: text },
    '& .isTaken .line': { stroke: accent, strokeWidth: 2, opacity: 1 },
    '& .label.isTaken': { fill: accent, fontWeight: 700 },
    '& .dot, & marker path': { fill: muted },
    '& marker.isTaken path': { fill: accent },
    '& a': { cursor: 'pointer', outline: 'none' },
    '& a:hover > text': { textDecoration: 'underline' },
    '& a:focus-visible > rect': { stroke: text, strokeWidth: 2, strokeDasharray: 'none' },
  };
});

const classes = (names: Record<string, boolean>) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

const isIn = (state: string, path: string) => state === path || state.startsWith(`${path}.`);

function StateShape({ flow, state, box }: { flow: Flow } & Drawing['states'][number]) {
  const api = useStorybookApi();
  const fonts = useChartFonts();
  const [story] = flow.stories[state.path] ?? [];
  const isCurrent = flow.state === state.path;
  const isParent = state.states.length > 0;
  const className = classes({
    isWithin: isParent,
    isActive: isIn(flow.state, state.path),
    isCurrent,
    isPassing: state.isPassing,
  });
  const shape = (
    <>
      <rect {...box} rx={6} />
      {state.isFinal && (
        <rect x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={4} />
      )}
      <text
        x={isParent ? box.x + 12 : box.x + box.width / 2}
        y={box.y + STATE_HEIGHT / 2}
        textAnchor={isParent ? 'start' : 'middle'}
        dominantBaseline="central"
        style={{ font: fonts.state }}
      >
        {state.name}
      </text>
    </>
  );
  if (!story) return <g className={className}>{shape}</g>;
  return (
    <a
      className={className}
      href={`?path=/story/${story.id}`}
      aria-label={`${state.path}, open its story "${story.name}"`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        api.selectStory(story.id);
      }}
    >
      <title>{`Open the story "${story.name}"`}</title>
      {shape}
    </a>
  );
}

function LineShape({ flow, line }: { flow: Flow; line: Drawing['lines'][number] }) {
  const fonts = useChartFonts();
  const { name, points, label, transitions } = line;
  const isTaken = transitions.some(({ id }) => flow.taken.includes(id));
  const isPossible = transitions.some(({ from }) => from === '' || isIn(flow.state, from));
  return (
    <g className={classes({ isTaken, isPossible })}>
      <title>{[name, ...transitions.map((transition) => transition.label)].join(', ')}</title>
      <polyline
        className="line"
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        markerEnd={isTaken ? 'url(#statechart-taken)' : 'url(#statechart-arrow)'}
      />
      {label &&
        transitions.map((transition, index) => (
          <text
            key={transition.id}
            className={classes({ label: true, isTaken: flow.taken.includes(transition.id) })}
            x={label.x}
            y={label.y + (index + 0.5) * LABEL_HEIGHT}
            dominantBaseline="central"
            style={{ font: fonts.event }}
          >
            {transition.label}
          </text>
        ))}
    </g>
  );
}

function Arrow({ id, className }: { id: string; className?: string }) {
  return (
    <marker
      id={id}
      className={className}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0L8 4L0 8z" />
    </marker>
  );
}

/** A flow's chart with the state that it is in, the way that it came, and a link from each state to its story. */
export function Diagram({ flow }: { flow: Flow }) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useSize(frame);
  const fonts = useChartFonts();
  const scaleOf = ({ width, height }: Drawing) => Math.min(1, room.width / width, room.height / height);
  const [drawing] = useDrawings(flow.chart).toSorted((one, other) => scaleOf(other) - scaleOf(one));

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever moves the state may move it out of sight
  useEffect(() => {
    frame.current?.querySelector('.isCurrent')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [flow.state, drawing, room.width, room.height]);

  if (!drawing) return <Frame ref={frame} aria-busy="true" />;
  const { width, height, states, beginnings, anywhere, lines } = drawing;
  const scale = Math.max(SMALLEST_SCALE, scaleOf(drawing));
  return (
    <Frame ref={frame}>
      <Svg
        role="group"
        aria-label={`Chart of the ${flow.chart.id} flow`}
        width={width * scale}
        height={height * scale}
        viewBox={`0 0 ${width} ${height}`}
      >
        <defs>
          <Arrow id="statechart-arrow" />
          <Arrow id="statechart-taken" className="isTaken" />
        </defs>
        {states
          .filter(({ state }) => state.states.length > 0)
          .map((place) => (
            <StateShape key={place.state.path} flow={flow} {...place} />
          ))}
        {lines.map((line) => (
          <LineShape key={line.id} flow={flow} line={line} />
        ))}
        {beginnings.map(({ id, box }) => (
          <circle
            key={id}
            className="dot"
            cx={box.x + box.width / 2}
            cy={box.y + box.height / 2}
            r={box.width / 2}
          />
        ))}
        {anywhere && (
          <g className="isPassing">
            <rect {...anywhere} rx={anywhere.height / 2} />
            <text
              x={anywhere.x + anywhere.width / 2}
              y={anywhere.y + anywhere.height / 2}
              textAnchor="middle"
              dominantBaseline="central"
              style={{ font: fonts.event }}
            >
              {ANYWHERE}
            </text>
          </g>
        )}
        {states
          .filter(({ state }) => state.states.length === 0)
          .map((place) => (
            <StateShape key={place.state.path} flow={flow} {...place} />
          ))}
      </Svg>
    </Frame>
  );
}
