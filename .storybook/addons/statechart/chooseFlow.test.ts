import { expect, it } from 'vitest';
import { chartOf } from '../../charts/chart.ts';
import { kettleMachine } from '../../charts/kettle.fixtures.ts';
import { chooseFlow, nameFlows } from './chooseFlow.ts';
import type { Flow, LoggedEvent } from './report.ts';

const kettle = chartOf(kettleMachine);

function flow(key: string, id: string, began: number, ...log: [name: string, time: number][]): Flow {
  const events = log.map(
    ([name, time], index): LoggedEvent => ({
      id: index + 1,
      time,
      kind: 'received',
      name,
      details: '',
      from: 'cold',
      to: 'cold',
    }),
  );
  const chart = { ...kettle, id };
  return { key, chart, began, isLive: true, state: 'cold', taken: [], events, stories: {}, screens: {} };
}

const first = flow('a', 'kettle', 100, ['begins', 0], ['lit', 50]);
const second = flow('b', 'toaster', 120, ['begins', 0], ['lit', 40]);
const idle = flow('c', 'kettle', 500, ['begins', 0]);
const flows = [first, second, idle];

it('selects the flow with the latest event', () => {
  expect(chooseFlow(flows, undefined)).toBe(second);
});

it('selects the first flow before any event', () => {
  expect(chooseFlow([idle, flow('d', 'toaster', 900, ['begins', 0])], undefined)).toBe(idle);
});

it('selects a flow that is not in its initial state before any event', () => {
  const singing = { ...flow('d', 'toaster', 900), state: 'hot.singing' };
  expect(chooseFlow([idle, singing], undefined)).toBe(singing);
  expect(chooseFlow([first, singing], undefined)).toBe(first);
});

it('keeps the chosen flow while it exists', () => {
  expect(chooseFlow(flows, 'c')).toBe(idle);
  expect(chooseFlow([first, second], 'c')).toBe(second);
});

it('is undefined without flows', () => {
  expect(chooseFlow([], 'c')).toBeUndefined();
});

it('numbers flows of the same chart', () => {
  expect(nameFlows(flows).map(({ name }) => name)).toEqual(['kettle 1', 'toaster', 'kettle 2']);
});
