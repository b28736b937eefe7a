import './docs.css';
import type { AnyStateNode } from 'xstate';
import { eventLabel } from '../charts/labels.ts';
import { settledStates } from '../charts/settledStates.ts';
import { machineOf } from './machineOf.ts';
import { StoryLink } from './StoryLink.tsx';
import { type StoriesFile, type StoryEntry, storiesOf } from './storiesOf.ts';

/** The events that a state handles, including those of its parents. */
function eventsOf(node: AnyStateNode | undefined): string[] {
  if (node === undefined) return [];
  const own = [...node.transitions.keys()].map(eventLabel);
  return [...new Set([...own, ...eventsOf(node.parent)])];
}

function StoryLinks({ stories }: { stories: readonly StoryEntry[] }) {
  if (stories.length === 0) return <strong>No story shows it.</strong>;
  return (
    <ul className="docs-links">
      {stories.map(({ id, name, note }) => (
        <li key={id}>
          <StoryLink id={id}>{name}</StoryLink>
          {note !== undefined && <span className="docs-note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Every state of these stories' chart, with its events and stories. */
export function States({ of }: { of: StoriesFile }) {
  const stories = storiesOf(of);
  return (
    <div className="docs-block sb-unstyled">
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Stories</th>
            <th scope="col">What can happen then</th>
          </tr>
        </thead>
        <tbody>
          {settledStates(machineOf(of).root).map((node) => (
            <tr key={node.id}>
              <th scope="row">
                <code>{node.path.join('.')}</code>
              </th>
              <td>
                <StoryLinks stories={stories.filter(({ at }) => at === node.path.join('.'))} />
              </td>
              <td>
                <Events names={eventsOf(node)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Events({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className="docs-note">Nothing: the flow ends here.</span>;
  return (
    <ul className="docs-tokens">
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
