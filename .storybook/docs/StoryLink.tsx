import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps {
  /** Of a story, or of a page of the docs. */
  id: string;
  view?: 'story' | 'docs';
  className?: string;
  children: ReactNode;
}

/** A link to a story or a docs page, which Storybook's manager opens without reloading. */
export function StoryLink({ id, view = 'story', className, children }: StoryLinkProps) {
  const href = `?path=/${view}/${id}`;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, href);
  };
  return (
    <a href={`./${href}`} target="_parent" className={className} onClick={follow}>
      {children}
    </a>
  );
}
