import { type AnyStateMachine, StateMachine } from 'xstate';
import { type StoriesFile, storiesOf } from './storiesOf.ts';

/** The machine whose states a file of stories shows. @throws when its stories name none. */
export function machineOf(file: StoriesFile): AnyStateMachine {
  const [story] = storiesOf(file);
  const machine = story?.parameters['machine'];
  if (!(machine instanceof StateMachine)) throw new Error('These stories name no chart in their parameters.');
  return machine;
}
