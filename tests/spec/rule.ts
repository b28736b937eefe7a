/** The kinds of requirement: a rule, a state of a flow, a text, a figure. */
export const ruleKinds = ['rule', 'state', 'text', 'number'] as const;

export type RuleKind = (typeof ruleKinds)[number];

/** A requirement of the specification, in one short sentence. */
export type RuleEntry = readonly [kind: RuleKind, sentence: string];
