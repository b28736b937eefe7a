import { type ReactNode, useId } from 'react';
import { type CalloutVariantProps, callout } from '#styled/recipes';
import { Heading } from './Heading.tsx';

interface CalloutProps extends Pick<CalloutVariantProps, 'tone'> {
  heading: string;
  text: string;
  /** The decorative picture beside the text. */
  art: ReactNode;
  /** The action. */
  children: ReactNode;
}

/** A call to action on a poster. */
export function Callout({ heading, text, art, tone, children }: CalloutProps) {
  const headingId = useId();
  const styles = callout({ tone });
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
        <div className={styles.words}>
          <Heading level={2} size="xl" id={headingId}>
            {heading}
          </Heading>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
    </section>
  );
}
