import { type MouseEvent, useEffect, useRef } from 'react';
import { shellTexts } from '#content/navigation.ts';
import { layout } from '#styled/recipes';
import { focusHeading } from '#ui/focusHeading.ts';
import { Icon } from '#ui/Icon.tsx';

/** Shown after scrolling this many viewport heights. */
const WINDOWS = 1.5;

/** Focuses the page's heading, as a page change does. */
function goToHeading(event: MouseEvent): void {
  if (!focusHeading()) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** The back-to-top link of long pages; without JavaScript it is at the page's end. */
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
