import type { AnyMachineSnapshot, StateValue } from 'xstate';

/** The parents in a statechart's values: xstate also types a parent by its bare name, which no settled state has. */
type Parents<Value> = Value extends string ? never : keyof Value & string;

type Nested<Value> = Value extends string
  ? never
  : { [Key in keyof Value & string]-?: `${Key}.${StatePath<NonNullable<Value[Key]>>}` }[keyof Value & string];

/**
 * The dotted names of a statechart's settled states: `'submitting' | 'idle.ready'` of `'submitting' | { idle: 'ready'
 * }`.
 */
export type StatePath<Value> = Exclude<Extract<Value, string>, Parents<Value>> | Nested<Value>;

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${pathOf(inner)}`))
    .join(' & ');
}

/** The dotted name of a snapshot's state. */
export function statePath(snapshot: Pick<AnyMachineSnapshot, 'value'>): string {
  return pathOf(snapshot.value);
}
