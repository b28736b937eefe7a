import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventLabel, guardLabel } from './labels.ts';

const idOf = (node: AnyStateNode) => node.id.replace(/[^A-Za-z0-9]/g, '_');

function transitionLines(node: AnyStateNode): string[] {
  const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
  return transitions.flatMap((transition) => {
    const guard = guardLabel(transition.guard);
    const label = `${eventLabel(transition.eventType)}${guard && ` [${guard}]`}`.replaceAll(':', ' ');
    return (transition.target ?? [node]).map((target) => `${idOf(node)} --> ${idOf(target)} : ${label}`);
  });
}

function stateLines(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  const initial = node.initial.target[0];
  return [
    ...(initial ? [`[*] --> ${idOf(initial)}`] : []),
    ...children.flatMap((child) => {
      const name = `state "${child.key}" as ${idOf(child)}`;
      if (Object.keys(child.states).length > 0) return [`${name} {`, ...stateLines(child), '}'];
      return child.type === 'final' ? [name, `${idOf(child)} --> [*]`] : [name];
    }),
  ];
}

function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

/** A flow's chart as the text of a mermaid state diagram; what is drawn is the machine itself, never a copy of it. */
export function mermaidOf(machine: AnyStateMachine): string {
  const [, ...nodes] = allNodes(machine.root);
  const rootTransitions = transitionLines(machine.root).map((line) => line.replace(/^\S+ -->/, '[*] -->'));
  return [
    'stateDiagram-v2',
    ...stateLines(machine.root),
    ...nodes.flatMap(transitionLines),
    ...rootTransitions,
  ].join('\n');
}
