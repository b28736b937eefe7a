import type { ELK, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import { allStates, type Chart, type ChartState, type ChartTransition } from './chart.ts';

/** How wide a text is drawn, in pixels. */
export type Measure = (text: string, kind: 'state' | 'event') => number;

/** The directions in which a chart can grow. */
export const directions = ['RIGHT', 'DOWN'] as const;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One line for all transitions that lead from one state to the same other. */
interface Line {
  id: string;
  /** Where it leads from and to, in words. */
  name: string;
  transitions: ChartTransition[];
  points: ElkPoint[];
  /** The place for the transitions' labels, one below the other. */
  label: Box | undefined;
}

/** A chart with a position for every node and label. */
export interface Drawing {
  width: number;
  height: number;
  states: { state: ChartState; box: Box }[];
  /** The initial pseudostates of the flow and of its compound states. */
  beginnings: { id: string; box: Box }[];
  /** The node that represents any state. */
  anywhere: Box | undefined;
  lines: Line[];
}

export const ANYWHERE = 'any state';
export const LABEL_HEIGHT = 13;
export const STATE_HEIGHT = 26;
const SIDE = 10;
const DOT = 8;

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DFS_NODE_ORDER',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.spacing.nodeNode': '10',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '2',
  'elk.padding': '[top=4,left=4,bottom=4,right=4]',
};

/** The flow or a compound state; the flow has no path. */
type Parent = Pick<ChartState, 'initial' | 'states'> & { path?: string };

const beginningOf = ({ path }: Parent) => (path === undefined ? 'beginning' : `beginning of ${path}`);

function childrenOf(parent: Parent, measure: Measure): ElkNode[] {
  const states = parent.states.map((state): ElkNode => {
    const width = measure(state.name, 'state') + 2 * SIDE;
    if (state.states.length === 0) return { id: state.path, width, height: STATE_HEIGHT };
    return {
      id: state.path,
      layoutOptions: {
        'elk.padding': `[top=${STATE_HEIGHT},left=${SIDE},bottom=${SIDE},right=${SIDE}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${STATE_HEIGHT})`,
      },
      children: childrenOf(state, measure),
    };
  });
  if (parent.initial === undefined) return states;
  return [{ id: beginningOf(parent), width: DOT, height: DOT }, ...states];
}

function edgeOf(id: string, transitions: ChartTransition[], measure: Measure): ElkExtendedEdge {
  return {
    id,
    sources: transitions.slice(0, 1).map(({ from }) => from || ANYWHERE),
    targets: transitions.slice(0, 1).map(({ to }) => to || ANYWHERE),
    labels: [
      {
        text: id,
        width: Math.max(...transitions.map(({ label }) => measure(label, 'event'))),
        height: transitions.length * LABEL_HEIGHT,
      },
    ],
  };
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function boxesOf(node: ElkNode): [string, Box][] {
  return [[node.id, boxOf(node)], ...(node.children ?? []).flatMap(boxesOf)];
}

/** Computes the layout of a chart with ELK. */
export async function layOut(
  elk: Pick<ELK, 'layout'>,
  chart: Chart,
  measure: Measure,
  direction: (typeof directions)[number],
): Promise<Drawing> {
  const states = allStates(chart);
  const parents = [chart, ...states].filter(({ initial }) => initial !== undefined);
  const bundles = Map.groupBy(chart.transitions, ({ from, to }) => `${from} → ${to}`);
  const hasAnywhere = chart.transitions.some(({ from }) => from === '');
  const anywhere = { id: ANYWHERE, width: measure(ANYWHERE, 'event') + 2 * SIDE, height: STATE_HEIGHT };
  const root: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: { ...options, 'elk.direction': direction },
    children: [...(hasAnywhere ? [anywhere] : []), ...childrenOf(chart, measure)],
    edges: [
      ...parents.map((parent) => {
        const beginning = beginningOf(parent);
        return { id: beginning, sources: [beginning], targets: [parent.initial ?? ''] };
      }),
      ...[...bundles].map(([id, transitions]) => edgeOf(id, transitions, measure)),
    ],
  });
  const boxes = new Map(boxesOf(root));
  const boxAt = (id: string) => boxes.get(id) ?? boxOf({});
  return {
    width: root.width ?? 0,
    height: root.height ?? 0,
    states: states.map((state) => ({ state, box: boxAt(state.path) })),
    beginnings: parents.map(beginningOf).map((id) => ({ id, box: boxAt(id) })),
    anywhere: hasAnywhere ? boxAt(ANYWHERE) : undefined,
    lines: (root.edges ?? []).map(({ id, sources, targets, sections = [], labels = [] }) => ({
      id,
      name: `${sources.join()} to ${targets.join()}`,
      transitions: bundles.get(id) ?? [],
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]),
      label: labels.map(boxOf)[0],
    })),
  };
}
