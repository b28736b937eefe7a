import type { ReactNode } from 'react';
import { messagePage } from '#styled/recipes';
import { Heading } from '#ui/Heading.tsx';
import { LassoMark } from './shell/LassoMark.tsx';

interface MessageScreenProps {
  /** A word in the lasso's loop. */
  sign?: string;
  heading: string;
  text?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A page that says one thing. */
export function MessageScreen({ sign, heading, text, children }: MessageScreenProps) {
  const styles = messagePage();
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.art} aria-hidden="true">
          <LassoMark />
          {sign !== undefined && <p className={styles.sign}>{sign}</p>}
        </div>
        <div className={styles.words}>
          <Heading level={1} size="xl">
            {heading}
          </Heading>
          {text !== undefined && <div className={styles.text}>{text}</div>}
          {children !== undefined && <div className={styles.actions}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
