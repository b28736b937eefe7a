import type { ReactNode } from 'react';
import { srOnly } from '#styled/recipes';

interface VisuallyHiddenProps {
  /** Announces changes politely. */
  role?: 'status';
  children: ReactNode;
}

/** Visually hidden, read by screen readers. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span role={role} className={srOnly()}>
      {children}
    </span>
  );
}
