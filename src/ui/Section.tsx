import { type ReactNode, useId } from 'react';
import { type SectionVariantProps, section } from '#styled/recipes';
import { Heading } from './Heading.tsx';

interface SectionProps extends Pick<SectionVariantProps, 'spacing'> {
  heading: string;
  intro?: ReactNode;
  /** Full-bleed content, outside of the content width. */
  bleed?: ReactNode;
  children?: ReactNode;
}

/** A page section labeled by its heading, and so a landmark. */
export function Section({ heading, intro, bleed, children, spacing }: SectionProps) {
  const headingId = useId();
  const styles = section({ spacing });
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.header}>
          <Heading level={2} size="xl" id={headingId}>
            {heading}
          </Heading>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </div>
      {bleed}
    </section>
  );
}
