import { Actor, type AnyActor, type AnyEventObject, type InspectionEvent, StateMachine } from 'xstate';

interface Inspector {
  /** Called for events of a flow; not for those of actors that it invokes. */
  onInspection(flow: AnyActor, event: InspectionEvent): void;
  /** Called for events that a flow emits. */
  onEmitted(flow: AnyActor, event: AnyEventObject): void;
}

/**
 * Reports every flow that starts from now on, by patching xstate's Actor. `@statelyai/inspect` needs the `inspect` option
 * of each actor, which every component would have to pass on.
 */
export function inspectFlows({ onInspection, onEmitted }: Inspector): void {
  const { start } = Actor.prototype;
  const inspected = new WeakSet<AnyActor>();
  Actor.prototype.start = function startInspected() {
    const isFlow = this._parent === undefined && this.logic instanceof StateMachine;
    if (isFlow && !inspected.has(this)) {
      inspected.add(this);
      this.system.inspect((event) => {
        if (event.actorRef === this) onInspection(this, event);
      });
      this.on('*', (event) => onEmitted(this, event));
    }
    return start.call(this);
  };
}
