import './docs.css';
import { textAt } from './textAt.ts';
import { Words } from './Words.tsx';

/** What a part is for: the comment above the component, so that code and page say the same. @throws when it has none. */
export function Purpose({ of }: { of: unknown }) {
  const [comment] = textAt(of, '__docgenInfo', 'description')?.split(/\s@\w/) ?? [];
  if (!comment) throw new Error('The component has no comment that says what it is for.');
  return (
    <p className="docs-lead sb-unstyled">
      <Words>{comment.replaceAll(/\s+/g, ' ')}</Words>
    </p>
  );
}
