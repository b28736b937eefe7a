/** @jsxRuntime classic */
import * as React from 'react';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { styled } from 'storybook/theming';
import { paint } from '../paint.ts';
import { ANYWHERE, type Drawing, LABEL_HEIGHT, STATE_HEIGHT } from './layout.ts';
import { useChartFonts } from './useDrawings.ts';

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
    '& .isWithin rect': { fill: inset },
    '& .isActive rect': { stroke: accent, strokeWidth: 2, strokeOpacity: 1 },
    '& .isCurrent rect': { fill: accent, stroke: accent },
    '& .isPassing rect': { strokeDasharray: '4 3' },
    '& text': { fill: text },
    '& .isCurrent text': { fill: onAccent },
    '& .line': { stroke: muted, fill: 'none', opacity: 0.55 },
    '& .label': { fill: muted },
    '& .isPossible .line': { stroke: text, opacity: 1 },
    '& .isPossible .label': { fill: text },
    '& .isTaken .line': { stroke: accent, strokeWidth: 2, opacity: 1 },
    '& .label.isTaken': { fill: accent, fontWeight: 700 },
    '& .dot, & marker path': { fill: muted },
    '& marker.isTaken path': { fill: accent },
    '& a': { cursor: 'pointer', outline: 'none' },
    '& a:hover text': { textDecoration: 'underline' },
    '& a:focus-visible rect': { stroke: text, strokeWidth: 2, strokeDasharray: 'none' },
  };
});

const classes = (names: Record<string, boolean>) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

const isIn = (state: string, path: string) => state === path || state.startsWith(`${path}.`);

interface Highlight {
  /** The path of the active state; without one, every transition is drawn as possible. */
  active?: string | undefined;
  /** The ids of the transitions that were taken last. */
  taken?: readonly string[];
}

interface StateShapeProps extends Pick<Highlight, 'active'> {
  place: Drawing['states'][number];
  wrapState: ChartSvgProps['wrapState'];
}

function StateShape({ place: { state, box }, active, wrapState }: StateShapeProps) {
  const fonts = useChartFonts();
  const isParent = state.states.length > 0;
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
  const className = classes({
    isWithin: isParent,
    isActive: active !== undefined && isIn(active, state.path),
    isCurrent: active === state.path,
    isPassing: state.isPassing,
  });
  return <g className={className}>{wrapState ? wrapState(state.path, shape) : shape}</g>;
}

interface LineShapeProps extends Highlight {
  line: Drawing['lines'][number];
  markers: Record<'usual' | 'taken', string>;
}

function LineShape({ line, active, taken = [], markers }: LineShapeProps) {
  const fonts = useChartFonts();
  const { name, points, label, transitions } = line;
  const isTaken = transitions.some(({ id }) => taken.includes(id));
  const isPossible =
    active === undefined || transitions.some(({ from }) => from === '' || isIn(active, from));
  return (
    <g className={classes({ isTaken, isPossible })}>
      <title>{[name, ...transitions.map((transition) => transition.label)].join(', ')}</title>
      <polyline
        className="line"
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        markerEnd={`url(#${isTaken ? markers.taken : markers.usual})`}
      />
      {label &&
        transitions.map((transition, index) => (
          <text
            key={transition.id}
            className={classes({ label: true, isTaken: taken.includes(transition.id) })}
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

interface ChartSvgProps
  extends Highlight,
    Pick<ComponentProps<'svg'>, 'role' | 'aria-label' | 'aria-hidden'> {
  drawing: Drawing;
  scale: number;
  /** Puts a link around the shape of a state. */
  wrapState?: (path: string, shape: ReactElement) => ReactNode;
}

/** A statechart as SVG, in the colors of the Storybook theme around it. */
export function ChartSvg({ drawing, scale, active, taken = [], wrapState, ...aria }: ChartSvgProps) {
  const fonts = useChartFonts();
  const id = useId();
  const markers = { usual: `${id}-arrow`, taken: `${id}-taken` };
  const { width, height, states, beginnings, anywhere, lines } = drawing;
  const { parents = [], leaves = [] } = Object.groupBy(states, ({ state }) =>
    state.states.length > 0 ? 'parents' : 'leaves',
  );
  const shapeOf = (place: Drawing['states'][number]) => (
    <StateShape key={place.state.path} place={place} active={active} wrapState={wrapState} />
  );
  return (
    <Svg {...aria} width={width * scale} height={height * scale} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <Arrow id={markers.usual} />
        <Arrow id={markers.taken} className="isTaken" />
      </defs>
      {parents.map(shapeOf)}
      {lines.map((line) => (
        <LineShape key={line.id} line={line} active={active} taken={taken} markers={markers} />
      ))}
      {beginnings.map(({ id: key, box }) => (
        <circle
          key={key}
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
      {leaves.map(shapeOf)}
    </Svg>
  );
}
