import ElkConstructor from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { allStates, chartOf } from './chart.ts';
import { type Box, directions, layOut } from './layout.ts';

const elk = new ElkConstructor();
const measure = (text: string) => 6 * text.length;

const machineFiles = import.meta.glob<Record<string, unknown>>('../../src/**/*.machine.ts', {
  eager: true,
});
const machines = Object.values(machineFiles)
  .flatMap((file) => Object.values(file))
  .filter((value) => value instanceof StateMachine);

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(machines.map((machine) => ({ id: machine.id, chart: chartOf(machine) })))(
  'chart $id',
  ({ chart }) => {
    it.each(directions)('positions every node, growing %s', async (direction) => {
      const drawing = await layOut(elk, chart, measure, direction);
      const boxes = new Map(drawing.states.map(({ state, box }) => [state.path, box]));
      const whole = { x: 0, y: 0, width: drawing.width, height: drawing.height };

      expect([...boxes.keys()]).toEqual(allStates(chart).map(({ path }) => path));
      for (const [path, box] of boxes) {
        const parent = path.includes('.') ? boxes.get(path.slice(0, path.lastIndexOf('.'))) : whole;
        expect(parent && isInside(box, parent), path).toBe(true);
      }
      const leaves = drawing.states.filter(({ state }) => state.states.length === 0);
      for (const { state, box } of leaves) {
        const covered = leaves.filter((other) => other.state !== state && overlap(box, other.box));
        expect(
          covered.map((other) => other.state.path),
          state.path,
        ).toEqual([]);
      }

      const drawn = drawing.lines.flatMap(({ transitions }) => transitions.map(({ id }) => id));
      expect(drawn.toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
      for (const { points, label, transitions, name } of drawing.lines) {
        expect(points.length, name).toBeGreaterThan(1);
        if (transitions.length > 0) expect(label && isInside(label, whole), name).toBe(true);
      }
    });
  },
);
