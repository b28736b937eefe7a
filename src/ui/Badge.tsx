import type { ReactNode } from 'react';
import { type BadgeVariantProps, badge } from '#styled/recipes';

/** A paper tag: Pre-Order, Coming Soon, Game, App. */
export function Badge({ tone, children }: Pick<BadgeVariantProps, 'tone'> & { children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>;
}
