import type { FunctionName } from '#contract';
import type { Answer } from '#mocks/functions/answer.ts';
import { answers } from '#mocks/functions/answers.ts';

/** The Storybook global with the active faults; it is part of the URL, so a link reproduces them. */
export const FAULTS = 'faults';

/** Not an answer, but a delay of the usual one. */
export const SLOW = 'slow';

/** A slow function's delay in milliseconds: long enough to see the waiting state. */
export const SLOWNESS = 4000;

const slow = {
  title: `Slow, ${SLOWNESS / 1000} Seconds`,
  given: 'a bad connection; in the end it answers as the story has it',
};

type NameOf<Name extends FunctionName> = keyof (typeof answers)[Name] & string;

/** A fault of a function. */
export type Fault = typeof SLOW | { [Name in FunctionName]: NameOf<Name> }[FunctionName];

/** The active fault of each function. */
export type Faults = Partial<Record<FunctionName, Fault>>;

interface Choice {
  fault: Fault;
  title: string;
  /** The condition under which it occurs. */
  given: string;
}

interface ChoiceGroup {
  title: 'Takes its time' | 'Fails' | 'Refuses' | 'Answers';
  choices: Choice[];
}

function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(answers, name);
}

/** Every function of the contract. */
export const functionNames = Object.keys(answers).filter(isFunctionName);

/** A function's answer of that name, if it has one. */
export function answerOf(name: FunctionName, fault: string): Answer | undefined {
  return Object.entries<Answer>(answers[name]).find(([answerName]) => answerName === fault)?.[1];
}

function isFaultOf(name: FunctionName, fault: unknown): fault is Fault {
  return typeof fault === 'string' && (fault === SLOW || answerOf(name, fault) !== undefined);
}

/** Parses the Storybook global, which comes from the URL and may hold anything. */
export function readFaults(value: unknown): Faults {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(
    ([name, fault]) => isFunctionName(name) && isFaultOf(name, fault),
  );
  return Object.fromEntries(entries);
}

/** Whether any fault is active. */
export function areFaultsOn(globals: Record<string, unknown>): boolean {
  return Object.keys(readFaults(globals[FAULTS])).length > 0;
}

function groupOf(fault: Fault, answer: Answer | undefined): ChoiceGroup['title'] {
  if (fault === SLOW || answer === undefined) return 'Takes its time';
  if (answer.source === 'network') return answer.failure === 'silent' ? 'Takes its time' : 'Fails';
  if (answer.status >= 500) return 'Fails';
  return answer.status >= 400 ? 'Refuses' : 'Answers';
}

/** A function's faults, failures first. */
export function choicesOf(name: FunctionName): ChoiceGroup[] {
  const faults = [SLOW, ...Object.keys(answers[name])].filter((fault) => isFaultOf(name, fault));
  const choices = faults.map((fault) => {
    const answer = answerOf(name, fault);
    const { title, given } = answer ?? slow;
    return { fault, title, given, group: groupOf(fault, answer) };
  });
  const groups = ['Takes its time', 'Fails', 'Refuses', 'Answers'] as const;
  return groups
    .map((title) => ({ title, choices: choices.filter(({ group }) => group === title) }))
    .filter((group) => group.choices.length > 0);
}

/** The label and the condition of a function's fault. */
export function describeFault(name: FunctionName, fault: Fault): Choice | undefined {
  return choicesOf(name)
    .flatMap(({ choices }) => choices)
    .find((choice) => choice.fault === fault);
}

/** The faults that all functions have in common. */
export function commonChoices(): ChoiceGroup[] {
  const [first, ...others] = functionNames;
  if (!first) return [];
  return choicesOf(first)
    .map(({ title, choices }) => ({
      title,
      choices: choices.filter(({ fault }) => others.every((name) => isFaultOf(name, fault))),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** The same fault for every function that has it. */
export function faultEverywhere(fault: string): Faults {
  return readFaults(Object.fromEntries(functionNames.map((name) => [name, fault])));
}

/** The fault that all functions have in common, if there is one. */
export function sharedFault(faults: Faults): Fault | undefined {
  const [first, ...others] = functionNames.map((name) => faults[name]);
  return others.every((fault) => fault === first) ? first : undefined;
}

/** A summary of the active faults: the label of one, or their number. */
export function summaryOf(faults: Faults): string {
  const titles = functionNames.flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [{ name, title: describeFault(name, fault)?.title }];
  });
  const [first] = titles;
  if (first === undefined) return '';
  if (sharedFault(faults) !== undefined) return `All functions: ${first.title}`;
  return titles.length === 1 ? `${first.name}: ${first.title}` : `${titles.length} faults`;
}
