import type { AnyStateNode } from 'xstate';

/** The states in which a flow can be found: a state that is left as soon as it is entered is not among them. */
export function settledStates(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap(settledStates);
  return node.always?.some((transition) => transition.guard === undefined) ? [] : [node];
}
