import type { ReactNode } from 'react';
import { pageHeader } from '#styled/recipes';
import { Heading } from './Heading.tsx';

interface PageHeaderProps {
  /** A short line above the heading. */
  kicker?: string;
  heading: string;
  intro?: ReactNode;
  /** An important notice, such as a payment's outcome. Takes no room when empty. */
  notice?: ReactNode;
}

/** The header of a page's content. */
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
