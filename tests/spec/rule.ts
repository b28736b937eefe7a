/** What kind of promise it is: something that holds, a state of a flow, words that are read, or a figure. */
export type RuleKind = 'rule' | 'state' | 'text' | 'number';

/** A promise of the specification, and what it says, short and faithful. */
export type RuleEntry = readonly [kind: RuleKind, sentence: string];
