import './docs.css';
import type { FunctionName } from '#contract';
import type { Answer } from '#mocks/functions/answer.ts';
import { StoryLink } from './StoryLink.tsx';
import { type StoriesFile, type StoryEntry, storiesOf } from './storiesOf.ts';

interface AnswersFile {
  readonly [set: string]: Readonly<Record<string, Answer>>;
}

const answerFiles = import.meta.glob<AnswersFile>('../../mocks/functions/*.answers.ts', { eager: true });

/** @throws when there is no such file: the page would otherwise be silent about a function. */
function answersOf(name: FunctionName): [string, Answer][] {
  const file = answerFiles[`../../mocks/functions/${name}.answers.ts`];
  if (file === undefined) throw new Error(`There are no named answers of ${name}.`);
  return Object.values(file).flatMap((set) => Object.entries(set));
}

const sources = {
  function: 'the function',
  specification: 'allowed by the specification',
  platform: 'the gateway or the runtime',
  network: 'nobody',
} as const satisfies Record<Answer['source'], string>;

/** The visitor-facing text. */
function wordsOf(answer: Answer): string | undefined {
  if (answer.source === 'network' || typeof answer.body !== 'object' || answer.body === null)
    return undefined;
  if ('error' in answer.body && typeof answer.body.error === 'string') return answer.body.error;
  return 'message' in answer.body && typeof answer.body.message === 'string'
    ? answer.body.message
    : undefined;
}

interface AnswersProps {
  /** The function that is called. */
  of: FunctionName;
  /** The stories that play its answers. */
  stories: StoriesFile;
}

/** Every answer of a function, its gateway or the network, and the story that plays it. */
export function Answers({ of, stories }: AnswersProps) {
  const all = storiesOf(stories);
  return (
    <div className="docs-block sb-unstyled">
      <table>
        <caption>
          What <code>{of}</code> can answer
        </caption>
        <thead>
          <tr>
            <th scope="col">Story</th>
            <th scope="col">Status</th>
            <th scope="col">When</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {answersOf(of).map(([key, answer]) => (
            <AnswerRow key={key} answer={answer} stories={all.filter((story) => story.answer === key)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AnswerRow({ answer, stories }: { answer: Answer; stories: readonly StoryEntry[] }) {
  const words = wordsOf(answer);
  return (
    <tr>
      <th scope="row">
        {stories.length === 0 ? (
          <strong>{answer.title}: no story plays it.</strong>
        ) : (
          <ul className="docs-links">
            {stories.map(({ id, name }) => (
              <li key={id}>
                <StoryLink id={id}>{name}</StoryLink>
              </li>
            ))}
          </ul>
        )}
      </th>
      <td>
        <span className="docs-status" data-fine={answer.source !== 'network' && answer.status === 200}>
          {answer.source === 'network' ? 'none' : answer.status}
        </span>
      </td>
      <td>
        {answer.given}
        {words !== undefined && <span className="docs-note">“{words}”</span>}
      </td>
      <td>{sources[answer.source]}</td>
    </tr>
  );
}
