import { beginnings } from '../../charts/chart.ts';
import type { Flow } from './report.ts';

/** The time of a flow's last event, not counting its start. */
function lastMoved({ began, events }: Flow): number {
  const last = events.findLast(({ name }) => name !== 'begins');
  return last ? began + last.time : 0;
}

const isUnderWay = ({ chart, state }: Flow) => !beginnings(chart).includes(state);

/**
 * The flow to show: the chosen one, else the one with the last event, else one that is not in its initial state.
 */
export function chooseFlow(flows: Flow[], chosen: string | undefined): Flow | undefined {
  const [first] = flows.toSorted((one, other) => lastMoved(other) - lastMoved(one));
  const standing = first === undefined || lastMoved(first) > 0 ? undefined : flows.find(isUnderWay);
  return flows.find(({ key }) => key === chosen) ?? standing ?? first;
}

/** Each flow's label: its chart's id, and a number where several share it. */
export function nameFlows(flows: Flow[]): { flow: Flow; name: string }[] {
  return flows.map((flow, index) => {
    const { id } = flow.chart;
    const isAlone = flows.every((other) => other === flow || other.chart.id !== id);
    const before = flows.slice(0, index).filter((other) => other.chart.id === id).length;
    return { flow, name: isAlone ? id : `${id} ${before + 1}` };
  });
}
