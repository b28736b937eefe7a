import './docs.css';
import { StateMachine } from 'xstate';
import { rules } from '../../tests/spec/rules.ts';
import { settledStates } from '../charts/settledStates.ts';

const machineFiles = import.meta.glob<Record<string, unknown>>('../../src/**/*.machine.ts', { eager: true });
const answerFiles = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../mocks/functions/*.answers.ts',
  { eager: true },
);

const machines = Object.values(machineFiles)
  .flatMap((file) => Object.values(file))
  .filter((value) => value instanceof StateMachine);

const figures = [
  ['flows', machines.length],
  ['states', machines.flatMap(({ root }) => settledStates(root)).length],
  ['answers', Object.values(answerFiles).flatMap((file) => Object.values(file).flatMap(Object.keys)).length],
  ['requirements', rules.length],
] as const;

/** How much there is to review, counted off the charts, the answers and the specification. */
export function Figures() {
  return (
    <dl className="docs-block docs-figures sb-unstyled">
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
