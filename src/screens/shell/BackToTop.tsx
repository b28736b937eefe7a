import { type MouseEvent, useEffect, useRef } from 'react';
import { shellTexts } from '#content/navigation.ts';
import { layout } from '#styled/recipes';
import { focusHeading } from '#ui/focusHeading.ts';
import { Icon } from '#ui/Icon.tsx';

/** Shown once this many windows of the page have gone by. */
const WINDOWS = 1.5;

/** Goes to the page's heading, as a change of page does. */
function goToHeading(event: MouseEvent): void {
  if (!focusHeading()) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** The way back up a long page; with scripts off, it stands at the page's end. */
export function BackToTop() {
  const styles = layout();
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const mark = () => link.current?.toggleAttribute('data-shown', scrollY > WINDOWS * innerHeight);
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, []);

  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link where no script runs.
    <a
      ref={link}
      href="#content"
      className={styles.toTop}
      aria-label={shellTexts.toTop}
      onClick={goToHeading}
    >
      <Icon name="arrowUp" />
    </a>
  );
}
