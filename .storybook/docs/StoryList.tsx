import './docs.css';
import { StoryLink } from './StoryLink.tsx';
import { type StoriesFile, storiesOf } from './storiesOf.ts';

/** A component's stories, each with the comment above it. */
export function StoryList({ of }: { of: StoriesFile }) {
  return (
    <ul className="docs-block docs-links docs-columns sb-unstyled">
      {storiesOf(of).map(({ id, name, note }) => (
        <li key={id}>
          <StoryLink id={id}>{name}</StoryLink>
          {note !== undefined && <span className="docs-note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
