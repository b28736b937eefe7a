import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'children'> {
  href: string;
  /** Visually hidden: announces that a new tab opens. */
  newTabHint: string;
  children: ReactNode;
}

/** A link to another site, in a new tab, which it announces. */
export function ExternalLink({ newTabHint, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {/* No comma: screen readers put a space before absolutely positioned text. */}
      <VisuallyHidden>({newTabHint})</VisuallyHidden>
    </a>
  );
}
