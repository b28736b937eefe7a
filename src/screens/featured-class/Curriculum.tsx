import type { Lesson } from '#content/featuredClass.ts';
import { curriculum } from '#styled/recipes';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Converts m:ss to an ISO 8601 duration. */
function machineDuration(duration: string): string {
  const [minutes, seconds] = duration.split(':').map(Number);
  return `PT${minutes}M${seconds}S`;
}

/** A closing lesson above moves the pressed header up: the scroll position is corrected before paint. */
function keepInPlace({ currentTarget }: { currentTarget: HTMLElement }): void {
  const { top } = currentTarget.getBoundingClientRect();
  requestAnimationFrame(() => {
    scrollBy({ top: currentTarget.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}

/** The lessons as `details` with one name: the browser keeps at most one open, without scripts. */
export function Curriculum({ lessons }: { lessons: readonly Lesson[] }) {
  const styles = curriculum();
  return (
    <ol className={styles.list}>
      {lessons.map(({ id, title, description, duration }) => (
        <li key={id}>
          <details name="curriculum" className={styles.lesson}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: A summary is a button, for the keyboard too. */}
            <summary className={styles.summary} onClick={keepInPlace}>
              <span className={styles.number} aria-hidden="true">
                {id}
              </span>
              <Heading level={3} size="md" className={styles.title}>
                {title}
              </Heading>
              <time className={styles.duration} dateTime={machineDuration(duration)}>
                {duration}
              </time>
              <span className={styles.sign}>
                <Icon name="chevronDown" />
              </span>
            </summary>
            <p className={styles.text}>{description}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
