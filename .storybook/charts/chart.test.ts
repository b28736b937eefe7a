import { describe, expect, it } from 'vitest';
import { allStates, beginnings, chartOf, settledPaths } from './chart.ts';
import { kettleMachine } from './kettle.fixtures.ts';

const chart = chartOf(kettleMachine);

describe('a chart', () => {
  it('has every state by its path, with the initial one', () => {
    expect(chart.initial).toBe('reading');
    expect(allStates(chart).map(({ path, initial }) => [path, initial])).toEqual([
      ['reading', undefined],
      ['cold', undefined],
      ['hot', 'hot.warming'],
      ['hot.warming', undefined],
      ['hot.singing', undefined],
      ['broken', undefined],
    ]);
  });

  it('lists the states that a flow stays in', () => {
    expect(settledPaths(chart)).toEqual(['cold', 'hot.warming', 'hot.singing', 'broken']);
  });

  it('lists the states that a flow can start in', () => {
    expect(beginnings(chart)).toEqual(['hot.warming', 'cold']);
  });

  it('has every transition, with its guard, and the empty path for any state', () => {
    expect(chart.transitions.map(({ from, label, to }) => [from, label, to])).toEqual([
      ['', 'unplugged', 'cold'],
      ['reading', 'always [isLevel full]', 'hot'],
      ['reading', 'always', 'cold'],
      ['cold', 'lit [hasWater]', 'hot'],
      ['cold', 'lit', 'broken'],
      ['hot', 'stirred', 'hot'],
      ['hot.warming', 'boil answered', 'hot.singing'],
      ['hot.singing', 'after patience', 'cold'],
    ]);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(JSON.parse(JSON.stringify(structuredClone(chart))));
    expect(structuredClone(chart)).toEqual(chart);
  });
});
