import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type Theme, themeMachine } from './theme.machine.ts';

function start(theme: Theme) {
  const painted: Theme[] = [];
  const stored: Theme[] = [];
  const flow = createActor(
    themeMachine.provide({
      actions: { paint: (_, next) => painted.push(next), store: (_, next) => stored.push(next) },
    }),
    { input: { theme } },
  );
  flow.start();
  return { flow, painted, stored };
}

it.each(['dark', 'light'] as const)('starts with the %s theme of the page, and stores nothing', (theme) => {
  const { flow, stored } = start(theme);
  expect(flow.getSnapshot().value).toBe(theme);
  expect(stored).toEqual([]);
});

it('applies and stores every change of the visitor', () => {
  const { flow, painted, stored } = start('dark');
  flow.send({ type: 'toggled' });
  flow.send({ type: 'toggled' });
  expect(painted).toEqual(['dark', 'light', 'dark']);
  expect(stored).toEqual(['light', 'dark']);
});

it('follows another tab without storing its change again', () => {
  const { flow, painted, stored } = start('dark');
  flow.send({ type: 'changedElsewhere', theme: 'light' });
  expect(flow.getSnapshot().value).toBe('light');
  flow.send({ type: 'changedElsewhere', theme: 'dark' });
  expect(painted.at(-1)).toBe('dark');
  expect(stored).toEqual([]);
});
