import { emit, fromPromise, setup } from 'xstate';

/** A flow with every feature of a chart. */
export const kettleMachine = setup({
  types: { emitted: {} as { type: 'whistled'; times: number } },
  actors: { boil: fromPromise(async () => 100) },
  guards: { hasWater: () => true, isLevel: (_, level: string) => level === 'empty' },
  actions: { whistle: emit({ type: 'whistled', times: 2 }) },
  delays: { patience: 1000 },
}).createMachine({
  id: 'kettle',
  initial: 'reading',
  on: { unplugged: '.cold' },
  states: {
    reading: {
      always: [{ guard: { type: 'isLevel', params: 'full' }, target: 'hot' }, { target: 'cold' }],
    },
    cold: { on: { lit: [{ guard: 'hasWater', target: 'hot' }, { target: 'broken' }] } },
    hot: {
      initial: 'warming',
      on: { stirred: {} },
      states: {
        warming: {
          invoke: { id: 'boil', src: 'boil', onDone: { target: 'singing', actions: 'whistle' } },
        },
        singing: { after: { patience: { target: '#kettle.cold' } } },
      },
    },
    broken: { type: 'final' },
  },
});
