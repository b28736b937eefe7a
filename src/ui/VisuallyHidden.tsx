import type { ReactNode } from 'react';
import { unseen } from '#styled/recipes';

/** Read out, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={unseen()}>{children}</span>;
}
