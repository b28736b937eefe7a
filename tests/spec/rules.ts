import { behaviors } from './behaviors.ts';
import { decisions } from './decisions.ts';
import { designCard } from './designCard.ts';
import type { RuleEntry, RuleKind } from './rule.ts';
import { specification } from './specification.ts';

const entries = { ...designCard, ...specification, ...decisions, ...behaviors };

/** The id of a requirement, as stories (`parameters.spec`) and tests (`tags`) cite it. */
export type RuleId = keyof typeof entries;

export const sections = {
  P1: 'The request',
  P2: 'The design card',
  S1: 'What the product does and for whom',
  S2: 'Screens and routes',
  S3: 'Entities and their fields',
  S4: 'States and transitions',
  S5: 'Validation rules',
  S6: 'Roles and permissions',
  S7: 'The calls it makes',
  S8: 'Error catalog',
  S9: 'Business constants and limits',
  D: 'Decisions',
  B: 'What visitors expect',
} as const;

export type SectionId = keyof typeof sections;

export interface Rule {
  id: RuleId;
  kind: RuleKind;
  section: SectionId;
  sentence: string;
}

export const isRuleId = (text: string): text is RuleId => Object.hasOwn(entries, text);

const isSectionId = (text: string): text is SectionId => Object.hasOwn(sections, text);

/** S2.home.tiles is in section S2, B7.swipe in B. */
function sectionOf(id: RuleId): SectionId {
  const [section] = /^([PS]\d|[BD])/.exec(id) ?? [];
  if (section === undefined || !isSectionId(section)) throw new Error(`${id} stands in no section.`);
  return section;
}

/** Every requirement of the product. */
export const rules: readonly Rule[] = Object.entries<RuleEntry>(entries).flatMap(([id, [kind, sentence]]) =>
  isRuleId(id) ? [{ id, kind, section: sectionOf(id), sentence }] : [],
);
