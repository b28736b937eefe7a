import { type AnyActor, type AnyEventObject, type InspectionEvent, StateMachine } from 'xstate';
import { statePath } from '#flows/statePath.ts';
import { chartOf, drawnTransitions } from '../../charts/chart.ts';
import { eventLabel } from '../../charts/labels.ts';
import type { Flow, FlowStories, LoggedEvent } from './report.ts';

/** More than a reviewer reads, and few enough to send whole. */
const MAX_EVENTS = 200;

type Recording = Omit<Flow, keyof FlowStories> & { count: number };

/** As JSON, or as a string where that fails: logging an event must not disturb the flow. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? part.message : part)) ?? '';
  } catch {
    return String(value);
  }
}

/** An event's payload. */
export function detailsOf({ type, actorId, ...data }: AnyEventObject): string {
  const isAnswer = type.startsWith('xstate.done.') && 'output' in data;
  const details = asText(isAnswer ? data['output'] : data);
  return details === '{}' ? '' : details;
}

function nameOf({ type }: AnyEventObject): string {
  return type === 'xstate.init' ? 'begins' : eventLabel(type);
}

/** Records the events of a story's flows from xstate's inspection. */
export function flowRecorder(onChange: () => void) {
  const recordings = new Map<AnyActor, Recording>();

  function recordingOf(flow: AnyActor): Recording | undefined {
    const known = recordings.get(flow);
    if (known || !(flow.logic instanceof StateMachine)) return known;
    const recording: Recording = {
      key: flow.sessionId,
      chart: chartOf(flow.logic),
      isLive: true,
      state: '',
      taken: [],
      events: [],
      began: performance.now(),
      count: 0,
    };
    recordings.set(flow, recording);
    return recording;
  }

  function note(recording: Recording, kind: LoggedEvent['kind'], event: AnyEventObject): void {
    recording.count += 1;
    recording.events = recording.events.slice(1 - MAX_EVENTS).concat({
      id: recording.count,
      time: performance.now() - recording.began,
      kind,
      name: nameOf(event),
      details: detailsOf(event),
      from: recording.state,
      to: recording.state,
    });
    onChange();
  }

  /** Completes the last record of an event once the flow has handled it. */
  function complete(recording: Recording, { to, kind }: Partial<Pick<LoggedEvent, 'to' | 'kind'>>): void {
    const index = recording.events.findLastIndex((event) => event.kind !== 'emitted');
    recording.events = recording.events.map((event, at) =>
      at === index ? { ...event, to: to ?? event.to, kind: kind ?? event.kind } : event,
    );
    onChange();
  }

  return {
    onInspection(flow: AnyActor, event: InspectionEvent): void {
      const recording = recordingOf(flow);
      if (!recording) return;
      switch (event.type) {
        case '@xstate.event':
          recording.taken = [];
          note(recording, event.event.type === 'xstate.init' ? 'received' : 'ignored', event.event);
          break;
        case '@xstate.microstep':
          recording.taken = [
            ...recording.taken,
            ...event._transitions.flatMap(drawnTransitions).map(({ id }) => id),
          ];
          if (event._transitions.length > 0) complete(recording, { kind: 'received' });
          break;
        case '@xstate.snapshot':
          if (event.event.type === 'xstate.stop') {
            recordings.delete(flow);
            onChange();
            break;
          }
          recording.state = statePath(flow.getSnapshot());
          complete(recording, { to: recording.state });
          break;
      }
    },

    onEmitted(flow: AnyActor, event: AnyEventObject): void {
      const recording = recordingOf(flow);
      if (recording) note(recording, 'emitted', event);
    },

    /** Flows that a story leaves running do not belong to the next one. */
    clear(): void {
      recordings.clear();
    },

    flows(): Omit<Flow, keyof FlowStories>[] {
      return [...recordings.values()].map(({ count, ...flow }) => flow);
    },
  };
}
