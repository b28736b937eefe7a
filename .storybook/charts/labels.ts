import type { AnyTransitionDefinition } from 'xstate';

/** `xstate.done.actor.subscribe` reads "subscribe answered"; `xstate.after.timeLimit…` reads "after timeLimit". */
export function eventLabel(eventType: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (outcome && actor) return `${actor} ${outcome === 'done' ? 'answered' : 'threw'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\..*$/.exec(eventType) ?? [];
  if (delay) return `after ${delay}`;
  return eventType === '' ? 'always' : eventType;
}

/** The guard's name, with its parameter if that is a string: "isFor toy-design". */
export function guardLabel(guard: AnyTransitionDefinition['guard']): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && 'type' in guard) {
    const { type, params } = guard;
    return typeof params === 'string' ? `${type} ${params}` : String(type);
  }
  return guard.name;
}
