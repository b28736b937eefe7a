import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { mermaidOf } from './mermaid.ts';

const machine = setup({ guards: { isFine: () => true }, delays: { limit: 10 } }).createMachine({
  id: 'kettle',
  initial: 'cold',
  states: {
    cold: { on: { lit: [{ guard: 'isFine', target: 'hot' }, { target: 'broken' }] } },
    hot: { initial: 'singing', states: { singing: {} }, after: { limit: 'cold' } },
    broken: { type: 'final' },
  },
});

it('draws states, nesting, guards, delays and ends', () => {
  expect(mermaidOf(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '[*] --> kettle_cold',
    'state "cold" as kettle_cold',
    'state "hot" as kettle_hot {',
    '[*] --> kettle_hot_singing',
    'state "singing" as kettle_hot_singing',
    '}',
    'state "broken" as kettle_broken',
    'kettle_broken --> [*]',
    'kettle_cold --> kettle_hot : lit [isFine]',
    'kettle_cold --> kettle_broken : lit',
    'kettle_hot --> kettle_cold : after limit',
  ]);
});
