import type { ReactNode } from 'react';
import { type ChipVariantProps, chip } from '#styled/recipes';

/** One of several keywords. */
export function Chip({ tone, children }: Pick<ChipVariantProps, 'tone'> & { children: ReactNode }) {
  return <span className={chip({ tone })}>{children}</span>;
}
