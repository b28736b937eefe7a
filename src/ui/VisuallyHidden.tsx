import type { ReactNode } from 'react';
import { unseen } from '#styled/recipes';

interface VisuallyHiddenProps {
  /** Its changes are announced. */
  role?: 'status';
  children: ReactNode;
}

/** Read out, not shown. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span role={role} className={unseen()}>
      {children}
    </span>
  );
}
