import { beginnings } from '../../charts/chart.ts';
import type { Flow } from './report.ts';

/** When something happened to a flow last; what it begins with is nothing that anybody did. */
function lastMoved({ began, events }: Flow): number {
  const last = events.findLast(({ name }) => name !== 'begins');
  return last ? began + last.time : 0;
}

const isUnderWay = ({ chart, state }: Flow) => !beginnings(chart).includes(state);

/**
 * The flow to look at: the one that was chosen, else the one that something happened to last; where nothing has, one that
 * stands elsewhere than it begins.
 */
export function chooseFlow(flows: Flow[], chosen: string | undefined): Flow | undefined {
  const [first] = flows.toSorted((one, other) => lastMoved(other) - lastMoved(one));
  const standing = first === undefined || lastMoved(first) > 0 ? undefined : flows.find(isUnderWay);
  return flows.find(({ key }) => key === chosen) ?? standing ?? first;
}

/** What each flow is called among the others: by its chart, and by a number where several have the same. */
export function nameFlows(flows: Flow[]): { flow: Flow; name: string }[] {
  return flows.map((flow, index) => {
    const { id } = flow.chart;
    const isAlone = flows.every((other) => other === flow || other.chart.id !== id);
    const before = flows.slice(0, index).filter((other) => other.chart.id === id).length;
    return { flow, name: isAlone ? id : `${id} ${before + 1}` };
  });
}
