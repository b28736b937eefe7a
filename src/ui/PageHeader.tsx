import type { ReactNode } from 'react';
import { pageHeader } from '#styled/recipes';
import { Heading } from './Heading.tsx';

interface PageHeaderProps {
  /** A few words over the heading. */
  kicker?: string;
  heading: string;
  intro?: ReactNode;
  /** What has to be said before all else: how a payment went, say. It takes no room while there is nothing. */
  notice?: ReactNode;
}

/** What a page begins with. */
export function PageHeader({ kicker, heading, intro, notice }: PageHeaderProps) {
  const styles = pageHeader();
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        {notice !== undefined && <div className={styles.notice}>{notice}</div>}
        {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
        <Heading level={1} size="page">
          {heading}
        </Heading>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
    </header>
  );
}
