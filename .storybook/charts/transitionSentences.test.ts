import { expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import { kettleMachine } from './kettle.fixtures.ts';
import { transitionSentences } from './transitionSentences.ts';

it('names the initial state, and every transition with its guard', () => {
  expect(transitionSentences(chartOf(kettleMachine))).toEqual([
    'Starts in reading.',
    'any state: unplugged, to cold.',
    'reading: always [isLevel full], to hot.',
    'reading: always, to cold.',
    'cold: lit [hasWater], to hot.',
    'cold: lit, to broken.',
    'hot: stirred, to hot.',
    'hot.warming: boil answered, to hot.singing.',
    'hot.singing: after patience, to cold.',
  ]);
});
