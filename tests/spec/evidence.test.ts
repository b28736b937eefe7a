/** Every requirement is cited by a story or a test, and nothing else is cited. */
import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { root } from '../../.scripts/checks/steps.ts';
import { evidence, isProven } from './evidence.ts';
import { isRuleId, type RuleId } from './rules.ts';
import { storyCitations } from './storyCitations.ts';
import { citationsIn, testCitations } from './testCitations.ts';

/** Collects what the story files cite; nothing is rendered here. */
vi.mock('#storybook/preview.tsx', () => ({
  default: {
    meta: (meta: unknown) => ({
      story: (story: unknown = {}) => ({ input: story, meta: { input: meta } }),
    }),
  },
}));

const storyFiles = import.meta.glob<Record<string, unknown>>('../../src/**/*.stories.tsx');
const stories = storyCitations(await Promise.all(Object.values(storyFiles).map((load) => load())));
const tests = testCitations(root);

/** What tests/sample alone proves: who replaces the sample deletes its test. */
const aboutTheSample = new Set<RuleId>([
  'S3.project-types',
  'S3.lesson.durations',
  'S4.accent',
  'S4.accent.text',
  'S9.gallery.counts',
]);
const isSample = existsSync(`${root}tests/sample`);

it('finds evidence for every rule', () => {
  const matrix = evidence({ stories, tests });
  const unproven = matrix.filter((rule) => !isProven(rule) && (isSample || !aboutTheSample.has(rule.id)));
  console.info(`${matrix.length - unproven.length} of ${matrix.length} rules have evidence`);
  expect(unproven.map(({ id, sentence }) => `${id}: ${sentence}`)).toEqual([]);
});

it('finds no citation of a rule that does not exist', () => {
  const unknown = [...stories, ...tests].flatMap(({ ids, title }) =>
    ids.filter((id) => !isRuleId(id)).map((id) => `${id}, cited by ${title}`),
  );
  expect(unknown).toEqual([]);
});

it('reads the citations of a test as they are written', () => {
  // Text, of which the skipped test must be passed over: it is no evidence.
  const source = `
    describe('a form', { tags: 'B18' }, () => {
      it.each([[1], [2]])('is sent %i times', { tags: ['B11', 'S7.call'], timeout: 1 }, (times: number) => {});
      it.skip('is not sent', { tags: ['B19'] }, () => {});
      it('cites no rule', () => expect({ tags: ['B1'] }).toBeDefined());
    });
    test(\`of \${1} form\`, { tags: ['B20'] }, () => {});`;
  expect(citationsIn('a.test.ts', source).map(({ line, title, ids }) => [line, title, ids])).toEqual([
    [2, 'a form', ['B18']],
    [3, 'a form › is sent %i times', ['B11', 'S7.call']],
    [7, 'of … form', ['B20']],
  ]);
  expect(() => citationsIn('a.test.ts', "it('is sent', { tags: [chosen] }, () => {})")).toThrow(
    'a.test.ts:1',
  );
});
