import { expect, it } from 'vitest';
import { joinRepeats } from './repeats.ts';
import type { Happening } from './report.ts';

function happening(
  id: number,
  name: string,
  from: string,
  to: string,
  rest: Partial<Happening> = {},
): Happening {
  return { id, time: id, kind: 'received', name, details: '', from, to, ...rest };
}

it('joins typing to its last letter, and nothing that moves the flow or is of another kind', () => {
  const happenings = [
    happening(1, 'typed', 'invalid', 'ready'),
    happening(2, 'typed', 'ready', 'ready', { details: 'a' }),
    happening(3, 'typed', 'ready', 'ready', { details: 'ab' }),
    happening(4, 'typed', 'ready', 'ready', { details: 'abc' }),
    happening(5, 'submitted', 'ready', 'sending'),
    happening(6, 'submitted', 'sending', 'sending', { kind: 'ignored' }),
    happening(7, 'submitted', 'sending', 'sending', { kind: 'ignored' }),
    happening(8, 'submitted', 'sending', 'sending'),
  ];
  expect(joinRepeats(happenings).map(({ id, times, details }) => [id, times, details])).toEqual([
    [1, 1, ''],
    [4, 3, 'abc'],
    [5, 1, ''],
    [7, 2, ''],
    [8, 1, ''],
  ]);
});
