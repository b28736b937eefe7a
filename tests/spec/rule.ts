/** What kinds of promise there are: something that holds, a state of a flow, words that are read, a figure. */
export const ruleKinds = ['rule', 'state', 'text', 'number'] as const;

export type RuleKind = (typeof ruleKinds)[number];

/** A promise of the specification, and what it says, short and faithful. */
export type RuleEntry = readonly [kind: RuleKind, sentence: string];
