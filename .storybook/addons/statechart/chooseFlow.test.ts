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

it('looks at the flow that something happened to last', () => {
  expect(chooseFlow(flows, undefined)).toBe(second);
});

it('looks at the first flow while nothing has happened', () => {
  expect(chooseFlow([idle, flow('d', 'toaster', 900, ['begins', 0])], undefined)).toBe(idle);
});

it('looks at one that stands elsewhere than it begins while nothing has happened', () => {
  const singing = { ...flow('d', 'toaster', 900), state: 'hot.singing' };
  expect(chooseFlow([idle, singing], undefined)).toBe(singing);
  expect(chooseFlow([first, singing], undefined)).toBe(first);
});

it('stays with the flow that was chosen, as long as it is there', () => {
  expect(chooseFlow(flows, 'c')).toBe(idle);
  expect(chooseFlow([first, second], 'c')).toBe(second);
});

it('is undefined without flows', () => {
  expect(chooseFlow([], 'c')).toBeUndefined();
});

it('numbers flows of the same chart', () => {
  expect(nameFlows(flows).map(({ name }) => name)).toEqual(['kettle 1', 'toaster', 'kettle 2']);
});
