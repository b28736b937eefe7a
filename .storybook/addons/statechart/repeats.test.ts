import { expect, it } from 'vitest';
import { joinRepeats } from './repeats.ts';
import type { LoggedEvent } from './report.ts';

function event(
  id: number,
  name: string,
  from: string,
  to: string,
  rest: Partial<LoggedEvent> = {},
): LoggedEvent {
  return { id, time: id, kind: 'received', name, details: '', from, to, ...rest };
}

it('collapses repeated typing into its last event, but no transitions or other events', () => {
  const events = [
    event(1, 'typed', 'invalid', 'ready'),
    event(2, 'typed', 'ready', 'ready', { details: 'a' }),
    event(3, 'typed', 'ready', 'ready', { details: 'ab' }),
    event(4, 'typed', 'ready', 'ready', { details: 'abc' }),
    event(5, 'submitted', 'ready', 'sending'),
    event(6, 'submitted', 'sending', 'sending', { kind: 'ignored' }),
    event(7, 'submitted', 'sending', 'sending', { kind: 'ignored' }),
    event(8, 'submitted', 'sending', 'sending'),
  ];
  expect(joinRepeats(events).map(({ id, times, details }) => [id, times, details])).toEqual([
    [1, 1, ''],
    [4, 3, 'abc'],
    [5, 1, ''],
    [7, 2, ''],
    [8, 1, ''],
  ]);
});
