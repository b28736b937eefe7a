import { Actor, type AnyActor, type AnyEventObject, type InspectionEvent, StateMachine } from 'xstate';

interface Inspector {
  /** Called for events of a flow; not for those of actors that it invokes. */
  onInspection(flow: AnyActor, event: InspectionEvent): void;
  /** Called for events that a flow emits. */
  onEmitted(flow: AnyActor, event: AnyEventObject): void;
}

/**
 * Has xstate's inspection report every flow that starts from now on. A flow's `inspect` option would have to be passed
 * through every component that starts one; this way the site's code, and what a visitor loads, know nothing of it.
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
