import './docs.css';
import { textAt } from './textAt.ts';
import { Words } from './Words.tsx';

/** The purpose of a component: the comment above it in the code. @throws when it has none. */
export function Purpose({ of }: { of: unknown }) {
  const [comment] = textAt(of, '__docgenInfo', 'description')?.split(/\s@\w/) ?? [];
  if (!comment) throw new Error('The component has no comment with its purpose.');
  return (
    <p className="docs-lead sb-unstyled">
      <Words>{comment.replaceAll(/\s+/g, ' ')}</Words>
    </p>
  );
}
