import { describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { beyondFunctions } from '#mocks/functions/answer.ts';
import { answers } from '#mocks/functions/answers.ts';
import {
  choicesOf,
  commonChoices,
  describeFault,
  faultEverywhere,
  functionNames,
  readFaults,
  summaryOf,
} from './faults.ts';

const faultsOf = (groups: ReturnType<typeof choicesOf>) =>
  groups.flatMap(({ choices }) => choices.map(({ fault }) => fault));

const groupTitleOf = (name: (typeof functionNames)[number], fault: string) =>
  choicesOf(name).find(({ choices }) => choices.some((choice) => choice.fault === fault))?.title;

it('offers every function of the contract', () => {
  expect(functionNames.toSorted()).toEqual(Object.keys(contract).sort());
});

describe.each(functionNames)('%s', (name) => {
  it('can be slow, or give any of its answers, each listed once', () => {
    expect(faultsOf(choicesOf(name)).toSorted()).toEqual(['slow', ...Object.keys(answers[name])].sort());
  });

  it('can fail in each way that the site must handle', () => {
    expect(groupTitleOf(name, 'slow')).toBe('Takes its time');
    expect(groupTitleOf(name, 'neverAnswers')).toBe('Takes its time');
    expect(groupTitleOf(name, 'internal')).toBe('Fails');
    expect(groupTitleOf(name, 'networkDown')).toBe('Fails');
    expect(groupTitleOf(name, 'gatewayPage')).toBe('Fails');
    expect(groupTitleOf(name, 'tooManyRequests')).toBe('Refuses');
  });
});

it('makes payments respond without a url', () => {
  expect(describeFault('create-tip-payment', 'okWithoutUrl')?.title).toBe('No Payment Page');
  expect(describeFault('create-class-payment', 'okWithoutUrl')?.title).toBe('No Payment Page');
});

it('offers for all functions at once the faults that each supports', () => {
  const common = faultsOf(commonChoices());
  expect(common).toEqual(expect.arrayContaining(['slow', 'internal', ...Object.keys(beyondFunctions)]));
  expect(common).not.toContain('okWithoutUrl');
  for (const fault of common) {
    expect(Object.keys(readFaults(faultEverywhere(fault)))).toEqual(functionNames);
  }
});

it.each([
  [undefined],
  ['gatewayPage'],
  [{ 'create-tip-payment': 'noSuchAnswer' }],
  [{ 'create-tip-payment': 'invalidEmail' }],
  [{ 'no-such-function': 'internal' }],
  [{ 'create-tip-payment': undefined }],
  [{ toString: 'slow' }],
])('parses no fault from %j', (global) => {
  expect(readFaults(global)).toEqual({});
});

it('parses the known faults', () => {
  const faults = { 'create-tip-payment': 'okWithoutUrl', 'checkout-status': 'slow' };
  expect(readFaults({ ...faults, 'newsletter-confirm': 'nonsense' })).toEqual(faults);
});

it.each([
  [{}, ''],
  [{ 'create-tip-payment': 'okWithoutUrl' }, 'create-tip-payment: No Payment Page'],
  [{ 'create-tip-payment': 'internal', 'checkout-status': 'slow' }, '2 faults'],
  [faultEverywhere('gatewayPage'), 'All functions: Gateway Page'],
])('describes the active faults: %j', (faults, summary) => {
  expect(summaryOf(readFaults(faults))).toBe(summary);
});
