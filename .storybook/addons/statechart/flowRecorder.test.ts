import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { kettleMachine } from '../../charts/kettle.fixtures.ts';
import { flowRecorder } from './flowRecorder.ts';
import { inspectFlows } from './inspectFlows.ts';

const onChange = vi.fn();
const recorder = flowRecorder(onChange);
inspectFlows(recorder);

beforeEach(() => {
  recorder.clear();
  onChange.mockClear();
});

function start() {
  const clock = new SimulatedClock();
  const flow = createActor(kettleMachine, { clock }).start();
  return { flow, clock };
}

const events = () =>
  recorder.flows().flatMap((flow) => flow.events.map(({ kind, name, from, to }) => [kind, name, from, to]));

describe('the recorder', () => {
  it('records a flow, including nested states', async () => {
    const { flow, clock } = start();
    flow.send({ type: 'lit' });
    expect(recorder.flows()).toMatchObject([{ chart: { id: 'kettle' }, isLive: true, state: 'hot.warming' }]);
    await vi.waitUntil(() => flow.getSnapshot().matches({ hot: 'singing' }));
    clock.increment(1000);
    expect(events()).toEqual([
      ['received', 'begins', '', 'cold'],
      ['received', 'lit', 'cold', 'hot.warming'],
      ['received', 'boil answered', 'hot.warming', 'hot.singing'],
      ['emitted', 'whistled', 'hot.warming', 'hot.warming'],
      ['received', 'after patience', 'hot.singing', 'cold'],
    ]);
    expect(onChange).toHaveBeenCalled();
  });

  it('lists the last taken transitions', () => {
    const { flow } = start();
    flow.send({ type: 'lit' });
    expect(recorder.flows()[0]?.taken).toEqual(['cold lit [hasWater] hot']);
    flow.send({ type: 'unplugged' });
    expect(recorder.flows()[0]?.taken).toEqual([' unplugged cold']);
  });

  it('distinguishes an ignored event from a self-transition', () => {
    const { flow } = start();
    flow.send({ type: 'stirred' });
    flow.send({ type: 'lit' });
    flow.send({ type: 'stirred' });
    expect(events().slice(1)).toEqual([
      ['ignored', 'stirred', 'cold', 'cold'],
      ['received', 'lit', 'cold', 'hot.warming'],
      ['received', 'stirred', 'hot.warming', 'hot.warming'],
    ]);
  });

  it("lists an event's payload", async () => {
    const { flow } = start();
    const letThrough: AnyEventObject = { type: 'lit', by: 'a match', why: new Error('cold feet') };
    flow.send(letThrough);
    await vi.waitUntil(() => flow.getSnapshot().matches({ hot: 'singing' }));
    const details = recorder.flows()[0]?.events.map(({ details }) => details);
    expect(details).toEqual(['', '{"by":"a match","why":"cold feet"}', '100', '{"times":2}']);
  });

  it('keeps flows separate, and drops a stopped one', () => {
    const { flow } = start();
    start();
    expect(recorder.flows()).toHaveLength(2);
    expect(new Set(recorder.flows().map(({ key }) => key)).size).toBe(2);
    flow.stop();
    expect(recorder.flows()).toHaveLength(1);
  });

  it('keeps the newest events above the limit', () => {
    const { flow } = start();
    for (let count = 0; count < 500; count += 1) flow.send({ type: 'stirred' });
    const kept = recorder.flows()[0]?.events ?? [];
    expect(kept).toHaveLength(200);
    expect(kept.at(-1)?.id).toBe(501);
  });

  it('handles payloads that cannot be serialized', () => {
    const { flow } = start();
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const event: AnyEventObject = { type: 'lit', circle };
    flow.send(event);
    expect(recorder.flows()[0]).toMatchObject({ state: 'hot.warming' });
    expect(recorder.flows()[0]?.events.at(-1)?.details).toBe('[object Object]');
  });
});
