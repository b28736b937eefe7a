import { Drawing as Poster, sign as signPlace } from 'virtual:logo/poster';
import type { ReactNode } from 'react';
import { messagePage } from '#styled/recipes';
import { Heading } from '#ui/Heading.tsx';

interface MessageScreenProps {
  /** A word drawn on the picture. */
  sign?: string;
  heading: string;
  text?: ReactNode;
  /** The actions. */
  children?: ReactNode;
}

/** A page with a single message. */
export function MessageScreen({ sign, heading, text, children }: MessageScreenProps) {
  const styles = messagePage({ sign: signPlace });
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.art} aria-hidden="true">
          <Poster />
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
