import { expect, it } from 'vitest';
import { contributionTone } from './contributionTone.ts';

it.each([
  ['Character Design', 'purple'],
  ['3D Character Art', 'purple'],
  ['Concept Art', 'pink'],
  ['Building Concepts', 'pink'],
  ['UI/UX Design', 'teal'],
  ['HUD & UI', 'teal'],
  ['Onboarding UX', 'teal'],
  ['Interface Art', 'teal'],
  ['Art Direction', 'orange'],
  ['Creative Direction', 'orange'],
  ['Cover Illustration', 'yellow'],
  ['Key Visual', 'yellow'],
  ['Visual Effects', 'yellow'],
  ['Original Soundtrack', 'purple'],
])('%s is %s', { tags: ['S2.projects.chips'] }, (contribution, tone) => {
  expect(contributionTone(contribution)).toBe(tone);
});

it.each([
  ['Character Design & Concept Art', 'purple'],
  ['Character Art Direction', 'purple'],
  ['Character Concept', 'pink'],
  ['Interface Concept', 'pink'],
  ['UI Direction', 'teal'],
  ['UX Illustration', 'teal'],
  ['Visual Direction', 'orange'],
])('%s, which has two keywords, is %s: the first in the specification', (contribution, tone) => {
  expect(contributionTone(contribution)).toBe(tone);
});

it.each(['Level Building', 'Guitar', 'Build Pipeline', 'Suite Design', 'Lux Lighting', 'Portrait Art'])(
  'finds no keyword inside the words of %s',
  (contribution) => {
    expect(contributionTone(contribution)).toBe('purple');
  },
);

it('ignores case and spaces', () => {
  expect(contributionTone('ui design')).toBe('teal');
  expect(contributionTone('ART  DIRECTION')).toBe('orange');
});
