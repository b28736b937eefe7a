import { type Rule, type RuleId, rules } from './rules.ts';
import type { StoryCitation } from './storyCitations.ts';
import type { TestCitation } from './testCitations.ts';

/** A rule, and what proves it. */
export interface ProvenRule extends Rule {
  stories: readonly StoryCitation[];
  tests: readonly TestCitation[];
}

interface Citations {
  stories: readonly StoryCitation[];
  tests: readonly TestCitation[];
}

/** The matrix: every rule with its evidence, in the specification's order. */
export function evidence({ stories, tests }: Citations): ProvenRule[] {
  const citing = <Citation extends { ids: readonly string[] }>(list: readonly Citation[], id: RuleId) =>
    list.filter(({ ids }) => ids.includes(id));
  return rules.map((rule) => ({ ...rule, stories: citing(stories, rule.id), tests: citing(tests, rule.id) }));
}

export const isProven = ({ stories, tests }: ProvenRule) => stories.length + tests.length > 0;
